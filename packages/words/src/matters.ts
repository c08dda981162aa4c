import type { PlanStopNotation, VoteMatter } from '@slow-train/protocol';
import { type Names, tileText } from './common.ts';

/** The matters of a vote, without a subject: `pause the game for 3 days`. */
interface MatterForms {
  pause(days: number): string;
  readonly resume: string;
  readonly extend: string;
  readonly replaceYou: string;
  replace(name: string): string;
  readonly cancel: string;
  readonly goOn: { readonly [H in Extract<VoteMatter, { kind: 'goOn' }>['how']]: string };
}

/** Returns the function that names the matter of a vote in one language. */
export function mattersWith(forms: MatterForms): (matter: VoteMatter, names: Names) => string {
  return (matter, names) => {
    switch (matter.kind) {
      case 'pause':
        return forms.pause(matter.days);
      case 'replace':
        return names.isYou(matter.seat) ? forms.replaceYou : forms.replace(names.seat(matter.seat));
      case 'goOn':
        return forms.goOn[matter.how];
      case 'resume':
      case 'extend':
      case 'cancel':
        return forms[matter.kind];
      default:
        return matter satisfies never;
    }
  };
}

/** Why the viewer's own plan stopped, as sentences with `*this*` emphasized. */
interface StopForms {
  doubleOpened(tile: string, train: string): string;
  trainOpened(train: string): string;
  oneTile(name: string): string;
  readonly roundEnded: string;
  readonly nothingFits: string;
  readonly turnsUsed: string;
}

/** Returns the function that says in one language why the viewer's own plan stopped. */
export function planStopsWith(forms: StopForms): (stop: PlanStopNotation, names: Names) => string {
  return (stop, names) => {
    switch (stop.why) {
      case 'doubleOpened':
        return forms.doubleOpened(tileText(stop.tile), names.train(stop.train, stop.line));
      case 'trainOpened':
        return forms.trainOpened(names.train(stop.seat));
      case 'oneTile':
        return forms.oneTile(names.seat(stop.seat));
      case 'roundEnded':
      case 'nothingFits':
      case 'turnsUsed':
        return forms[stop.why];
      default:
        return stop satisfies never;
    }
  };
}
