import { numbersText } from '../numbers.ts';
import { badLinkWith } from '../rules-link-sentence.ts';
import type { Translation, Who } from '@slow-train/words';
import { listed, presetName, setName, count, does, everyone, winnersSentence, tileText } from '@slow-train/words/de';
import type * as en from '../en/rules.ts';
import type { OptionName, Options } from '@slow-train/rules';
import type { OptionWords } from '../en/rules.ts';

/** After `mit`. */
const houseRules = (many: number): string => (many === 1 ? 'einer Hausregel' : `${many} Hausregeln`);

/** Words about house rules; the options have their own (options.ts). */
export const rulesText: Translation<typeof en.rulesText> = {
  house: 'Hausregeln',
  asPreset: (preset) => `wie bei ${presetName(preset)}`,
  differing: (preset, names) =>
    names.length > 3
      ? `${names.length} anders als bei ${presetName(preset)}`
      : `Anders als bei ${presetName(preset)}: ${listed(names.map((name) => `„${name}“`))}`,
  presetSays: (preset, value) => `${presetName(preset)} sagt: ${value}.`,
  reset: 'Zurücksetzen',
  resetOne: (option) => `${option}: zurücksetzen`,
  resetAll: (preset) => `Alles wie bei ${presetName(preset)}`,
  isReset: (preset) => `Alles ist wie bei ${presetName(preset)}.`,
  groups: {
    mexican: 'Der mexikanische Zug',
    start: 'Wie eine Runde beginnt',
    turn: 'Wenn du dran bist',
    markers: 'Offene Züge',
    doubles: 'Pasch',
    score: 'Die Wertung',
  },
  idle: {
    noPhase: 'Nur wo alle bauen, bevor das Spiel beginnt.',
    phase: 'Ohne Wirkung: Alle bauen, bevor das Spiel beginnt.',
    partners: 'Ohne Wirkung: Bei Teams warten die Signale, bis der nächste Platz dran ist.',
  },

  set: 'Größe des Spiels',
  setSentence: 'Wie hoch die Zahlen gehen; der höchste Pasch ist die erste Lok.',
  setLabel: setName,
  setUsual: (preset, seats, set) =>
    `${presetName(preset)} sagt bei ${seats === 1 ? '1 Platz' : `${seats} Plätzen`}: ${setName(set)}.`,

  difference: (preset, many) =>
    many === 0
      ? `Regeln ${presetName(preset)}, nichts geändert.`
      : `Regeln ${presetName(preset)}, mit ${houseRules(many)}:`,
  rated: 'Gewertet: Die Plätze ändern die Wertung aller am Tisch.',
  forced: (plays) =>
    plays
      ? 'Ist nur eines möglich, geschieht es für dich oder wartet auf dich: Wähle in den Einstellungen der Partie.'
      : 'Du spielst alles selbst, auch wenn nur eines möglich ist.',
  instead: (preset, value) => `${presetName(preset)}: ${value}`,
  list: 'Regeln dieses Tisches',
  tab: 'Regeln',
  changed: 'Hausregel',

  asPictures: 'Diese Regeln in Bildern',
  howToPlay: 'So wird gespielt, in fünf Bildern',
  whole: 'Alle Regeln, Wort für Wort',
  compare: 'Diese Regeln vergleichen',
  sheet: 'Das Blatt eures Vereins eintippen',

  share: 'Diese Regeln verschicken',
  shareMore: 'Ein Link, der dieses Formular mit ihnen öffnet.',
  link: 'Link zu diesen Regeln',
  copy: 'Link kopieren',
  copied: 'Kopiert. Er öffnet das Formular mit diesen Regeln.',
  notCopied: 'Kopieren ging nicht. Der Link ist markiert: Kopier ihn von dort.',
  send: 'Teilen…',
  invite: (preset) => `Mexican Train, wie wir es spielen: ${presetName(preset)} und ein paar eigene Regeln.`,
  came: (preset, many) =>
    many === 0
      ? `Der Link hat die Regeln von ${presetName(preset)} mitgebracht.`
      : `Der Link hat ${presetName(preset)} mit ${houseRules(many)} mitgebracht.`,
  nonsense: /* @__PURE__ */ badLinkWith({
    preset: (word) => `Der Link verlangt die Regeln „${word}“, die es nicht gibt.`,
    option: (word) => `Der Link nennt „${word}“, was keine Option ist.`,
    value: (word, option) => `Der Link will „${word}“ für „${OPTION_WORDS[option].name}“, was nicht geht.`,
    set: (word) => `Der Link verlangt ein Spiel Doppel-${word}, das es nicht gibt.`,
    instead: (preset) => `Hier sind stattdessen die Regeln von ${presetName(preset)}.`,
  }),
};

const YES_NO = { yes: 'ja', no: 'nein' } as const;

/** Every option of the rules (docs/rules.de.md section 8) in words, in the order a round meets them. */
export const OPTION_WORDS: { readonly [K in OptionName]: OptionWords<K> } = {
  opening: {
    name: 'Eröffnung',
    sentence: 'Wie die Lok, der Pasch in der Mitte, auf den Tisch kommt.',
    values: {
      aside: 'wird vor dem Mischen hingelegt',
      holder: 'wer sie hat, legt sie',
      highest: 'der höchste Pasch auf einer Hand',
      turns: 'wird reihum genommen',
      first: 'wer zuerst einen Pasch hat',
    },
  },
  starter: {
    name: 'Wer beginnt',
    sentence: 'Welcher Platz in einer Runde zuerst dran ist.',
    values: {
      engine: 'wer die Lok gelegt hat',
      random: 'das Los, danach der nächste links',
      highTile: 'der höchste genommene Stein, danach der nächste links',
      left: 'der Platz links von der Lok',
    },
  },
  firstTurn: {
    name: 'Der erste Spielzug',
    sentence: 'Ob du beim ersten Mal einen Stein legst oder einen ganzen Zug baust.',
    values: {
      single: 'ein Stein, wie immer',
      build: 'bau deinen Zug',
      phase: 'alle bauen, bevor das Spiel beginnt',
    },
  },
  mexicanOnFirstTurn: {
    name: 'Mexikanischer Zug sofort',
    sentence: 'Ob du den mexikanischen Zug schon beim ersten Mal beginnen darfst.',
    values: YES_NO,
  },
  mustPlay: {
    name: 'Legepflicht',
    sentence: 'Ob du legen musst, wenn du kannst, oder stattdessen nehmen darfst.',
    values: { yes: 'legen ist Pflicht', no: 'nehmen geht auch' },
  },
  drawnTile: {
    name: 'Genommener Stein',
    sentence: 'Ob du einen genommenen Stein, der passt, sofort legen musst.',
    values: { must: 'muss gelegt werden', may: 'darf bleiben' },
  },
  markOn: {
    name: 'Signal geht hoch',
    sentence: 'Wann ein Zug für alle offen wird: schon beim Nehmen oder erst, wenn nichts gelegt wurde.',
    values: { fail: 'wenn nichts gelegt wurde', draw: 'beim Nehmen' },
  },
  emptyPassMarks: {
    name: 'Signal bei leerem Vorrat',
    sentence: 'Ob Aussetzen den Zug öffnet, wenn nichts mehr zu nehmen ist.',
    values: YES_NO,
  },
  liftedBy: {
    name: 'Signal geht herunter',
    sentence: 'Wer einen offenen Zug wieder schließt, indem er dort legt.',
    values: { owner: 'wem er gehört', anyone: 'alle', play: 'ihr Besitzer, wo immer er legt' },
  },
  publicOwnerOnlyOwn: {
    name: 'Offener Zug bindet',
    sentence: 'Ob du nur am eigenen Zug legen darfst, solange er offen ist.',
    values: YES_NO,
  },
  doubles: {
    name: 'Nach einem Pasch',
    sentence: 'Was auf einen Pasch gleich folgen muss.',
    values: {
      chain: 'noch ein Stein, und weiter, solange es ein Pasch ist',
      pair: 'noch ein Stein, egal wo; höchstens zweimal Pasch',
      cap: 'ein Stein an diesen Pasch',
      last: 'weitere, und der letzte Pasch wird abgedeckt',
      plain: 'nichts: der nächste Platz ist dran',
    },
  },
  uncappedMarks: {
    name: 'Fehlender Stein öffnet',
    sentence: 'Welcher Zug für alle offen wird, wenn nach einem Pasch der Stein fehlt.',
    values: { none: 'keiner', own: 'der eigene', bearer: 'der Zug mit dem Pasch' },
  },
  openBinds: {
    name: 'Offener Pasch bindet',
    sentence: 'Ob alle versuchen müssen, es abzudecken, oder nur, wer dort ohnehin legen darf.',
    values: {
      all: 'alle',
      eligible: 'alle, die dort legen dürfen',
      player: 'nur wer es gelegt hat',
      none: 'niemanden',
    },
  },
  deadDouble: {
    name: 'Toter Pasch',
    sentence: 'Was mit einem offenen Pasch geschieht, wenn alle Steine seiner Zahl auf dem Tisch liegen.',
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
    name: 'Pasch-Null',
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
  buildEndsInDouble: {
    name: 'Erster Zug endet mit Pasch',
    sentence: 'Ob ein erster Zug mit einem Pasch enden darf.',
    values: YES_NO,
  },
  lateBuild: {
    name: 'Erster Zug später',
    sentence: 'Ob ein Zug, der nicht gleich beginnen konnte, später mit mehreren Steinen beginnen darf.',
    values: YES_NO,
  },
  startOthers: {
    name: 'Züge anderer beginnen',
    sentence: 'Ob du den ersten Stein an einen offenen Zug anderer legen darfst.',
    values: YES_NO,
  },
  mexicanTile: {
    name: 'Mexikanischer Zug beginnt mit',
    sentence: 'Welcher Stein einen mexikanischen Zug beginnt.',
    values: { engine: 'einem Stein, der an die Lok passt', double: 'einem beliebigen Pasch' },
  },
  draw: {
    name: 'Nehmen',
    sentence: 'Wie viele Steine du nimmst, wenn nichts passt.',
    values: { one: 'einen', two: 'zwei', until: 'bis einer passt' },
  },
  goOutOnDouble: {
    name: 'Mit einem Pasch ausgehen',
    sentence: 'Ob ein Pasch dein letzter Stein sein darf.',
    values: {
      yes: 'ja',
      no: 'nein',
      cover: 'es muss erst abgedeckt sein',
      twice: 'ja, und alle anderen zählen doppelt',
    },
  },
  blankEnd: {
    name: 'Leere Enden',
    sentence: 'Was ein leeres Ende zählt, der in der Hand bleibt.',
    values: { 0: 'nichts', 5: '5 Augen', 25: '25 Augen' },
  },
  doublesScore: {
    name: 'Pasch in der Hand',
    sentence: 'Wie oft ein Pasch zählt, der in der Hand bleibt.',
    values: { once: 'einmal', twice: 'zweimal' },
  },
  outBonus: {
    name: 'Lohn fürs Ausgehen',
    sentence: 'Was das Ausgehen von deinen Augen abzieht.',
    values: { 0: 'nichts', 5: '5 Augen', 10: '10 Augen' },
  },
  scoring: {
    name: 'Wertung',
    sentence: 'Wer die Augen zählt, die in den Händen bleiben.',
    values: {
      pips: 'alle die eigenen; die wenigsten gewinnen',
      winner: 'wer ausgeht, die der anderen; die meisten gewinnen',
    },
  },
  teamScore: {
    name: 'Wertung des siegreichen Teams',
    sentence: 'Ob die Steine in der Hand des Partners zählen, wenn du ausgehst.',
    values: { zero: 'nein, das Team zählt 0', partner: 'ja' },
  },
  handSize: {
    name: 'Steine auf der Hand',
    sentence: 'Wie viele Steine alle bekommen.',
    values: { 0: 'so viele, wie der Satz vorsieht' },
  },
  engines: {
    name: 'Loks',
    sentence: 'Mit welchem Pasch die Runden nacheinander beginnen.',
    values: { all: 'mit jedem Pasch, bis 0-0', even: 'nur mit geradem Pasch', odd: 'nur mit ungeradem Pasch' },
  },
  firstEngine: {
    name: 'Erste Lok',
    sentence: 'Der Pasch der ersten Runde; die nächsten zählen von dort herunter.',
    values: { highest: 'das höchste des Satzes' },
  },
  target: {
    name: 'Ziel',
    sentence: 'Die Summe, mit der ein Spiel vor der letzten Runde endet.',
    values: { 0: 'keines: alle Runden werden gespielt' },
  },
  sets: {
    name: 'Sätze',
    sentence: 'Wie viele Sätze gemischt werden. Bei zweien gibt es jeden Stein zweimal.',
    values: { 1: 'einer', 2: 'zwei' },
  },
  engineDraw: {
    name: 'Wenn niemand die Lok hat',
    sentence: 'Wie nach der Lok gesucht wird, wenn niemand sie auf der Hand hat.',
    values: { together: 'alle nehmen zugleich', inTurn: 'reihum, bis sie gefunden ist' },
  },
  foot: {
    name: 'Zweige',
    sentence: 'Wie viele Steine an einen Pasch kommen. Einer deckt ihn, die anderen zweigen ab.',
    values: { none: 'einer', may: 'bis zu drei: der erste deckt es', must: 'drei, bevor jemand anderswo legt' },
  },
  ownTrainFirst: {
    name: 'Eigener Zug zuerst',
    sentence: 'Wo du legen darfst, bevor dein eigener Zug begonnen hat.',
    values: {
      no: 'überall',
      others: 'dort oder am mexikanischen Zug',
      all: 'nur dort, aber ein Pasch wird abgedeckt',
      strict: 'nur dort',
    },
  },
  publicTrains: {
    name: 'Züge der anderen',
    sentence: 'Wann andere an einen Zug dürfen.',
    values: { marked: 'bei hohem Signal', start: 'bis sein Besitzer dort legt', all: 'immer', none: 'nie' },
  },
  mexicanTrains: {
    name: 'Mexikanische Züge',
    sentence: 'Wie viele mexikanische Züge es geben darf.',
    values: { 0: 'keiner', 1: 'einer' },
  },
  mexicanFrom: {
    name: 'Mexikanischer Zug ab dem Spielzug',
    sentence: 'Ab dem wievielten Spielzug man einen mexikanischen Zug beginnen darf.',
    values: {},
  },
  mexicanStart: {
    name: 'Beginn des mexikanischen Zugs',
    sentence: 'Wer einen mexikanischen Zug beginnen darf, oder wann.',
    values: {
      any: 'alle',
      own: 'alle, deren Zug begonnen hat',
      allTurns: 'wenn alle einmal dran waren',
      allTrains: 'wenn alle Züge begonnen haben',
    },
  },
  drawCap: {
    name: 'Höchstens nehmen',
    sentence: 'Wie viele Steine man höchstens nimmt, bis einer passt.',
    values: { 0: 'keine Grenze' },
  },
  coverOrder: {
    name: 'Reihenfolge bei offenem Pasch',
    sentence: 'Welcher offene Pasch zuerst abgedeckt wird.',
    values: { latest: 'das letzte', earliest: 'das erste' },
  },
  tapPenalty: {
    name: 'Erwischt ohne Klopfen',
    sentence: 'Wie viele Steine nimmt, wer erwischt wird.',
    values: { 1: '1 Stein', 2: '2 Steine', 3: '3 Steine' },
  },
  blockedCap: {
    name: 'Höchstens bei Blockade',
    sentence: 'Was eine Hand in einer blockierten Runde höchstens zählt.',
    values: { 0: 'keine Grenze' },
  },
};

/** An option's value in words. */
export function valueWords<K extends OptionName>(name: K, value: Options[K]): string {
  const words: { readonly [value: string]: string } = OPTION_WORDS[name].values;
  return typeof value === 'object' ? numbersText(value) : (words[String(value)] ?? String(value));
}

const places = (many: number): string => count(many, 'Rang', 'Ränge');

/** The verb for one or more winners or leaders: `du hast`, `Ana hat`, `Ana und Bo haben`, `Du und Ana habt`. */
const have = (who: readonly Who[]): string => {
  const [only] = who;
  if (who.length === 1 && only !== undefined) return does(only, 'hast', 'hat');
  return `${everyone(who)} ${who.some(({ isYou }) => isYou) ? 'habt' : 'haben'}`;
};

/** The score sheet. */
export const scoresText: Translation<typeof en.scoresText> = {
  title: 'Spielstand',
  after: (rounds) => `Nach Runde ${rounds}`,
  during: (round) => `Runde ${round}`,
  notYet: 'Noch nicht begonnen',
  subtitle: (table, rounds) => `${table}, ${count(rounds, 'Runde', 'Runden')}`,
  back: 'Tisch',
  next: 'als Nächste',
  now: 'jetzt',
  engine: 'Lok',
  you: 'Du',
  before: 'zuvor',
  total: 'Gesamt',
  place: 'Rang',
  isPlayed: 'läuft',
  isNext: 'als Nächste',
  wentOut: 'alle gelegt',
  withReal: 'Mit echten Steinen gespielt',
  here: 'Hier gespielt',
  up: (many) => `${places(many)} hinauf`,
  down: (many) => `${places(many)} hinunter`,
  blocked: 'blockiert',
  toTable: 'Zurück zum Tisch',
  again: 'Neue Partie',
  tables: 'Deine Tische',
  nobody: 'Noch hat niemand ein Auge.',
  standing: (leaders, best, you) => standing(leaders, best, you),
  legend: (blocked, anyOut, isHighest) => ({
    out: anyOut ? 'alle Steine gelegt.' : null,
    blocked:
      blocked.length === 0
        ? null
        : blocked.length === 1
          ? `Runde ${blocked[0]} war blockiert: Niemand konnte legen.`
          : `Die Runden ${listed(blocked.map(String))} waren blockiert: Niemand konnte legen.`,
    rule: isHighest ? 'Die meisten Augen gewinnen.' : 'Die wenigsten Augen gewinnen.',
  }),
  cancelled: 'Vorzeitig beendet',
  cancelledMore: 'Diese Partie endete ohne Ergebnis. Im Verlauf steht, warum.',
  caption: 'Augen nach Runde und Platz',
  won: (winners) => winnersSentence(winners),
  wonMore: (winners, best, you) => {
    const won = `${have(winners)} mit ${winners.length > 1 ? 'je' : 'insgesamt'} ${count(best, 'Auge', 'Augen')} gewonnen.`;
    return you === null || you.place === 1
      ? won
      : `${won} Du hast ${count(you.total, 'Auge', 'Augen')}: Rang ${you.place} von ${you.of}.`;
  },
};

function standing(leaders: readonly Who[], best: number, you: { place: number; behind: number } | null): string {
  const [only] = leaders;
  const lead =
    leaders.length === 1 && only !== undefined
      ? does(only, 'führst', 'führt')
      : `${everyone(leaders)} ${leaders.some(({ isYou }) => isYou) ? 'führt' : 'führen'} gemeinsam`;
  const first = `${lead} mit ${best}.`;
  return you === null || you.place === 1 ? first : `${first} Du bist auf Rang ${you.place}, ${you.behind} dahinter.`;
}

/** The page with the rules, in sentences and pictures, and the page with their exact text, which is docs/rules.de.md. */
export const rulesPageText: Translation<typeof en.rulesPageText> = {
  title: 'Die Regeln',
  played: (preset, changes) =>
    changes === 0
      ? `${presetName(preset)}, nichts geändert`
      : `${presetName(preset)}, ${count(changes, 'Änderung', 'Änderungen')}`,
  table: 'Tisch',
  sets: 'Regelwerke',
  contents: 'Inhalt',
  print: 'Drucken',
  learn: 'Spielend lernen',
  pictures: 'Fünf Bilder',
  exact: 'Wort für Wort',
  exactLine: 'Wonach sich das Spiel richtet.',
  thisTable: 'dieser Tisch',
  unchanged: (preset) => `${presetName(preset)}, unverändert.`,
  changed: (preset, value) => `An diesem Tisch geändert. ${presetName(preset)} sagt: ${value}.`,
  tiles: 'Steine',
  tilesCaption: 'Spiel und Steine auf einer Hand, nach Zahl der Plätze',
  seats: 'Plätze',
  set: 'Spiel',
  hand: 'Steine pro Hand',
  glossary: 'Wörter',
};

/** The words on the little boards that show a rule. */
export const pictureText: Translation<typeof en.pictureText> = {
  branch: (letters) => `Zweig ${letters}`,
  you: 'Du',
  yourHand: 'Deine Hand',
  mexican: 'Mexikanischer',
  engine: 'Lok',
  allowed: 'erlaubt',
  refused: 'nicht erlaubt',
  open: 'offen für alle',
  closed: 'wieder zu',
  doubleOpen: (tile) => `${tileText(tile)} offen`,
  ends: (pips) => `endet dann auf ${pips}`,
  toPlay: 'ist dran',
  skipped: 'übersprungen',
  sent: 'gesendet, verdeckt',
  mayDraw: 'darf nehmen',
  mayNotDraw: 'darf nicht nehmen',
  mayKeep: 'darf ihn behalten',
  mayNotKeep: 'muss ihn legen',
  drew: (tile) => `nahm ${tileText(tile)}`,
  oneLeft: 'noch 1 Stein',
  tap: 'muss klopfen',
  lays: (tile) => `legt ${tileText(tile)}`,
  starts: 'beginnt',
  layAndStarts: (tile) => `legt ${tileText(tile)}, beginnt`,
  byChance: 'durch Los',
  counts: (pips) => `zählt ${pips}`,
  rounds: (scores, total) => `${scores.join(' + ')} = ${total}`,
  wins: 'gewinnt',
  out: 'alle gelegt',
  row: ({ name, tiles, signal, note }) => {
    const names = tiles.map(({ inward, outward }) => `${inward}\u2011${outward}`);
    const laid = names.length === 0 ? '' : `: ${listed(names)}`;
    const said = [
      ...(signal === 'up' ? ['Signal oben'] : signal === 'down' ? ['Signal unten'] : []),
      ...(note ? [note] : []),
    ];
    return `${name}${laid}${said.length === 0 ? '' : `; ${said.join(', ')}`}.`;
  },
};
