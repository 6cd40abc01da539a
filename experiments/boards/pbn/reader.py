"""Reads PBN files in import format, as other programs write them (PBN 2.1)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from agent.errors import ContractError
from agent.rules.auction import Auction
from agent.rules.constraints import HandConstraint, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Card, Seat, Strain
from ddsolver.errors import BridgeError, CardError, DealError
from experiments.boards.board import Board, BoardFile, Commentary, FilePart
from experiments.boards.hands import Hands, checked_hands, hands_of_pbn
from experiments.boards.leading_passes import LeadingPasses, with_leading_passes
from experiments.boards.messages import BoardMissingError, DealMissingError, printable
from experiments.boards.pbn.adjusted import is_in_words
from experiments.boards.pbn.auction import AuctionSection, pieces_of, read_auction
from experiments.boards.pbn.game import Game, Token
from experiments.boards.pbn.play import Play, in_order, rows_of
from experiments.boards.pbn.score import listed_tricks, north_south_points
from experiments.boards.pbn.syntax import split_games
from experiments.boards.pbn.tags import MANDATORY, game_text, section_rows
from experiments.boards.reading import Wrong, problems_of, unknown_format
from experiments.boards.replay import Replay, possible_tricks, possible_words, tricks_of_whole_play
from experiments.boards.texts import Text, given_text
from experiments.errors import FormatError

Value = TypeVar("Value")
_NOT_PLAYED = ("NP", "NOT PLAYED", "NO PLAY")
_BARE_CONTRACT = re.compile(r"[1-7](NT?|[SHDC])X{0,2}")
_UNKNOWN = {"", "?", "-"}
_WORDS = {
    **dict.fromkeys(("nord", "noord", "norte", "norr", "norden", "pohjoinen", "północ"), Seat.NORTH),
    **dict.fromkeys(("est", "ost", "oost", "este", "øst", "öst", "osten"), Seat.EAST),
    **dict.fromkeys(("sud", "süd", "zuid", "sur", "syd", "süden"), Seat.SOUTH),
    **dict.fromkeys(("ouest", "ovest", "oeste", "vest", "väst", "westen"), Seat.WEST),
}
"""Seats in other languages. The letter O is left out: it is West in some languages and East in others."""


def parse_pbn(text: str, source: str = "<text>") -> BoardFile:
    """Read boards from PBN text; ``source`` is the name of the text in messages.

    A board without a readable deal is left out; other boards lose only the parts that cannot be read. Every part that
    is left out is reported in the result's ``problems``, with its file, line, board and token.
    """
    return BoardFile.of_parts(pbn_parts(given_text(text, source)))


def pbn_parts(text: Text) -> Iterator[FilePart]:
    """Yield the parts of a PBN text, as `parse_pbn` reads them, one by one."""
    return with_leading_passes(partial(_parts, text))


def _parts(text: Text, passes: LeadingPasses) -> Iterator[FilePart]:
    untagged: list[FilePart] = []
    """The parts before the first tag; a text without any tag has another problem than these."""
    has_tags = has_content = False
    with text.open() as file:
        for number, game in enumerate(split_games(file), start=1):
            part = _part(game, number, text.name, passes)
            has_tags = has_tags or bool(game.tags)
            has_content = has_content or part.board is not None or bool(part.problems)
            untagged.append(part)
            if has_tags:
                yield from untagged
                untagged.clear()
    if not has_tags:
        yield FilePart(text.name, problems=(unknown_format(text.name),))
    elif not has_content:
        missing = FormatError(f"{text.name} has no board: it needs a tag Deal")
        yield FilePart(text.name, problems=(missing,))


def _part(game: Game, number: int, source: str, passes: LeadingPasses) -> FilePart:
    """Return a game as a part of a file."""
    name = game.value("Board") or str(number)
    faults = _unreadable(game)
    board = text = None
    try:
        if game.has_deal:
            board = _BoardReader(game, name, faults, passes).board()
        else:
            text = game_text(game)
            if game.of_a_table or game.says("Deal"):
                why = "this game has no Deal, and it cannot use the deal of the game before it"
                faults.append(Wrong(game.line, why, DealMissingError))
    except Wrong as wrong:
        faults.append(Wrong(wrong.line, str(wrong), BoardMissingError))
    return FilePart(source, board, text, tuple(game.directives), tuple(problems_of(source, name, faults)))


def _unreadable(game: Game) -> list[Wrong]:
    """Return a list with a fault if a game has text that is not PBN."""
    if not game.broken:
        return []
    first, *others = game.broken
    more = f" and {len(others)} more piece{'s' if len(others) > 1 else ''}" if others else ""
    return [Wrong(first.line, f"cannot read {first.text!r}{more}")]


@dataclass(slots=True)
class _BoardReader:
    """Reads a board from a game's tags."""

    game: Game
    name: str
    faults: list[Wrong]
    """The parts that were left out, and why."""
    passes: LeadingPasses

    def board(self) -> Board:
        """Return the board, without the parts that cannot be read.

        :raises Wrong: if the deal cannot be read.
        """
        hands = self._hands()
        calls = self._auction()
        contract, passed_out, trump = self._contract(calls.auction, hands)
        if contract is not None and "Contract" in self.game.tags:
            calls.fill_to(contract, self.game.tags["Contract"].line, self.passes, self.game.remarks)
        leader = self._leader(contract)
        play = self._play(hands, trump, leader)
        tricks = self._result(contract, len(play.cards) // 4 if self._has_plus("Play") else None)
        if tricks is None:
            tricks = tricks_of_whole_play(hands, contract, play.cards)
        else:
            self._check_result(contract, tricks, play.cards)
        self._check_score(contract, tricks)
        sections = self._sections(calls.auction, play)
        return Board(
            name=self.name,
            hands=hands,
            dealer=calls.dealer,
            vulnerability=self._vulnerability(),
            auction=calls.auction,
            constraints=self._constraints(),
            contract=contract,
            passed_out=passed_out,
            trump=trump,
            leader=leader,
            plays=tuple(play.cards),
            tricks=tricks,
            directives=tuple(self.game.directives),
            tags={name: tag.value for name, tag in self.game.tags.items()},
            sections=sections,
            commentary=self._commentary(calls, play, sections),
            unfinished=tuple(
                name for name in ("Auction", "Play") if self._has_plus(name) and (name == "Auction" or tricks is None)
            ),
            remarks=tuple(map(printable, self.game.remarks)),
        )

    def _sections(self, auction: Auction | None, play: Play) -> dict[str, tuple[str, ...]]:
        """Return, by tag, the sections that were not read; they are kept as text."""
        sections = {}
        for name, tag in self.game.tags.items():
            data = [token for token in tag.data if not token.is_comment]
            is_read = (name == "Auction" and auction is not None) or (name == "Play" and not _is_unread(play, data))
            if data and name in MANDATORY:
                self._left_out(data[0].line, f"cannot read {data[0].text!r} after the tag {name}")
            elif data and not is_read:
                sections[name] = section_rows(tag)
        return sections

    def _commentary(
        self,
        calls: AuctionSection,
        play: Play,
        sections: Mapping[str, object],
    ) -> Commentary:
        """Return comments, marks and notes."""
        around = {"": tuple(self.game.heading)} if self.game.heading else {}
        for name, tag in self.game.tags.items():
            comments = tuple(token.text for token in tag.data if token.is_comment)
            read = (name == "Auction" and calls.auction is not None) or (name == "Play" and (play.cards or play.marks))
            if comments and not read and name not in sections:
                around[name] = comments
        notes = self.game.tags["Play"].notes if play.cards else {}
        return Commentary({number: tuple(marks) for number, marks in calls.marks.items()}, play.marks, notes, around)

    def _has_plus(self, name: str) -> bool:
        """Return whether a plus sign in a section says that it will be continued."""
        tag = self.game.tags.get(name)
        return tag is not None and any(piece.text == "+" for piece in pieces_of(tag.data))

    def _hands(self) -> Hands:
        tag = self.game.tags["Deal"]
        try:
            known = hands_of_pbn(tag.value)
            return checked_hands([known.get(seat) for seat in Seat])
        except DealError as error:
            raise Wrong(tag.line, f"Deal: {error}") from None

    def _parsed(self, name: str, parse: Callable[[str], Value], text: str, default: Value) -> Value:
        """Return what the text of a tag says; the default, with a fault, if it cannot be read."""
        try:
            return parse(text)
        except BridgeError as error:
            self._left_out(self.game.tags[name].line, f"{name}: {error}")
            return default

    def _constraints(self) -> dict[Seat, HandConstraint]:
        return self._parsed("Constraint", parse_constraints, self.game.value("Constraint"), {})

    def _vulnerability(self) -> Vulnerability:
        text = self.game.value("Vulnerable")
        given = "None" if text in _UNKNOWN - {"-"} else text
        return self._parsed("Vulnerable", Vulnerability.parse, given, Vulnerability.NONE)

    def _seat(self, name: str) -> Seat | None:
        text = self.game.value(name).lstrip("^").strip()
        if text in _UNKNOWN:
            return None
        return self._parsed(name, lambda given: Seat.parse(_WORDS.get(given.lower(), given)), text, None)

    def _left_out(self, line: int, fault: str) -> None:
        """Record a fault, unless the same fault is already recorded."""
        if all(str(known) != fault for known in self.faults):
            self.faults.append(Wrong(line, fault))

    def _auction(self) -> AuctionSection:
        """Return the auction with its alerts and marks, and the dealer."""
        dealer = self._seat("Dealer")
        tag = self.game.tags.get("Auction")
        first = self._seat("Auction")
        if tag is None or not tag.has_data:
            return AuctionSection(_first_known(dealer, first, self._first_of_deal()))
        section = read_auction(tag, first, dealer, self.game.remarks)
        self.passes.are_left_out = self.passes.are_left_out or section.lacks_passes
        if section.fault is not None:
            self._left_out(section.fault.line, str(section.fault))
        return section

    def _first_of_deal(self) -> Seat:
        return Seat.parse(self.game.value("Deal")[0])

    def _contract(
        self, auction: Auction | None, hands: Sequence[int | None]
    ) -> tuple[Contract | None, bool, Strain | None]:
        """Return the contract, whether the board was passed out, and the strain; tags override the auction."""
        called = auction.contract if auction is not None and auction.is_over else None
        passed = auction is not None and auction.is_passed_out
        text = self.game.value("Contract")
        tag = self.game.tags.get("Contract")
        if tag is None or text in _UNKNOWN or text.upper() in _NOT_PLAYED or is_in_words(text):
            return called, passed, called.strain if called else None
        if text.upper() in ("PASS", "P", "AP", "PASSED OUT"):
            self._check_passed_out(called)
            return None, True, None
        if text.upper() in ("S", "H", "D", "C", "N", "NT"):
            if called is None:
                return None, False, Strain.parse(text)
            self.game.remarks.append(f"line {tag.line}: contract {text!r} has no level; the auction leads to {called}")
            return called, False, called.strain
        declarer = self._seat("Declarer")
        if declarer is None and called is not None:
            declarer = called.declarer
        if declarer is None and _BARE_CONTRACT.fullmatch(text.upper()):
            declarer = self._declarer_before_leader(hands)
            found = "it is left out" if declarer is None else f"{declarer.left} leads, so {declarer} declares"
            self.game.remarks.append(f"line {tag.line}: contract {text!r} has no declarer; {found}")
            if declarer is None:
                return None, False, None
        try:
            contract = Contract.parse(text, declarer)
        except ContractError as error:
            self._left_out(tag.line, f"Contract: {error}")
            return called, passed, called.strain if called else None
        return contract, False, contract.strain

    def _check_passed_out(self, called: Contract | None) -> None:
        """Add a remark if the auction or the result says that a board was played, but the tag Contract does not."""
        contract, result = (self.game.value(name) for name in ("Contract", "Result"))
        why = "" if called is None else f"the auction leads to {called}"
        if called is None and (tricks := listed_tricks(result)) is not None and tricks.number:
            why = f"Result is {result!r}"
        if why:
            line = self.game.tags["Contract"].line
            self.game.remarks.append(
                f"line {line}: Contract {contract!r} does not match: {why}; the board is passed out"
            )

    def _declarer_before_leader(self, hands: Sequence[int | None]) -> Seat | None:
        """Return the seat before the leader that the tag Play names.

        Return None if the tag names no seat, or if that seat cannot have led the first card.
        """
        leader, tag = self._seat("Play"), self.game.tags.get("Play")
        if leader is None or tag is None:
            return None
        rows, _ = rows_of(pieces_of(tag.data), [])
        cell = rows[0][0] if rows else None
        try:
            card = None if cell is None else Card.parse(cell.token.text)
        except CardError:
            return None
        is_led = card is not None and Replay(hands, Strain.NOTRUMP, leader).fault(card) is None
        return Seat((leader - 1) % 4) if is_led else None

    def _leader(self, contract: Contract | None) -> Seat | None:
        if contract is not None:
            return contract.leader
        declarer = self._seat("Declarer")
        return self._seat("Play") if declarer is None else declarer.left

    def _result(self, contract: Contract | None, played: int | None) -> int | None:
        """Return the declarer's tricks; None if they are unknown, or only those of a play that will be continued.

        ``played`` is the number of whole tricks of such a play; a result with more tricks is final (section 3.4.15).
        """
        text = self.game.value("Result")
        if contract is None or text in _UNKNOWN or is_in_words(text):
            return None
        tricks = listed_tricks(text)
        if tricks is None:
            self._left_out(self.game.tags["Result"].line, f"Result: {text!r} is not a number of tricks from 0 to 13")
            return None
        return None if played is not None and tricks.number <= played else tricks.of(contract.declarer)

    def _check_result(self, contract: Contract | None, tricks: int, plays: Sequence[Card]) -> None:
        """Add a remark if the play cannot end with the tricks of the result."""
        if contract is not None and tricks not in (possible := possible_tricks(contract, plays)):
            tag = self.game.tags["Result"]
            why = possible_words(possible)
            self.game.remarks.append(f"line {tag.line}: Result {tag.value!r} does not match: {why}")

    def _check_score(self, contract: Contract | None, tricks: int | None) -> None:
        """Add a remark if the score does not follow from the contract and the tricks."""
        text = self.game.value("Score")
        given = None if contract is None else north_south_points(text, contract.declarer)
        if contract is None or tricks is None or given is None:
            return
        expected = contract.north_south_score(tricks, self._vulnerability())
        if given != expected:
            tag = self.game.tags["Score"]
            self.game.remarks.append(
                f"line {tag.line}: Score {text!r} does not match: {contract} with {tricks} tricks scores NS {expected}"
            )

    def _play(self, hands: Hands, trump: Strain | None, leader: Seat | None) -> Play:
        """Return the play before the first card that is missing, irregular or impossible."""
        tag = self.game.tags.get("Play")
        if tag is None or trump is None or leader is None:
            return Play()
        rows, before = rows_of(pieces_of(tag.data), self.game.remarks)
        play = in_order(rows, hands, trump, leader, _first_known(self._seat("Play"), leader))
        if before:
            play.marks[-1] = tuple(before)
        if play.wrong is not None:
            self._left_out(play.wrong.line, f"Play: {play.wrong}; the cards before it are kept")
        return play


def _is_unread(play: Play, data: Sequence[Token]) -> bool:
    """Return whether a board has card play, but no card of it could be read, as when the trump suit is unknown."""
    return not play.cards and any(token.text not in ("*", "-", "+") for token in data)


def _first_known(*seats: Seat | None) -> Seat:
    """Return the first seat that is not None; the operator ``or`` would skip North, which is 0."""
    return next(seat for seat in seats if seat is not None)
