import type { OptionName, Options } from '@slow-train/rules';
import type { OptionWords } from '../en/options.ts';

const YES_NO = { yes: 'ja', no: 'nein' } as const;

/** Every option of the rules (docs/rules.de.md section 8) in words, in the order a round meets them. */
export const OPTION_WORDS: { readonly [K in OptionName]: OptionWords<K> } = {
  opening: {
    name: 'Eröffnung',
    sentence: 'Wie die Lok, das Doppel in der Mitte, auf den Tisch kommt.',
    values: {
      aside: 'wird vor dem Mischen hingelegt',
      holder: 'wer sie hat, legt sie',
      highest: 'das höchste Doppel auf einer Hand',
      turns: 'wird reihum gezogen',
    },
  },
  starter: {
    name: 'Wer beginnt',
    sentence: 'Welcher Platz in einer Runde zuerst dran ist.',
    values: {
      engine: 'wer die Lok gelegt hat',
      random: 'das Los, danach der nächste links',
      highTile: 'der höchste gezogene Stein, danach der nächste links',
      left: 'der Platz links von der Lok',
    },
  },
  firstTurn: {
    name: 'Das erste Mal',
    sentence: 'Ob du beim ersten Mal einen Stein legst oder einen ganzen Zug baust.',
    values: {
      single: 'ein Stein, wie immer',
      build: 'bau deinen Zug',
      phase: 'alle bauen, bevor das Spiel beginnt',
    },
  },
  mexicanOnFirstTurn: {
    name: 'Mexikanischer Zug sofort',
    sentence: 'Ob du den Mexikanischen Zug schon beim ersten Mal beginnen darfst.',
    values: YES_NO,
  },
  mustPlay: {
    name: 'Legepflicht',
    sentence: 'Ob du legen musst, wenn du kannst, oder stattdessen ziehen darfst.',
    values: { yes: 'legen ist Pflicht', no: 'ziehen geht auch' },
  },
  drawnTile: {
    name: 'Gezogener Stein',
    sentence: 'Ob du einen gezogenen Stein, der passt, sofort legen musst.',
    values: { must: 'muss gelegt werden', may: 'darf bleiben' },
  },
  markOn: {
    name: 'Signal geht hoch',
    sentence: 'Wann ein Zug für alle offen wird: schon beim Ziehen oder erst, wenn nichts gelegt wurde.',
    values: { fail: 'wenn nichts gelegt wurde', draw: 'beim Ziehen' },
  },
  emptyPassMarks: {
    name: 'Signal bei leerem Talon',
    sentence: 'Ob Aussetzen den Zug öffnet, wenn nichts mehr zu ziehen ist.',
    values: YES_NO,
  },
  liftedBy: {
    name: 'Signal geht herunter',
    sentence: 'Wer einen offenen Zug wieder schließt, indem er dort legt.',
    values: { owner: 'wem er gehört', anyone: 'alle' },
  },
  publicOwnerOnlyOwn: {
    name: 'Offener Zug bindet',
    sentence: 'Ob du nur am eigenen Zug legen darfst, solange er offen ist.',
    values: YES_NO,
  },
  doubles: {
    name: 'Nach einem Doppel',
    sentence: 'Was auf ein Doppel gleich folgen muss.',
    values: {
      chain: 'noch ein Stein, und weiter, solange es Doppel sind',
      pair: 'noch ein Stein, egal wo; höchstens zwei Doppel',
      cap: 'ein Stein an dieses Doppel',
    },
  },
  uncappedMarks: {
    name: 'Fehlender Stein öffnet',
    sentence: 'Welcher Zug für alle offen wird, wenn nach einem Doppel der Stein fehlt.',
    values: { none: 'keiner', own: 'der eigene', bearer: 'der Zug mit dem Doppel' },
  },
  openBinds: {
    name: 'Offenes Doppel bindet',
    sentence: 'Ob alle versuchen müssen, es abzudecken, oder nur, wer dort ohnehin legen darf.',
    values: { all: 'alle', eligible: 'wem der Zug gehört, und private Züge' },
  },
  deadDouble: {
    name: 'Totes Doppel',
    sentence: 'Was mit einem offenen Doppel geschieht, wenn alle Steine seiner Zahl auf dem Tisch liegen.',
    values: { release: 'es zählt als abgedeckt', stays: 'es blockiert die Runde' },
  },
  lastTile: {
    name: 'Letzter Stein',
    sentence: 'Ob du sagen musst, dass du nur noch einen Stein hast.',
    values: {
      none: 'muss man nicht sagen',
      announced: 'der Tisch sagt es an',
      penalty: 'klopfen, sonst zwei Steine Strafe',
    },
  },
  doubleBlank: {
    name: 'Doppel-Null',
    sentence: 'Was 0-0 kostet, wenn es auf der Hand bleibt.',
    values: { 0: 'nichts', 25: '25 Augen', 50: '50 Augen' },
  },
  tieBreak: {
    name: 'Gleichstand',
    sentence: 'Was zwischen gleichen Summen entscheidet.',
    values: { shared: 'nichts: alle gewinnen', zeros: 'die meisten Runden ohne Augen, dann die niedrigste Runde' },
  },
  partners: {
    name: 'Teams',
    sentence: 'Ob gegenüberliegende Plätze zusammenspielen, bei 4, 6 oder 8 Plätzen.',
    values: YES_NO,
  },
  simultaneousBuild: {
    name: 'Gleichzeitig bauen',
    sentence: 'Ob alle ihren ersten Zug zur selben Zeit bauen, verdeckt, bis der letzte da ist.',
    values: YES_NO,
  },
};

/** An option's value in words. */
export function valueWords<K extends OptionName>(name: K, value: Options[K]): string {
  const words: { readonly [value: string]: string } = OPTION_WORDS[name].values;
  return words[String(value)] ?? String(value);
}
