import type { PlanStopNotation, VoteMatter } from '@slow-train/protocol';
import { type Names, tileText } from '../common.ts';
import { count } from './grammar.ts';

/** Returns the matter of a vote, without a subject: `pause the game for 3 days`. */
export function matterOf(matter: VoteMatter, names: Names): string {
  switch (matter.kind) {
    case 'pause':
      return `pause the game for ${count(matter.days, 'day')}`;
    case 'resume':
      return 'end the pause';
    case 'extend':
      return 'give this turn more time';
    case 'replace':
      return names.isYou(matter.seat)
        ? 'let a computer player hold your seat'
        : `let a computer player hold ${names.seat(matter.seat)}’s seat`;
    case 'cancel':
      return 'end the game without a result';
    default:
      return matter satisfies never;
  }
}

/** Returns why the viewer's own plan stopped, as a sentence with `*this*` emphasized. */
export function planStopped(stop: PlanStopNotation, names: Names): string {
  switch (stop.why) {
    case 'doubleOpened':
      return `Your plan stopped: *${tileText(stop.tile)}* is open on ${names.train(stop.train)}.`;
    case 'trainOpened':
      return `Your plan stopped: ${names.train(stop.seat)} is open to all.`;
    case 'oneTile':
      return `Your plan stopped: ${names.seat(stop.seat)} has 1 tile left.`;
    case 'roundEnded':
      return 'Your plan stopped: the round is over.';
    case 'nothingFits':
      return 'Your plan stopped: nothing in it fits now.';
    case 'turnsUsed':
      return 'Your plan has played all its turns.';
    default:
      return stop satisfies never;
  }
}
