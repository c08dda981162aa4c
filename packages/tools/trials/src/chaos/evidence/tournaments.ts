import type { EntrantState, TournamentStatus } from '@slow-train/protocol';
import type { Wish } from './wish.ts';

// The clients' wishes about tournaments, and their view of them.

type TournamentDeed =
  | { readonly do: 'create'; readonly name: string }
  | { readonly do: 'enter' | 'withdraw' | 'begin' | 'cancel' }
  /** In milliseconds. */
  | { readonly do: 'close'; readonly at: number }
  | { readonly do: 'remove'; readonly number: number };

/** What a client wanted a tournament to become. */
export interface TournamentWish extends Wish {
  /** Null for a new one, until an answer names it. */
  tournament: string | null;
  readonly deed: TournamentDeed;
  /** Under which number an answer has the client; null if it has none. */
  number: number | null;
}

/** A tournament as a client has seen it. */
export interface SeenTournament {
  readonly client: string;
  readonly tournament: string;
  readonly begun: number;
  readonly ended: number;
  readonly status: TournamentStatus;
  readonly round: number;
  /** Without those whose names the client may not read. */
  readonly people: readonly { readonly number: number; readonly name: string; readonly state: EntrantState }[];
  readonly you: { readonly number: number; readonly state: EntrantState } | null;
}
