import { hint, type Hint, type Reason } from '@slow-train/players';
import { tileName, type View } from '@slow-train/rules';
import type { Names } from '#words';
import { batch, createSignal, type Accessor } from 'solid-js';
import { hintText } from '#text/hint.ts';
import type { LiveSelection } from './create-selection.ts';
import { NOTHING_SELECTED, type Selection, type Situation } from './selection.ts';
import type { Status } from './status.ts';

/** A hint as the board shows it. */
export interface ShownHint {
  /** The selection that it makes. The player plays or sends it like any other; nothing is sent for them. */
  readonly selection: Selection;
  readonly sentence: string;
  /** The selection before the hint. */
  readonly before: Selection;
}

/** The hint on a board, and the way to another one. */
export interface LiveHint {
  readonly mayHint: Accessor<boolean>;
  /** The hint, until anything else is selected; null without one. */
  readonly shown: Accessor<ShownHint | null>;
  /** Returns the hint for now; null if there is none. Selects nothing. */
  next(): ShownHint | null;
  /** Selects a hint. */
  give(hint: ShownHint): void;
}

/** Creates the hint on a board; there is none before the player asks. */
export function createHint(
  situation: Accessor<Situation>,
  { last, made, select }: LiveSelection,
  names: Accessor<Names>,
  send: { readonly isBusy: Accessor<boolean>; readonly isRefused: Accessor<boolean> },
): LiveHint {
  const [given, setGiven] = createSignal<ShownHint | null>(null);
  const mayHint = (): boolean => !send.isBusy() && (situation().mode === 'playing' || situation().mode === 'building');
  const shown = (): ShownHint | null =>
    given()?.selection === last() && mayHint() && !send.isRefused() ? given() : null;
  return {
    mayHint,
    shown,
    next: () => (mayHint() ? hintFor(situation().view, names(), shown()?.before ?? made()) : null),
    give: (hint) =>
      batch(() => {
        setGiven(hint);
        select(hint.selection);
      }),
  };
}

/** Returns the computer player's choice in the player's place, in words; null unless it is their turn. */
export function hintFor(view: View, names: Names, before: Selection): ShownHint | null {
  const given = hint(view);
  return given === null ? null : { selection: selectionOf(given), sentence: sentenceOf(given, names), before };
}

/** Returns the hint in place of the status, or the status with a button that asks for one if it has no other button. */
export function withHint(status: Status, hinted: ShownHint | null, mayAsk: boolean): Status {
  if (hinted !== null)
    return { tone: 'plain', sentence: hinted.sentence, link: 'unhint', hasIndicator: false, rule: null };
  return mayAsk && status.link === null ? { ...status, link: 'hint' } : status;
}

function selectionOf({ action }: Hint): Selection {
  const selection: Selection = { ...NOTHING_SELECTED, taps: action.tap === true };
  switch (action.do) {
    case 'play':
      return { ...selection, tile: action.tile, train: action.train };
    case 'build':
      return { ...selection, build: action.tiles };
    case 'draw':
    case 'pass':
      return selection;
    default:
      return action satisfies never;
  }
}

function sentenceOf({ action, reason }: Hint, names: Names): string {
  const because = becauseOf(reason);
  const tap = action.tap ? ` ${hintText.tap}` : '';
  switch (action.do) {
    case 'play':
      return hintText.play(tileName(action.tile), names.train(action.train), because) + tap;
    case 'build':
      return hintText.build(action.tiles.length, because) + tap;
    case 'draw':
      return hintText.draw;
    case 'pass':
      return hintText.pass + tap;
    default:
      return action satisfies never;
  }
}

function becauseOf(reason: Reason): string {
  const { because } = hintText;
  switch (reason.why) {
    case 'goesOut':
    case 'onlyPlay':
      return because[reason.why];
    case 'longestBuild':
      if (!reason.isProved) return because.longestFound;
      return reason.kept === null ? because.longest : because.longestKeeping(tileName(reason.kept));
    case 'covers':
      return because.covers(tileName(reason.double));
    case 'canCover':
      return because.canCover(tileName(reason.by));
    case 'startsTrain':
    case 'keepsTrain':
    case 'goesOn':
      return because[reason.why](reason.tiles);
    case 'lightens':
      return because.lightens(reason.pips);
    case 'nothingFits':
      return '';
    default:
      return reason satisfies never;
  }
}
