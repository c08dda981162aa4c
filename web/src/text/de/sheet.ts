import type { Translation } from '@slow-train/words';
import { capital, count, ordinal, presetName, setName } from '@slow-train/words/de';
import type { OptionName } from '@slow-train/rules';
import type * as en from '../en/sheet.ts';

/** Every option as clubs write it (docs/rules.de.md section 8, and section 22). */
export const SHEET_WORDS: { readonly [K in OptionName]: en.SheetWords<K> } = {
  sets: { line: 'Wir spielen mit {}.', values: { 1: 'einem Satz Steine', 2: 'zwei gemischten Sätzen' } },
  handSize: { line: 'Auf jede Hand kommen {}.', values: {}, other: (tiles) => count(tiles, 'Stein') },
  engines: {
    line: 'In den Runden {}.',
    values: {
      all: 'ist jeder Pasch einmal Lok',
      even: 'ist nur ein gerader Pasch Lok',
      odd: 'ist nur ein ungerader Pasch Lok',
    },
  },
  firstEngine: {
    line: 'Die erste Lok ist {}.',
    values: { highest: 'der höchste Pasch' },
    other: (number) => `${number}‑${number}`,
  },
  target: {
    line: 'Die Partie endet {}.',
    values: { 0: 'mit der letzten Runde' },
    other: (number) => `bei ${number} Punkten`,
  },
  opening: {
    line: 'Die Lok {}.',
    values: {
      aside: 'liegt da, bevor gegeben wird',
      holder: 'legt, wer sie hat',
      highest: 'ist der höchste Pasch auf einer Hand',
      turns: 'wird reihum genommen',
      first: 'ist reihum der erste Pasch',
    },
  },
  starter: {
    line: '{} beginnt.',
    values: {
      engine: 'Wer die Lok gelegt hat,',
      random: 'Irgendwer nach Los',
      highTile: 'Wer den höchsten Stein nimmt,',
      left: 'Der Platz links von der Lok',
    },
  },
  engineDraw: {
    line: 'Hat sie niemand, nehmen wir {}.',
    values: { together: 'alle zugleich', inTurn: 'nacheinander' },
  },
  firstTurn: {
    line: 'Beim ersten Mal {}.',
    values: { single: 'legst du einen Stein', build: 'baust du einen Zug', phase: 'bauen alle, bevor gespielt wird' },
  },
  simultaneousBuild: {
    line: 'Wir bauen {}.',
    values: { no: 'nacheinander', yes: 'alle gleichzeitig' },
  },
  buildEndsInDouble: {
    line: 'Ein erster Zug {} auf einen Pasch enden.',
    values: { yes: 'darf', no: 'darf nicht' },
  },
  lateBuild: {
    line: 'Ein später Zug beginnt mit {}.',
    values: { no: 'einem Stein', yes: 'so vielen Steinen, wie passen' },
  },
  ownTrainFirst: {
    line: 'Bis dein eigener Zug begonnen hat, legst du {}.',
    values: {
      no: 'überall',
      others: 'dort oder am mexikanischen Zug',
      all: 'nur dort, außer auf einen Pasch',
      strict: 'nur dort',
    },
  },
  publicTrains: {
    line: 'Andere dürfen {} an deinen Zug.',
    values: {
      marked: 'bei hohem Signal',
      start: 'bis zu deinem ersten Stein dort',
      all: 'jederzeit',
      none: 'nie',
    },
  },
  startOthers: {
    line: 'Den ersten Stein eines offenen Zugs {}.',
    values: { yes: 'darf jeder legen', no: 'legt, wem er gehört' },
  },
  mexicanTrains: {
    line: 'Es gibt {}.',
    values: { 0: 'keinen mexikanischen Zug', 1: 'einen mexikanischen Zug' },
    other: (trains) => `bis zu ${trains} mexikanische Züge`,
  },
  mexicanOnFirstTurn: {
    line: 'Beim ersten Mal {} einen mexikanischen Zug beginnen.',
    values: { yes: 'darfst du', no: 'darfst du nicht' },
  },
  mexicanFrom: {
    line: 'Du darfst ihn beginnen, wenn du zum {} Mal dran bist.',
    values: {},
    other: ordinal,
  },
  mexicanStart: {
    line: 'Begonnen wird er {}.',
    values: {
      any: 'von allen',
      own: 'von denen, deren Zug begonnen hat',
      allTurns: 'erst, wenn alle einmal dran waren',
      allTrains: 'erst, wenn alle Züge begonnen haben',
    },
  },
  mexicanTile: {
    line: 'Er beginnt mit {}.',
    values: { engine: 'der Zahl der Lok', double: 'irgendeinem Pasch' },
  },
  mustPlay: { line: 'Kannst du legen, {}.', values: { yes: 'musst du', no: 'darfst du auch nehmen' } },
  draw: {
    line: 'Sonst nimmst du {}.',
    values: { one: 'einen Stein', two: 'zwei Steine', until: 'bis einer passt' },
  },
  drawCap: {
    line: 'Das sind {}.',
    values: { 0: 'so viele, wie es braucht' },
    other: (tiles) => `höchstens ${count(tiles, 'Stein')}`,
  },
  drawnTile: {
    line: 'Passt er, {} ihn gleich legen.',
    values: { must: 'musst du', may: 'darfst du' },
  },
  markOn: {
    line: 'Dein Signal geht hoch, {}.',
    values: { fail: 'wenn du nichts gelegt hast', draw: 'sobald du nimmst' },
  },
  emptyPassMarks: {
    line: 'Gibt es nichts mehr zu nehmen, {}.',
    values: { yes: 'geht es auch hoch', no: 'bleibt es unten' },
  },
  liftedBy: {
    line: 'Es geht runter, wenn {}.',
    values: { owner: 'du an deinem Zug legst', anyone: 'jemand an deinem Zug legt', play: 'du irgendwo legst' },
  },
  publicOwnerOnlyOwn: {
    line: 'Ist es oben, legst du {}.',
    values: { no: 'überall, wo du sonst darfst', yes: 'nur am eigenen Zug' },
  },
  doubles: {
    line: 'Nach einem Pasch {}.',
    values: {
      chain: 'geht es weiter und weiter',
      pair: 'legst du noch einen Stein',
      cap: 'deckst du es gleich ab',
      last: 'darfst du mehr legen und das letzte abdecken',
      plain: 'ist der nächste Platz dran',
    },
  },
  uncappedMarks: {
    line: 'Kannst du das nicht, öffnet sich {}.',
    values: { none: 'kein Zug', own: 'dein eigener Zug', bearer: 'der Zug mit dem Pasch' },
  },
  foot: {
    line: 'An einen Pasch {}.',
    values: { none: 'kommt ein Stein', may: 'kommen bis zu drei Steine', must: 'kommen erst drei Steine' },
  },
  openBinds: {
    line: 'Ein offener Pasch geht vor, für {}.',
    values: {
      all: 'alle',
      eligible: 'alle, die dort dürfen',
      player: 'den, der es gelegt hat',
      none: 'niemanden',
    },
  },
  coverOrder: {
    line: 'Von mehreren kommt {} zuerst dran.',
    values: { latest: 'das letzte', earliest: 'das erste' },
  },
  deadDouble: {
    line: 'Ein Pasch, den niemand mehr abdecken kann, {}.',
    values: { release: 'gilt als abgedeckt', stays: 'bleibt offen' },
  },
  lastTile: {
    line: 'Mit 1 Stein {}.',
    values: { none: 'sagst du nichts', announced: 'wirst du angesagt', penalty: 'klopfst du, oder wirst erwischt' },
  },
  tapPenalty: {
    line: 'Erwischt nimmst du {}.',
    values: {},
    other: (tiles) => count(tiles, 'Stein'),
  },
  goOutOnDouble: {
    line: 'Ein Pasch als letzter Stein {}.',
    values: {
      yes: 'ist erlaubt',
      no: 'ist nicht erlaubt',
      cover: 'muss abgedeckt werden',
      twice: 'zählt für die anderen doppelt',
    },
  },
  scoring: {
    line: 'Du zählst {}.',
    values: {
      pips: 'die Augen deiner Hand; die wenigsten gewinnen',
      winner: 'die Augen aller anderen, wenn du ausgehst; die meisten gewinnen',
    },
  },
  doubleBlank: { line: '0‑0 zählt {}.', values: { 0: 'nichts' }, other: String },
  blankEnd: { line: 'Ein leeres Ende zählt {}.', values: { 0: 'nichts' }, other: String },
  doublesScore: { line: 'Ein Pasch auf der Hand zählt {}.', values: { once: 'einfach', twice: 'doppelt' } },
  outBonus: { line: 'Ausgehen bringt {}.', values: { 0: 'nichts extra' }, other: (number) => `${number} Punkte` },
  blockedCap: {
    line: 'In einer blockierten Runde zählt eine Hand {}.',
    values: { 0: 'ganz' },
    other: (pips) => `höchstens ${pips}`,
  },
  tieBreak: {
    line: 'Bei gleichen Summen {}.',
    values: { shared: 'gewinnen alle', zeros: 'entscheiden die Runden mit null' },
  },
  partners: { line: 'Wir spielen {}.', values: { no: 'jeder für sich', yes: 'zu zweit, über den Tisch' } },
  teamScore: {
    line: 'Wer mit jemandem spielt, der ausgeht, zählt {}.',
    values: { zero: 'nichts', partner: 'die eigenen Steine' },
  },
};

/** The page on which a club's rules are set line by line. */
export const sheetText: Translation<typeof en.sheetText> = {
  title: 'Die Regeln eures Vereins',
  line: 'Geht euer Blatt durch und tippt an, was anders ist',
  back: 'Zurück',
  differs: (preset, places) =>
    places === 0
      ? `Genau wie ${presetName(preset)}`
      : `Anders als ${presetName(preset)} an ${count(places, 'Stelle', 'Stellen')}`,
  marked: 'gelb markiert',
  nearest: 'Am nächsten ist unser Blatt {}.',
  unsure: 'Unsicher? Lasst es so.',
  stations: {
    players: 'Leute und Steine',
    engine: 'Lok und Runden',
    first: 'Der erste Spielzug',
    mexican: 'Mexikanischer Zug',
    doubles: 'Pasch',
    drawing: 'Nehmen und Signale',
    out: 'Ausgehen',
    scoring: 'Zählen',
  },
  seats: 'Wir sind {} am Tisch.',
  set: 'Die Steine: {}.',
  setWords: (set) => capital(setName(set)),
  rounds: 'Wir spielen {}.',
  roundsWords: (rounds) => count(rounds, 'Runde', 'Runden'),
  list: (engines) => `ist Lok, der Reihe nach: ${engines.map((one) => `${one}‑${one}`).join(', ')}`,
  more: 'Eine andere Zahl',
  close: 'Fertig',
  other: 'Auf unserem Blatt steht etwas anderes',
  otherMore:
    'Dann spielt das hier noch niemand. Nehmt die nächsten Worte, und schreibt eure Regel auf die gedruckte Seite.',
  conflict: 'Diese beiden gehen nicht zusammen.',
  both: (one, other) => `„${one}“ und „${other}“`,
  settle: 'Eins ist noch zu klären',
  sentences: 'Eure Regeln in zwölf Sätzen',
  sentencesShort: '12 Sätze',
  where: 'Ein Stein kommt dorthin, wo die Enden passen.',
  code: 'Code dieser Regeln',
  haveCode: 'Code einer anderen Gruppe',
  open: 'Öffnen',
  wrongCode: 'Dieser Code lässt sich nicht lesen. Vergleicht ihn Zeichen für Zeichen mit dem Blatt.',
  linkLabel: 'Link zu diesen Regeln',
  copy: 'Link kopieren',
  copied: 'Kopiert. Er öffnet diese Seite mit euren Regeln.',
  notCopied: 'Kopieren ging nicht. Der Link ist markiert: kopiere ihn von dort.',
  send: 'An den Verein schicken',
  invite: 'Mexican Train, wie wir es spielen.',
  blankSheet: 'Leeres Punkteblatt drucken',
  keepScore: 'Mit diesen Regeln Punkte aufschreiben, am echten Tisch',
  print: 'Eine Seite drucken',
  printed: 'Mexican-Train-Domino',
  as: (name) => `so gespielt bei ${name}`,
  notes: 'Notizen des Vereins',
  online: (address) => `Nach diesen Regeln spielen: ${address}`,
  use: 'Diese Regeln nehmen',
  refusals: 'Am Tisch nennt jede Ablehnung ihren Satz.',
  save: 'Unter einem Namen speichern',
  name: 'Name eures Vereins oder eurer Familie',
  saved: (name) => `Gespeichert als „${name}“. Ihr findet es, wenn ihr einen Tisch deckt.`,
  saving: 'Wird gespeichert…',
  catalogue: 'Mit einem gedruckten Blatt anfangen',
  catalogueMore: 'Blätter von Vereinen, Verlagen und Familien, soweit wir sie lesen konnten.',
  started: (name) => `Jetzt wie auf dem Blatt von ${name}.`,
};
