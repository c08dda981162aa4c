import type { GameView } from '@slow-train/protocol';
import type { Line, Seat, TrainId } from '@slow-train/rules';

/** The subject of a sentence. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}

/** A thing that people have, in one language: `tu parte`; `la parte de` before names, `la de` after one’s own. */
export interface Belonging {
  readonly yours: string;
  readonly of: string;
  readonly andOf: string;
}

/** Returns what belongs to some people: `tu parte`, `la parte de Ana`, `tu parte y la de Ana`. */
export function ownedBy(
  all: readonly Who[],
  things: (others: number) => Belonging,
  listed: (parts: readonly string[]) => string,
): string {
  const others = all.filter(({ isYou }) => !isYou).map(({ name }) => name);
  const { yours, of, andOf } = things(others.length);
  if (others.length === all.length) return `${of} ${listed(others)}`;
  return others.length === 0 ? yours : listed([yours, `${andOf} ${listed(others)}`]);
}

/** The names of seats and trains, as one viewer sees them. */
export interface Names {
  isYou(seat: Seat): boolean;
  /** "You", "Ana". */
  seat(seat: Seat): string;
  /** Each names a branch as well, if the line is on one. On a row: "Your train", "Mexican", "Ana". */
  row(train: TrainId, line?: Line): string;
  /** In a sentence: "your train", "the Mexican train", "Ana’s train". */
  train(train: TrainId, line?: Line): string;
  /** In a sentence about trains: "your train", "the Mexican train", "Ana’s". */
  short(train: TrainId, line?: Line): string;
}

/** The part of a game needed for names. */
export interface Named {
  readonly seats: readonly ({ readonly kind: 'nobody' } | { readonly kind: string; readonly name: string })[];
  readonly you: Pick<GameView['you'], 'seat'>;
}

/** Returns a tile as shown to people, `12‑5`, with a non-breaking hyphen (U+2011). */
export function tileText(name: string): string {
  return name.replace('-', '\u2011');
}

/** The name of a preset, the same in every language: `Hub`. */
export function presetName(preset: string): string {
  return capital(preset);
}

/** Capitalizes the first letter, behind `¿` or a quotation mark as well. */
export function capital(sentence: string): string {
  return sentence.replace(/^[¿¡“„«]?\p{L}/u, (start) => start.toUpperCase());
}

/** A text, or a group of texts, of the same kind in any language: the same arguments, any words. */
export type Translation<T> = T extends string
  ? string
  : T extends (...input: infer Input) => infer Output
    ? (...input: Input) => Translation<Output>
    : { readonly [K in keyof T]: Translation<T[K]> };

/** More tiles than this are counted, not named: an opening may deal twenty. */
export const MOST_NAMED = 6;
