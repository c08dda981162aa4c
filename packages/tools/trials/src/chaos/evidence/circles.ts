import type { Circle } from '@slow-train/protocol';
import type { Wish } from './wish.ts';

// The clients' wishes about circles, and their view of them. Members are named as the clients are.

type CircleDeed =
  | { readonly do: 'found'; readonly name: string }
  | { readonly do: 'join' | 'leave' | 'standing' | 'season' | 'endSeason' | 'open' }
  | { readonly do: 'answer'; readonly answer: 'yes' | 'no' }
  | { readonly do: 'ask' | 'remove' | 'handOn'; readonly other: string }
  /** Null takes it back. */
  | {
      readonly do: 'substitute';
      readonly game: string;
      readonly member: string;
      readonly substitute: string | null;
    };

/** What a client wanted a circle to become. */
export interface CircleWish extends Wish {
  /** Null for a new one, until an answer names it. */
  circle: string | null;
  readonly deed: CircleDeed;
  /** The game that an answer says was opened. */
  opened: string | null;
}

/** A circle as one of its members has seen it. */
export interface SeenCircle {
  readonly client: string;
  readonly circle: string;
  readonly begun: number;
  readonly ended: number;
  readonly members: readonly Pick<Circle['members'][number], 'member' | 'name' | 'isFounder' | 'isYou'>[];
  readonly season: {
    readonly number: number;
    /** Ids of the games that count. */
    readonly games: readonly string[];
    readonly rows: readonly { readonly name: string; readonly place: number; readonly sum: number }[];
  } | null;
}
