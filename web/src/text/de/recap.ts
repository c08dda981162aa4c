import type { Translation } from '@slow-train/words';
import { count } from '@slow-train/words/de';
import type * as en from '../en/recap.ts';

/** Words about the events while the player was away. */
export const recapText: Translation<typeof en.recapText> = {
  moment: 'Der Tisch, wie er war',
  title: (things, isMore) => `Während du weg warst: ${isMore ? 'mehr als ' : ''}${count(things, 'Schritt')}`,
  list: 'Was geschah, das Älteste zuerst',
  now: 'Jetzt',
  round: ({ round, moves, isOver, out }) => {
    const many = `*Runde ${round}*: ${count(moves, 'Schritt')}`;
    if (!isOver) return `${many} bisher.`;
    return out === null
      ? `${many}, dann konnte niemand legen.`
      : `${many}, dann ${out.isYou ? 'warst du' : `war ${out.name}`} alle Steine los.`;
  },
  show: 'Auf dem Tisch zeigen',
  toYourTurn: 'Zum Tisch, du bist dran',
  again: 'Während ich weg war',

  replay: 'Während du weg warst',
  goOn: 'Weiter',
  reading: 'Die Schritte werden geladen…',
  failed: 'Die Schritte konnten nicht geladen werden.',
  tryAgain: 'Noch einmal',
  nothing: 'Nichts zu zeigen: So steht der Tisch jetzt.',
  asYouLeft: 'So hast du ihn verlassen.',
  skipped: (earlier) => `${count(earlier, 'früherer Schritt', 'frühere Schritte')} ausgelassen.`,
  skipToNow: 'Bis jetzt überspringen',
  toTable: 'Zurück zum Tisch',
  position: (step, of, endsNow) => (endsNow && step === of ? `${step} von ${of}: jetzt` : `${step} von ${of}`),
  player: 'Wiedergabe',
  keys: 'Pfeiltasten gehen weiter, Leertaste spielt ab, Esc überspringt.',
};
