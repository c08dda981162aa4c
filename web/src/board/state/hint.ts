import { hint, type Hint, type Reason } from '@slow-train/players';
import { tileName, type View } from '@slow-train/rules';
import type { Names } from '#words';
import { batch, createSignal, type Accessor } from 'solid-js';
import { hintText } from '#text/table.ts';
import type { LiveSelection } from './create-selection.ts';
import type { MoveSender } from './create-sender.ts';
import { mayAct, NOTHING_SELECTED, type Selection, type Situation } from './selection.ts';
import { rowKey } from './trains.ts';
import { plainStatus, type Status } from './status.ts';

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
  readonly hinted: Accessor<ShownHint | null>;
  readonly isHinted: Accessor<boolean>;
  /** Selects the computer player's choice, and gives the reason. Sends nothing. */
  askHint(): void;
}

/** Creates the hint on a board; there is none before the player asks. */
export function createHint(
  situation: Accessor<Situation>,
  { selection, last, select }: LiveSelection,
  { isBusy, isRefused, dismiss }: MoveSender,
  names: Accessor<Names>,
  /** Called before each hint. */
  onHint: () => void,
): LiveHint {
  const [given, setGiven] = createSignal<ShownHint | null>(null);
  const mayHint = (): boolean => !isBusy() && mayAct(situation());
  const hinted = (): ShownHint | null => (given()?.selection === last() && mayHint() && !isRefused() ? given() : null);
  return {
    mayHint,
    hinted,
    isHinted: () => hinted() !== null,
    askHint() {
      const next = mayHint() ? hintFor(situation().view, names(), hinted()?.before ?? selection()) : null;
      if (next === null) return;
      dismiss();
      batch(() => {
        onHint();
        select(next.selection);
        setGiven({ ...next, selection: last() });
      });
    },
  };
}

/** Returns the computer player's choice in the player's place, in words; null unless it is their turn. */
function hintFor(view: View, names: Names, before: Selection): ShownHint | null {
  const given = hint(view);
  return given === null ? null : { selection: selectionOf(given), sentence: sentenceOf(given, names), before };
}

/** Returns the hint in place of the status, or the status with a button that asks for one if it has no other button. */
export function withHint(status: Status, hinted: ShownHint | null, mayAsk: boolean): Status {
  if (hinted !== null) return plainStatus(hinted.sentence, 'unhint');
  return mayAsk && status.link === null ? { ...status, link: 'hint' } : status;
}

function selectionOf({ action }: Hint): Selection {
  const selection: Selection = { ...NOTHING_SELECTED, taps: action.tap === true };
  switch (action.do) {
    case 'play':
      return { ...selection, tile: action.tile, row: rowKey(action.train, action.line) };
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
      return hintText.play(tileName(action.tile), names.train(action.train, action.line), because) + tap;
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
