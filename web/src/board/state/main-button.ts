import type { LegalAction } from '@slow-train/rules';
import { tileName, writeAction } from '@slow-train/rules';
import type { Names } from '#words';
import { text } from '#text/table.ts';
import type { SendState } from '../../client/send-action.ts';
import {
  formatBuild,
  formatPlay,
  mayTapWith,
  playsOf,
  rowOf,
  rowsFor,
  type Selection,
  type Situation,
} from './selection.ts';

/** `act` sends, `scores` opens the scores, `hint` says what to do next, `wait` who has the turn, `busy` that it sends. */
export type MainButton =
  | { readonly kind: 'act'; readonly words: string; readonly action: string }
  | { readonly kind: 'scores' | 'hint' | 'wait' | 'busy'; readonly words: string };

/** Returns the words and the action of the main button; it is never blank. */
export function mainButton(
  situation: Situation,
  selection: Selection,
  sending: SendState,
  names: Names,
  isTouch: boolean,
): MainButton {
  const { main } = text;
  if (sending.state === 'sending') return { kind: 'busy', words: main.sending };
  if (sending.state === 'waiting') return { kind: 'busy', words: main.offline };
  const { table, seat } = situation.view;
  switch (situation.mode) {
    case 'over':
      return { kind: 'scores', words: main.scores };
    case 'watching':
      return { kind: 'wait', words: main.looking(names.seat(table.turn.seat)) };
    case 'waiting': {
      const isTogether =
        table.phase === 'building' && (table.rules.simultaneousBuild === 'yes' || table.turn.seat === seat);
      return { kind: 'wait', words: isTogether ? main.waitingAll : main.waiting(names.seat(table.turn.seat)) };
    }
    case 'building':
      return selection.build.length === 0
        ? { kind: 'hint', words: main.pickBuild }
        : {
            kind: 'act',
            words: main.build(selection.build.length),
            action: formatBuild(selection.build, selection.taps && mayTapWith(situation, selection)),
          };
    case 'playing':
      return playing(situation, selection, names, isTouch);
    default:
      return situation.mode satisfies never;
  }
}

function playing(situation: Situation, selection: Selection, names: Names, isTouch: boolean): MainButton {
  const { main } = text;
  if (selection.tile !== null) {
    const plays = playsOf(situation, selection.tile);
    const row = aimOf(situation, selection);
    const play = plays.find((one) => rowOf(one) === row);
    if (play !== undefined) {
      const taps = selection.taps && mayTapWith(situation, { ...selection, row });
      return {
        kind: 'act',
        words: main.play(tileName(play.tile), names.train(play.train, play.line)),
        action: formatPlay(play, taps),
      };
    }
    if (plays.length > 0) {
      const places = plays.map(({ train, line }) => names.short(train, line));
      return { kind: 'hint', words: main.choose(places, isTouch) };
    }
  }
  if (situation.legal.some((action) => action.do === 'play')) return { kind: 'hint', words: main.pick };
  for (const action of situation.legal) {
    if (action.do === 'draw') return { kind: 'act', words: main.draw, action: writeAction(action) };
    if (action.do === 'pass') {
      const taps = selection.taps && mayTapWith(situation, { ...selection, tile: null });
      return {
        kind: 'act',
        words: main.pass,
        action: taps ? writeAction({ do: 'pass', tap: true }) : writeAction(action),
      };
    }
  }
  return { kind: 'hint', words: main.pick };
}

/** Returns the row that the selected tile would go to: the only one that takes it, or the chosen one. */
export function aimOf(situation: Situation, { tile, row }: Selection): Selection['row'] {
  const rows = tile === null ? [] : rowsFor(situation, tile);
  const [only] = rows;
  if (rows.length === 1 && only !== undefined) return only;
  return row !== null && rows.includes(row) ? row : null;
}

/** An action that the main button does not offer. */
export interface ExtraAction {
  readonly words: string;
  readonly action: string;
  /** Red: somebody owes a tap. */
  readonly isAlarm: boolean;
}

/** Returns the other actions that the rules allow, in and out of turn. */
export function extraActions(situation: Situation, names: Names): readonly ExtraAction[] {
  const canPlay = situation.legal.some((action) => action.do === 'play' || action.do === 'build');
  return situation.legal.flatMap((action) => {
    const words = extraWords(action, names, canPlay);
    return words === null
      ? []
      : [{ words, action: writeAction(action), isAlarm: action.do === 'tap' || action.do === 'catch' }];
  });
}

function extraWords(action: LegalAction, names: Names, canPlay: boolean): string | null {
  switch (action.do) {
    case 'tap':
      return text.side.tap;
    case 'catch':
      return text.side.catch(names.seat(action.seat));
    case 'draw':
      return canPlay ? text.side.draw : null;
    case 'pass':
      // Only the tile just drawn may be kept. If nothing can be played, the main button draws or passes.
      return canPlay ? text.side.keep : null;
    case 'play':
    case 'build':
      return null;
    default:
      return action satisfies never;
  }
}
