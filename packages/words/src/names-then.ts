import type { GameView, LogEntry } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { namesOf, type Named, type Names } from './names.ts';

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
export function namesThen(game: Game, log: readonly LogEntry[]): (revision: number) => Names {
  const now = namesOf(game);
  const sittings = game.seats.map((_, seat) => sittingsIn(seat, log));
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
function sittingsIn(seat: Seat, log: readonly LogEntry[]): Sitting[] {
  const sittings: Sitting[] = [];
  for (const { revision: from, events } of log) {
    for (const event of events) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.type === 'held') {
        if (sittings.length === 0) sittings.push({ from: 0, name: event.name, isComputer: false });
        sittings.push({ from, name: event.by, isComputer: true });
      } else if (event.type === 'satIn' || event.type === 'returned') {
        if (sittings.length === 0) sittings.push({ from: 0, name: 'A stand-in', isComputer: true });
        sittings.push({ from, name: event.name, isComputer: false });
      }
    }
  }
  return sittings;
}
