import type { Translation } from '@slow-train/words';
import type * as en from '../en/how-to-play.ts';

/** The game in five pictures, for those who only want to look. */
export const howToPlayText: Translation<typeof en.howToPlayText> = {
  title: 'Das Spiel in fünf Bildern',
  line: 'Zehn Minuten zum Lernen, eine zum Schauen.',
  pictures: {
    trains: '9‑9 ist die Lok. Von ihr aus bauen alle einen Zug, Stein für Stein.',
    match: 'Enden müssen passen. 4‑1 endet auf 1, also braucht der nächste Stein eine 1.',
    signal: 'Nichts passt? Zieh einen. Immer noch nicht? Dein Signal geht hoch, und alle dürfen an deinen Zug.',
    double: 'Ein Doppel liegt quer und muss vor allem anderen abgedeckt werden.',
    count: 'Keine Steine mehr? Die Runde ist vorbei. Die anderen zählen ihre Augen. Die wenigsten gewinnen.',
  },
  learn: 'Spielend lernen, zehn Minuten',
  play: 'Gegen einen Computer spielen',
  rules: 'Alle Regeln',
};
