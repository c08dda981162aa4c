import type { Translation } from '@slow-train/words';
import { count, listed, type Who } from '@slow-train/words/de';
import type * as en from '../en/fairness.ts';

type Texts = Translation<typeof en.fairness>;

const people = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'du' : name)));

const absent = ({ withheld, silent }: en.DealParts): string[] => [
  ...(withheld.length > 0 ? [`Versiegelt, aber nicht geöffnet: ${people(withheld)}.`] : []),
  ...(silent.length > 0 ? [`Nichts versiegelt (das tun Computer nie): ${people(silent)}.`] : []),
];

const right: Texts['checks']['right'] = {
  evidence: () => 'Der Server zeigt, wie diese Verteilung entstand.',
  commitment: () => 'Der Server hat sich für diesen Tisch und diese Runde auf dieses Geheimnis festgelegt.',
  seals: () => 'Jeder Anteil ist der, den sein Platz für diesen Tisch und diese Runde versiegelt hat.',
  contributions: (parts) => [`An dieser Verteilung beteiligt: ${people(parts.given)}.`, ...absent(parts)].join(' '),
  decks: ({ decks }) =>
    decks === 1
      ? 'Geheimnis und Anteile ergeben genau diese Mischung.'
      : `Geheimnis und Anteile ergeben genau diese ${decks} Mischungen.`,
  throwIns: ({ decks }) =>
    decks === 1
      ? 'Die erste Mischung war spielbar und wurde gespielt.'
      : `${decks === 2 ? 'Einmal' : count(decks - 1, 'Mal')} musste neu gemischt werden, und das geschah.`,
  starter: ({ starter }) =>
    starter === null
      ? 'Die Regeln sagen, wer diese Runde beginnt, ohne Auslosung.'
      : `Nach Geheimnis und Anteilen ${starter.isYou ? 'beginnst du' : `beginnt ${starter.name}`}.`,
  round: () => 'Der Beweis gehört zu diesem Tisch und dieser Runde.',
  promise: () => 'Die Festlegung des Servers ist die, die dieser Browser vorher sah.',
  list: () => 'Die Siegel sind die, die dieser Browser vorher sah.',
  opened: () => 'Jeder Anteil, den dieser Browser ankommen sah, ist in der Verteilung.',
  own: () => 'Der Anteil deines Platzes ist der dieses Browsers.',
  rules: () => 'Die Verteilung folgt den Regeln des Tisches.',
  hand: () => 'Diese Mischung gibt dir die Steine, die du bekommen hast.',
  play: () => 'Jeder gelegte oder genommene Stein der Runde ist da, wo diese Mischung ihn hat.',
};

const wrong: Texts['checks']['wrong'] = {
  evidence: () => 'Was der Server zeigt, ist nicht der Beweis dieser Verteilung.',
  commitment: () => 'Auf dieses Geheimnis hat sich der Server für diesen Tisch und diese Runde nicht festgelegt.',
  seals: () => 'Ein Anteil ist nicht der, den sein Platz für diesen Tisch und diese Runde versiegelt hat.',
  contributions: (parts) =>
    ['An dieser Verteilung war niemand beteiligt, also hat der Server allein sie gewählt.', ...absent(parts)].join(' '),
  decks: () => 'Geheimnis und Anteile ergeben eine andere Mischung.',
  throwIns: () => 'Es wurde öfter oder seltener neu gemischt, als die Regeln sagen.',
  starter: () => 'Es begann nicht, wer nach Geheimnis und Regeln beginnt.',
  round: () => 'Der Beweis gehört zu einem anderen Tisch oder einer anderen Runde.',
  promise: () => 'Die Festlegung des Servers ist nicht die, die dieser Browser vorher sah.',
  list: () => 'Die Siegel sind nicht die, die dieser Browser vorher sah.',
  opened: () => 'Ein Anteil, den dieser Browser ankommen sah, fehlt in der Verteilung.',
  own: () => 'Der Anteil deines Platzes ist nicht der dieses Browsers.',
  rules: () => 'Die Verteilung folgt nicht den Regeln des Tisches.',
  hand: () => 'Diese Mischung gibt dir andere Steine oder einen anderen Beginn, als die Runde hatte.',
  play: () => 'Ein gelegter oder genommener Stein der Runde ist nicht da, wo diese Mischung ihn hat.',
};

const verdicts: Texts['verdicts'] = {
  proved:
    'Niemand konnte diese Verteilung steuern. Dein Browser war beteiligt, und alles andere stand fest, bevor sein Anteil bekannt war.',
  withheld:
    'Dein Browser war an dieser Verteilung beteiligt, aber ein Platz hat seinen Anteil versiegelt und nicht gezeigt. Gemeinsam mit dem Server konnte er zwischen zwei Mischungen wählen.',
  unproved:
    'Der Beweis ist schlüssig, aber dein Browser war nicht beteiligt oder hat die Verteilung nicht gesehen. Du musst den anderen vertrauen, dass niemand sie gesteuert hat.',
  broken: 'Der Beweis ist falsch: Diese Verteilung ist nicht die zugesagte.',
};

/** Words about provable deals. */
export const fairness: Texts = {
  waitingMore: 'Jeder Browser mischt mit: So steuert es niemand. Auf Verspätete wird nicht gewartet.',
  parts: 'Anteile an dieser Mischung',
  part: { there: 'in der Mischung', missing: 'kommt noch', none: 'ohne Anteil' },
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
  round: (round, engine) => `Runde ${round}, ${engine}`,

  title: (round) => `Wie Runde ${round} ausgeteilt wurde`,
  close: 'Schließen',
  checking: 'Die Verteilung wird wiederholt…',
  failed: 'Slow Train ist nicht erreichbar. Die Verteilung ist noch nicht geprüft. Versuch es noch einmal.',
  verdicts,
  checks: { right, wrong },
  passed: 'Richtig',
  wrong: 'Falsch',
  evidence: 'Beweis herunterladen',
  kept: 'Herunterladen, was dieser Browser behielt',
  notShown: 'Der Server zeigt nicht, wie diese Verteilung entstand. Ohne das ist nichts bewiesen.',
  foundBefore: (sentence) =>
    `Dieser Browser hat diese Verteilung schon geprüft und behielt seinen Anteil nicht. Der Beweis passt noch. ${sentence}`,
  check: 'Mit diesen Dateien lässt sich die Verteilung wiederholen: npx slow-train verify-deal BEWEIS BEHALTEN',
};
