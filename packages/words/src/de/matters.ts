import { capital, tileText, type Translation } from '../common.ts';
import type * as english from '../en/matters.ts';
import { count, am } from './grammar.ts';

/** Returns the matter of a vote, without a subject: `die Partie für 3 Tage anhalten`. */
export const matterOf: Translation<typeof english.matterOf> = (matter, names) => {
  switch (matter.kind) {
    case 'pause':
      return `die Partie für ${count(matter.days, 'Tag')} anhalten`;
    case 'resume':
      return 'die Pause beenden';
    case 'extend':
      return 'diesmal mehr Zeit geben';
    case 'replace':
      return names.isYou(matter.seat)
        ? 'einen Computer deinen Platz hüten lassen'
        : `einen Computer den Platz von ${names.seat(matter.seat)} hüten lassen`;
    case 'cancel':
      return 'die Partie ohne Ergebnis beenden';
    default:
      return matter satisfies never;
  }
};

/** Returns why the viewer's own plan stopped, as a sentence with `*this*` emphasized. */
export const planStopped: Translation<typeof english.planStopped> = (stop, names) => {
  switch (stop.why) {
    case 'doubleOpened':
      return `Dein Plan ist angehalten: *${tileText(stop.tile)}* ${am(names.train(stop.train))} ist offen.`;
    case 'trainOpened':
      return `Dein Plan ist angehalten: ${capital(names.train(stop.seat))} ist offen für alle.`;
    case 'oneTile':
      return `Dein Plan ist angehalten: ${names.seat(stop.seat)} hat noch 1 Stein.`;
    case 'roundEnded':
      return 'Dein Plan ist angehalten: Die Runde ist vorbei.';
    case 'nothingFits':
      return 'Dein Plan ist angehalten: Nichts davon passt jetzt.';
    case 'turnsUsed':
      return 'Dein Plan ist zu Ende gespielt.';
    default:
      return stop satisfies never;
  }
};
