import type { LegalAction } from '@slow-train/rules';
import { tileName, writeAction } from '@slow-train/rules';
import type { Names } from '@slow-train/words';
import { text } from '../text/en.ts';
import type { Sending } from './props.ts';
import { buildText, mayTap, playText, trainsFor, type Choice, type Situation } from './selection.ts';

/** `act` sends, `scores` leads on, `hint` tells what to do next, `wait` whom all wait for, `busy` that it is under way. */
export type MainButton =
  | { readonly kind: 'act'; readonly words: string; readonly action: string }
  | { readonly kind: 'scores' | 'hint' | 'wait' | 'busy'; readonly words: string };

/** What the main button says and does. There is always something that it can say. */
export function mainButton(
  now: Situation,
  choice: Choice,
  sending: Sending,
  names: Names,
  isTouch: boolean,
): MainButton {
  const { main } = text;
  if (sending.state === 'sending') return { kind: 'busy', words: main.sending };
  if (sending.state === 'waiting') return { kind: 'busy', words: main.offline };
  const { table, seat } = now.view;
  switch (now.mode) {
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
      return choice.draft.length === 0
        ? { kind: 'hint', words: main.pickBuild }
        : {
            kind: 'act',
            words: main.build(choice.draft.length),
            action: buildText(choice.draft, choice.taps && mayTap(now, choice)),
          };
    case 'playing':
      return playing(now, choice, names, isTouch);
    default:
      return now.mode satisfies never;
  }
}

function playing(now: Situation, choice: Choice, names: Names, isTouch: boolean): MainButton {
  const { main } = text;
  if (choice.tile !== null) {
    const trains = trainsFor(now, choice.tile);
    const train = aimOf(now, choice);
    if (train !== null) {
      const taps = choice.taps && mayTap(now, { ...choice, train });
      return {
        kind: 'act',
        words: main.play(tileName(choice.tile), names.train(train)),
        action: playText(choice.tile, train, taps),
      };
    }
    if (trains.length > 0) return { kind: 'hint', words: main.choose(trains.map(names.short), isTouch) };
  }
  if (now.legal.some((action) => action.do === 'play')) return { kind: 'hint', words: main.pick };
  for (const action of now.legal) {
    if (action.do === 'draw') return { kind: 'act', words: main.draw, action: writeAction(action) };
    if (action.do === 'pass') {
      const taps = choice.taps && mayTap(now, { ...choice, tile: null });
      return {
        kind: 'act',
        words: main.pass,
        action: taps ? writeAction({ do: 'pass', tap: true }) : writeAction(action),
      };
    }
  }
  return { kind: 'hint', words: main.pick };
}

/** The train on which the tile in mind would go: the only one that takes it, or the one that was chosen among them. */
export function aimOf(now: Situation, { tile, train }: Choice): Choice['train'] {
  const trains = tile === null ? [] : trainsFor(now, tile);
  const [only] = trains;
  if (trains.length === 1 && only !== undefined) return only;
  return train !== null && trains.includes(train) ? train : null;
}

export interface SideButton {
  readonly words: string;
  readonly action: string;
  /** Red: somebody owes something. */
  readonly isAlarm: boolean;
}

/** What else can be done, in and out of turn, besides what the main button offers. */
export function sideButtons(now: Situation, names: Names): readonly SideButton[] {
  const canPlay = now.legal.some((action) => action.do === 'play' || action.do === 'build');
  return now.legal.flatMap((action) => {
    const words = sideWords(now, action, names, canPlay);
    return words === null
      ? []
      : [{ words, action: writeAction(action), isAlarm: action.do === 'tap' || action.do === 'catch' }];
  });
}

function sideWords(now: Situation, action: LegalAction, names: Names, canPlay: boolean): string | null {
  switch (action.do) {
    case 'tap':
      return text.side.tap;
    case 'catch':
      return text.side.catch(names.seat(action.seat));
    case 'draw':
      return canPlay ? text.side.draw : null;
    case 'pass':
      // Where nothing can be played either draw or pass is the main button.
      if (canPlay) return now.view.table.turn.step === 'drawn' ? text.side.keep : text.side.pass;
      return now.legal.some((other) => other.do === 'draw') ? text.side.pass : null;
    case 'play':
    case 'build':
      return null;
    default:
      return action satisfies never;
  }
}
