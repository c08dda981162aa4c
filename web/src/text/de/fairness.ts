import type { Translation } from '@slow-train/words';
import { ofEveryone } from '@slow-train/words/de';
import type * as en from '../en/fairness.ts';

/** Words about provable deals. */
export const fairness: Translation<typeof en.fairness> = {
  shuffling: 'Es wird gemischt',
  waiting: (missing, minutes) => {
    const most = `höchstens ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}`;
    if (missing.length === 0) return 'die nächste Runde wird gleich ausgeteilt.';
    if (missing.every(({ isYou }) => isYou)) return `dein Anteil ist unterwegs. Ohne ihn dauert es ${most}.`;
    return `es fehlt noch ${missing.length === 1 ? 'das Gerät' : 'etwas von den Geräten'} von ${ofEveryone(missing)}, ${most}.`;
  },
  waitingMore:
    'Jeder Browser trägt zum Mischen bei, damit niemand es steuern kann. Auf Verspätete wird nicht gewartet.',
  parts: 'Anteile an dieser Mischung',
  part: { there: 'in der Mischung', missing: 'kommt noch', none: 'ohne Anteil' },
  anew: 'Jemand hat den vollen Tisch verlassen: Die erste Verteilung wird neu vorbereitet.',
  changed: (round) =>
    `Die Verteilung von Runde ${round} wurde geändert, nachdem sie feststand. Das darf nicht sein: Sieh beim Spielstand nach.`,
  brokenDeal: (round) => `Die Verteilung von Runde ${round} lief nicht wie zugesagt. Beim Spielstand steht, warum.`,

  deals: 'Verteilungen',
  dealsMore: 'Dein Browser wiederholt jede Verteilung und vergleicht die Runde damit.',
  worst: {
    broken: (many) => `Verteilungen: ${many} falsch ✗`,
    missing: (many) => `Verteilungen: ${many} nicht gezeigt`,
    unchecked: () => 'Verteilungen: noch nicht geprüft',
    part: (many) => `Verteilungen: ${many} ohne einen Anteil`,
    fits: () => 'Verteilungen wiederholbar ✓',
    proved: () => 'Verteilungen bewiesen ✓',
  },
  without: (who) => `Verteilung ohne den Anteil von ${ofEveryone(who)}`,
  standing: {
    broken: 'Verteilung ist falsch ✗',
    missing: 'Verteilung nicht gezeigt',
    unchecked: 'Verteilung noch nicht geprüft',
    fits: 'Verteilung wiederholbar ✓',
    proved: 'Verteilung bewiesen ✓',
  },
  round: (round, engine) => `Runde ${round}, ${engine}`,

  title: (round) => `Wie Runde ${round} ausgeteilt wurde`,
  close: 'Schließen',
  checking: 'Die Verteilung wird wiederholt…',
  failed: 'Slow Train ist nicht erreichbar. Die Verteilung ist noch nicht geprüft. Versuch es noch einmal.',
  passed: 'Richtig',
  wrong: 'Falsch',
  evidence: 'Beweis herunterladen',
  kept: 'Herunterladen, was dieser Browser behielt',
  notShown: 'Der Server zeigt nicht, wie diese Verteilung entstand. Ohne das ist nichts bewiesen.',
  foundBefore: (sentence) =>
    `Dieser Browser hat diese Verteilung schon geprüft und behielt seinen Anteil nicht. Der Beweis passt noch. ${sentence}`,
  check: 'Mit diesen Dateien kann jeder die Verteilung wiederholen: npm run verify-deal -- BEWEIS BEHALTEN',
};
