import { PRESETS, type Options, type PresetName } from '@slow-train/rules';
import type { Translation } from '@slow-train/words';
import { capital, count, listed, numberWord, setName, presetName } from '@slow-train/words/de';
import type * as en from '../en/new-game.ts';
import { OPTION_WORDS, valueWords } from './rules.ts';

/** The flavour of a preset in one sentence, and a tag of a word or two. */
interface PresetWords {
  readonly flavour: string;
  readonly tag: string;
}

const PRESET_WORDS: { readonly [preset: string]: PresetWords } = {
  hub: { flavour: 'Bau beim ersten Mal einen Zug; deck deinen eigenen Pasch sofort ab.', tag: 'das Übliche' },
  station: { flavour: 'Leg oder halt zurück, wie du magst; Signale, die oben bleiben.', tag: 'mehr Auswahl' },
  bonepile: {
    flavour: 'Von Anfang an ein Stein nach dem anderen; nach einem Pasch noch einer, wo du willst.',
    tag: 'geht schnell',
  },
  roundhouse: {
    flavour: 'Zuerst bauen alle einen ganzen Zug; ein Pasch nach dem anderen; klopf beim letzten Stein.',
    tag: 'lebhaft',
  },
  caravan: {
    flavour: 'Das Spiel vom Campingplatz: jeden Zug sofort beginnen, jeden Pasch abdecken.',
    tag: 'gemütlich',
  },
};

/** A preset's words in the form. */
export function presetWords(preset: PresetName): PresetWords {
  return PRESET_WORDS[preset] ?? { flavour: plainFlavour(PRESETS[preset].options), tag: '' };
}

/** The flavour of a preset without words of its own: its options for first turns and doubles. */
export function plainFlavour({ firstTurn, doubles }: Options): string {
  const first = `${OPTION_WORDS.firstTurn.name}: ${valueWords('firstTurn', firstTurn)}.`;
  return `${first} ${OPTION_WORDS.doubles.name}: ${valueWords('doubles', doubles)}.`;
}

const GROWS: { readonly [O in Options['opening']]: string } = {
  aside: '',
  holder: '; hat niemand die Lok, nehmen alle mehr',
  highest: '; hat niemand einen Pasch, nehmen alle mehr',
  turns: ' am Anfang. Dann nehmen alle reihum, bis jemand die Lok hat',
  first: '; wer keinen Pasch hat, nimmt mehr',
};

const GROWS_FAR = ' Es können mehr als zwanzig Steine auf eine Hand kommen.';

/** The form for a new game. */
export const newGameText: Translation<typeof en.newGameText> = {
  title: 'Neue Partie',
  name: 'Name des Tisches',
  nameHint: 'Damit du ihn unter deinen Tischen findest',
  rules: 'Regeln',
  who: 'Wer spielt mit?',
  seats: (seats) => count(seats, 'Platz', 'Plätze'),
  people: 'Menschen',
  peopleMore: (people) =>
    people === 1 ? 'nur du' : people === 2 ? 'du, und 1 lädst du ein' : `du, und ${people - 1} lädst du ein`,
  computers: 'Computer',
  computersMore: (computers) => (computers === 0 ? 'keine' : 'sie sind immer gleich fertig'),
  levels: 'Wie gut sie spielen',
  computerNumber: (number) => `Computer ${number}`,
  strength: (rounds) => `Gewinnt ${rounds} von 100 Runden gegen drei geübte.`,
  fair: 'Ein Computer sieht seine Steine und den Tisch, wie du. Sonst nichts.',
  levelMore: {
    beginner: (name) => `${name} spielt, was gerade passt.`,
    casual: (name) => `${name} wird zuerst den schwersten Stein los.`,
    regular: (name) => `${name} plant einen langen Zug und bleibt dabei.`,
    expert: (name) => `${name} wägt ab, wie solche Runden meist enden.`,
    master: (name) => `${name} bedenkt, was die anderen haben könnten.`,
  },
  rounds: 'Runden',
  roundsMore: (from, to) => `${from}-${from} bis ${to}-${to}`,
  computersWrong: (seats) => `Ein Platz ist deiner: Wähle 0 bis ${seats - 1} Computer.`,
  summary: (set, hand, opening, growsFar) =>
    `${setName(set)}-Spiel, ${count(hand, 'Stein')} auf jeder Hand${GROWS[opening]}.${growsFar ? GROWS_FAR : ''}`,
  rated: 'Wertung',
  ratedNo: 'Zählt nicht',
  ratedYes: 'Die Plätze zählen',
  ratedMore:
    'Die Wertung ändert sich mit jedem Platz in Partien unter Menschen, mit veröffentlichten Regeln und Uhr. Wer geht, wird Letzter.',
  unrated: {
    computers: 'An diesem Tisch sitzt ein Computer: Nimm ihn weg, damit die Partie zählt.',
    rules: 'Eine gewertete Partie hat veröffentlichte Regeln: Nimm die Hausregeln zurück.',
    clock: 'Eine gewertete Partie braucht eine Uhr.',
  },
  watchers: 'Andere dürfen zusehen',
  watching: { nobody: 'Nein', round: 'Eine Runde später', turn: 'Einen Spielzug später' },
  watchersMore:
    'Sie bekommen einen eigenen Link. Sie sehen den Tisch später, und nie eine Hand oder das Gespräch. Du kannst das jederzeit strenger machen.',
  forced: 'Wenn nur eines möglich ist',
  forcedYes: 'Für mich spielen',
  forcedNo: 'Auf mich warten',
  picture: 'In Bildern',
  takes: (length) => `Das dauert ${length}.`,
  set: 'Tisch eröffnen',
  linksFor: (people) => `Dann bekommst du einen Link für ${people === 2 ? 'eine Person' : `${people - 1} Personen`}.`,
  companions: 'Leute, mit denen du gespielt hast',
  you: 'Du',
  search: (many) => `Unter ${many} Leuten suchen`,
  found: (many) => (many === 0 ? 'Niemand heißt so' : `${count(many, 'Person', 'Personen')} gefunden`),
  invite: (names) =>
    `${names.length > 3 ? listed([...names.slice(0, 2), `${names.length - 2} weitere`]) : listed(names)} einladen`,
  startsWithAll: 'Es geht los, wenn alle Ja gesagt haben.',
  start: (computers) => (computers === 1 ? 'Gegen einen Computer spielen' : `Gegen ${computers} Computer spielen`),
};

/** The page that asks for a name, and gives a link for it. */
export const friendsText: Translation<typeof en.friendsText> = {
  title: 'Mit Freunden spielen',
  back: 'Zurück',
  line: 'Erst dein Name, dann der Link',
  line2: 'Ein Tipp, dann der Link',
  get: 'Meinen Link holen',
  busy: 'Dein Link…',
  note: 'Diesen Namen sehen deine Freunde. Kein Konto, keine E-Mail, kein Passwort.',
  yours: 'Deine Partie',
  change: 'Ändern',
  game: (rounds, seats, length) =>
    `${capital(numberWord(rounds))} Runden, ein Tag Zeit, wenn du dran bist, ${length}. Bis zu ${numberWord(seats)} Leute.`,
};

export const goOnText: Translation<typeof en.goOnText> = {
  title: 'Hier weiterspielen',
  line: 'Dieselben Leute, die übrigen Runden, ein Zug, wann immer du Zeit hast',
  back: 'Zettel',
  left: (played, engines) =>
    `${count(played, 'Runde', 'Runden')} gespielt, ${engines.length} übrig: ${engines.map((one) => `${one}‑${one}`).join(', ')}. Die Augen bis jetzt zählen:`,
  who: 'Wer davon bist du?',
  sayWho: 'Sag zuerst, wer von ihnen du bist.',
  preset: (preset) => presetName(preset),
  more: (preset, clock) => `Regeln: ${presetName(preset)}. Uhr: ${clock}.`,
  rules: 'Regeln für die übrigen Runden',
  what: 'Danach bekommst du für alle anderen je einen Link. Die Partie beginnt, wenn alle ihren geöffnet haben. Gewertet wird sie nie, weil niemand den Zettel geprüft hat.',
  make: 'Tisch aufmachen',
  making: 'Der Tisch wird aufgemacht …',
  missing: 'Dieser Zettel ist nicht auf diesem Gerät',
  missingMore: 'Öffne ihn auf dem Handy, das mitgeschrieben hat, und wähle dort Teilen.',
  toScore: 'Deine Punktezettel',
  cannot: 'Dieser Abend kann nicht als Fernpartie weitergehen',
  toSheet: 'Zurück zum Zettel',
  faults: {
    people: (most) =>
      `Ein Tisch hat hier höchstens ${most} Plätze. Spielt mit echten Steinen weiter oder an zwei Tischen.`,
    set: (set) => `Einen Satz bis ${set}‑${set} gibt es hier nicht. Spielt mit echten Steinen weiter.`,
    round: (round) => `Runde ${round} ist nicht vollständig. Trag erst alle Augen ein oder nimm die der Runde zurück.`,
    unplayed: 'Noch ist keine Runde vollständig. Mach einfach einen neuen Tisch auf: Der braucht keinen Zettel.',
    over: 'Es ist keine Runde übrig: Die letzte ist gespielt, oder jemand hat das Ziel erreicht. Mach einen neuen Tisch auf.',
    rules:
      'Für so viele Leute und diese Zählweise hat hier kein Regelwerk genug Steine. Spielt mit echten Steinen weiter.',
  },
};
