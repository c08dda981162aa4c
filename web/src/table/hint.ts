import { hint, type Hint, type Reason } from '@slow-train/players';
import { tileName, type View } from '@slow-train/rules';
import type { Names } from '@slow-train/words';
import { hintText } from '../text/hint.ts';
import type { Notice } from './notice.ts';
import { NO_CHOICE, type Choice } from './selection.ts';

/** A hint as the board shows it. */
export interface Hinted {
  /** What it puts in mind, where it can be played or sent like any other choice: never by itself. */
  readonly choice: Choice;
  readonly sentence: string;
  /** What was in mind before. */
  readonly before: Choice;
}

/** What the computer player would do in the reader's place, in words; null where the reader is not on. */
export function hintFor(view: View, names: Names, before: Choice): Hinted | null {
  const given = hint(view);
  return given === null ? null : { choice: choiceOf(given), sentence: sentenceOf(given, names), before };
}

/** The notice with a hint in its place, or with a button that asks for one where there is room for a button. */
export function withHint(notice: Notice, hinted: Hinted | null, mayAsk: boolean): Notice {
  if (hinted !== null) return { tone: 'plain', sentence: hinted.sentence, link: 'unhint', hasLamp: false };
  return mayAsk && notice.link === null ? { ...notice, link: 'hint' } : notice;
}

function choiceOf({ action }: Hint): Choice {
  const choice: Choice = { ...NO_CHOICE, taps: action.tap === true };
  switch (action.do) {
    case 'play':
      return { ...choice, tile: action.tile, train: action.train };
    case 'build':
      return { ...choice, draft: action.tiles };
    case 'draw':
    case 'pass':
      return choice;
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
