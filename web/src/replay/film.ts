import { fieldsOf, replay, type Event, type RecordFault, type Result, type RoundState } from '@slow-train/rules';

/** One moment of a game: how it stands after an action, and what that action has caused. */
export interface Frame {
  readonly state: RoundState;
  readonly round: number;
  /** 0 is the deal. */
  readonly action: number;
  readonly events: readonly Event[];
}

/** One round among the frames. */
export interface Stop {
  readonly round: number;
  readonly first: number;
  readonly last: number;
}

/** A record played again, moment by moment. The states share all that an action does not change. */
export interface Film {
  readonly frames: readonly Frame[];
  readonly stops: readonly Stop[];
  /** Rounds in the whole game; a record may end before. */
  readonly rounds: number;
  /** Where the record is wrong; the frames go as far as it is right. */
  readonly fault: RecordFault | null;
}

/** Plays a record. It is an error only where there is nothing at all to be seen. */
export function filmOf(record: unknown): Result<Film, RecordFault> {
  const frames: Frame[] = [];
  const stops: Stop[] = [];
  const replayed = replay(record, (state, round, action, events) => {
    const here = frames.length;
    const stop = stops.at(-1);
    if (stop?.round === round) stops[stops.length - 1] = { ...stop, last: here };
    else stops.push({ round, first: here, last: here });
    frames.push({ state, round, action, events });
  });
  const [first] = frames;
  if (first === undefined) {
    const fault = replayed.ok ? { round: 0, action: null, message: 'There is no round in it.' } : replayed.error;
    return { ok: false, error: fault };
  }
  const rounds = fieldsOf(fieldsOf(record)['rules'])['rounds'];
  return {
    ok: true,
    value: {
      frames,
      stops,
      rounds: typeof rounds === 'number' ? rounds : first.state.table.set + 1,
      fault: replayed.ok ? null : replayed.error,
    },
  };
}

/** How many have a seat in it. */
export function seatsIn(film: Film): number {
  return film.frames[0]?.state.table.seats.length ?? 0;
}
