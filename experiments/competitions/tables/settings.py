"""The settings of a session of tables, and the player that stands for a client."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, NoReturn

from pydantic import Field, model_validator

from agent.errors import PlayerError
from agent.knowledge.view import View
from agent.options import Settings, Text, option
from agent.registry import Entry, PlayerSpec, Role, register
from ddsolver.cards import Seat
from experiments.boards.hands import SIDES
from experiments.competitions.match.run import MatchRun
from experiments.competitions.match.settings import Four

CLIENT = "client"
"""In the settings, this player's name reserves a seat for a client."""
HOST, PORT = "127.0.0.1", 2000


@dataclass(frozen=True, kw_only=True)
class ClientSettings(Settings):
    """The settings of the player ``client``."""

    name: str = option("", Text(), "the name that the client must give; if empty, any name is accepted")


class Client:
    """The player that stands for a client of the table manager; the client chooses the cards."""

    def decide(self, view: View) -> NoReturn:
        """Refuse to play.

        :raises PlayerError: always.
        """
        raise PlayerError(f"{view.seat.name.title()} is a client: it plays only at `declarer table-manager`")


def _make(*_: object) -> Client:
    return Client()


_ENTRY = Entry(
    (Role.DECLARER, Role.DEFENDER), "is a program that connects to `declarer table-manager`", ClientSettings, _make
)


def is_client(player: PlayerSpec) -> bool:
    """Whether a player stands for a client."""
    return isinstance(player.settings, ClientSettings)


def clients_of(four: Four) -> dict[Seat, str]:
    """Return the seats of clients at a table, each with the name that its client must give; "" allows any name."""
    asked = {seat: each.declarer.settings for seat, each in four.robots.items()}
    return {seat: settings.name for seat, settings in asked.items() if isinstance(settings, ClientSettings)}


class SessionSettings(MatchRun):
    """The settings of `declarer table-manager`: a match of four ``players`` over a network, some of them clients.

    The first table listens at ``port``, the second at the next port. With one table, the pairs do not exchange places.
    If ``bidding`` is ``clients``, the clients bid; otherwise the manager announces the auction. ``pause`` is the time
    in seconds between two lines to a client. A client that lets the table wait for ``client_timeout`` seconds loses its
    seat.
    """

    kind: ClassVar[str] = "table-manager"

    host: str = HOST
    port: Annotated[int, Field(ge=0, le=65534)] = PORT
    tables: Literal[1, 2] = 2
    bidding: Literal["announced", "clients"] = "announced"
    pause: Annotated[float, Field(ge=0, le=5)] = 0.0
    client_timeout: Annotated[float, Field(gt=0, le=86400)] = 600.0

    @model_validator(mode="before")
    @classmethod
    def _register_client(cls, values: Any) -> Any:
        register(CLIENT, _ENTRY)  # not at import, because other commands do not have this player
        return values

    @classmethod
    def check_four(cls, four: Four) -> None:
        """Accept clients, robots and players of cards together; a player of cards passes."""

    @property
    def robots_bid(self) -> bool:
        """False: the manager handles the bidding."""
        return False

    @model_validator(mode="after")
    def _clients_have_names(self) -> SessionSettings:
        four = self.four
        for seat, each in four.robots.items():
            if is_client(each.declarer) is not is_client(each.defender):
                raise ValueError(
                    f"{seat.name.title()} must be a client in both roles or in neither; write 'client' without a slash"
                )
        ours, theirs = (
            {player.key for seat in side if is_client(player := four.robots[seat].declarer)} for side in SIDES
        )
        if four.bidders and self.bidding == "announced":
            raise ValueError(
                "robots bid, but here the manager announces the calls: add --bidding clients, or name players of cards"
            )
        if self.sprt is not None and self.tables == 1:
            raise ValueError("sprt needs two tables: with one there are no IMPs")
        if ours & theirs:
            raise ValueError(
                "the clients of the two pairs need different names, as in NS=client:name=A,EW=client:name=B"
            )
        return self

    @property
    def first_table(self) -> Four:
        """The players of the first table."""
        return self.four

    @property
    def number_of_tables(self) -> int:
        """The number of tables: with one, the pairs do not exchange places."""
        return self.tables

    @property
    def clients_bid(self) -> bool:
        """Whether clients and robots bid the deals."""
        return self.bidding == "clients"
