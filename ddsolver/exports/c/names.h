/* A static library has no hidden symbols: what its files share must not meet a program's own names. */

#ifndef NAMES_H
#define NAMES_H

#define arena_of declarer_private_arena_of
#define begin_call declarer_private_begin_call
#define begin_search declarer_private_begin_search
#define card_of declarer_private_card_of
#define check_deal declarer_private_check_deal
#define check_position declarer_private_check_position
#define count declarer_private_count
#define end_search declarer_private_end_search
#define give_memory declarer_private_give_memory
#define hands_of declarer_private_hands_of
#define highest declarer_private_highest
#define in_hands declarer_private_in_hands
#define kernels_here declarer_private_kernels_here
#define legal declarer_private_legal
#define on_threads declarer_private_on_threads
#define place_of declarer_private_place_of
#define play declarer_private_play
#define position_of declarer_private_position_of
#define processors declarer_private_processors
#define rank_of declarer_private_rank_of
#define read_board declarer_private_read_board
#define read_text declarer_private_read_text
#define release_memory declarer_private_release_memory
#define score_if_first declarer_private_score_if_first
#define set_wrong declarer_private_set_wrong
#define strain_tricks declarer_private_strain_tricks
#define suit_of declarer_private_suit_of
#define take_memory declarer_private_take_memory
#define threads_allowed declarer_private_threads_allowed
#define to_play declarer_private_to_play
#define value_bids declarer_private_value_bids
#define value_of declarer_private_value_of
#define values_of_play declarer_private_values_of_play

#endif
