import type { GameView, LogEntry } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { Named, Names } from './common.ts';

/** The occupant of a seat from a revision on, by their name at the time. */
interface Sitting {
  readonly from: number;
  readonly name: string;
  readonly isComputer: boolean;
}

interface Game extends Named {
  readonly you: Pick<GameView['you'], 'seat' | 'away'>;
}

/**
 * Returns a function from a revision to the names in the game at that time: after a substitution or a return, a seat's
 * occupant is not the one who acted there before. Goes back as far as the log records the occupants.
 */
export type NamesThen = (game: Game, log: readonly LogEntry[]) => (revision: number) => Names;

/** Returns that function in the language of `namesOf`. `standIn` is an occupant whose name is lost. */
export function namesThenWith(namesOf: (game: Named) => Names, standIn: string): NamesThen {
  return (game, log) => {
    const now = namesOf(game);
    const sittings = game.seats.map((_, seat) => sittingsIn(seat, log, standIn));
    if (sittings.every((all) => all.length === 0)) return () => now;
    const me = readerOf(game);
    return (revision) => {
      const then = sittings.map((all) => all.findLast(({ from }) => from <= revision));
      const seats = game.seats.map((sitter, seat) => {
        const sitting = then[seat];
        return sitting === undefined ? sitter : { kind: 'person', name: sitting.name };
      });
      const isMine = (seat: Seat): boolean => {
        const sitting = then[seat];
        return sitting === undefined
          ? seat === game.you.seat
          : !sitting.isComputer && seat === me.seat && sitting.name === me.name;
      };
      const mine = seats.findIndex((_, seat) => isMine(seat));
      return namesOf({ seats, you: { seat: mine < 0 ? null : mine } });
    };
  };
}

/** Returns the viewer's own seat and name, even while somebody else holds the seat. */
function readerOf({ seats, you }: Game): { readonly seat: Seat | null; readonly name: string | null } {
  const seat = you.seat ?? you.away;
  const sitter = seat === null ? undefined : seats[seat];
  if (sitter === undefined) return { seat, name: null };
  if (you.seat === null && 'sitsFor' in sitter && typeof sitter.sitsFor === 'string')
    return { seat, name: sitter.sitsFor };
  return { seat, name: 'name' in sitter ? sitter.name : null };
}

/** Returns the occupants of a seat in order, the first one from revision 0 on. */
function sittingsIn(seat: Seat, log: readonly LogEntry[], standIn: string): Sitting[] {
  const sittings: Sitting[] = [];
  for (const { revision: from, events } of log) {
    for (const event of events) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.type === 'held') {
        if (sittings.length === 0) sittings.push({ from: 0, name: event.name, isComputer: false });
        sittings.push({ from, name: event.by, isComputer: true });
      } else if (event.type === 'satIn' || event.type === 'returned') {
        if (sittings.length === 0) sittings.push({ from: 0, name: standIn, isComputer: true });
        sittings.push({ from, name: event.name, isComputer: false });
      }
    }
  }
  return sittings;
}
