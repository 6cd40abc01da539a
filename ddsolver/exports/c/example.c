/* Prints the double-dummy table of a deal, its par, and what each opening lead is worth at notrump.

       cc example.c -I include -L lib -ldeclarer -Wl,-rpath,$PWD/lib -o example */

#include <stdio.h>

#include "declarer.h"

static int fail(int code) {
    fprintf(stderr, "example: %s (%d)\n", declarer_message(code), (int)declarer_wrong());
    return 1;
}

int main(void) {
    int64_t hands[4];
    int8_t table[1][5][4], values[52];
    struct declarer_par par;
    int code = declarer_read_deal("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75", hands);
    if (code != DECLARER_DONE) return fail(code);
    code = declarer_tables(NULL, hands, 1, 0, 0, table);
    if (code != DECLARER_DONE) return fail(code);
    code = declarer_find_par(table[0][0], 0, 0, &par); /* nobody is vulnerable, North deals */
    if (code != DECLARER_DONE) return fail(code);
    struct declarer_layouts layouts = {.hands = hands, .number = 1, .trump = 4, .leader = 3}; /* notrump, West leads */
    code = declarer_card_values(NULL, &layouts, values);
    if (code != DECLARER_DONE) return fail(code);
    puts("     S  H  D  C NT");
    for (int seat = 0; seat < 4; seat++) {
        printf("%c: ", "NESW"[seat]);
        for (int strain = 0; strain < 5; strain++) printf("%3d", table[0][strain][seat]);
        putchar('\n');
    }
    printf("par %d:", par.score);
    for (int place = 0; place < par.number; place++)
        printf(" %d%c by %c", par.contracts[place].level, "SHDCN"[par.contracts[place].strain],
               "NESW"[par.contracts[place].declarer]);
    putchar('\n');
    for (int card = 0; card < 52; card++)
        if (values[card] >= 0) printf("%c%c %d\n", "SHDC"[card / 13], "23456789TJQKA"[card % 13], values[card]);
    return 0;
}
