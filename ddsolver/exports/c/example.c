/* Prints the double-dummy tables of deals, and what each opening lead is worth in one of them.

       cc example.c -I include -L lib -ldeclarer -Wl,-rpath,$PWD/lib -o example */

#include <stdio.h>

#include "declarer.h"

int main(void) {
    int64_t hands[1][4];
    int8_t table[1][5][4], values[1][52];
    int code = declarer_read_deal("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75", hands[0]);
    if (code == DECLARER_DONE) code = declarer_tables(hands, 1, 0, table);
    struct declarer_layouts layouts = {.hands = hands, .number = 1, .trump = 4, .leader = 3}; /* notrump, West leads */
    if (code == DECLARER_DONE) code = declarer_card_values(&layouts, values[0]);
    if (code != DECLARER_DONE) {
        fprintf(stderr, "example: %s\n", declarer_message(code));
        return 1;
    }
    puts("     S  H  D  C NT");
    for (int seat = 0; seat < 4; seat++) {
        printf("%c: ", "NESW"[seat]);
        for (int strain = 0; strain < 5; strain++) printf("%3d", table[0][strain][seat]);
        putchar('\n');
    }
    for (int card = 0; card < 52; card++)
        if (values[0][card] >= 0) printf("%c%c %d\n", "SHDC"[card / 13], "23456789TJQKA"[card % 13], values[0][card]);
    return 0;
}
