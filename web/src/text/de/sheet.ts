import type { Translation } from '@slow-train/words';
import { dateFormat } from '@slow-train/words/dates';
import { capital, count, listed, ordinal, presetName, setName } from '@slow-train/words/de';
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

const day = dateFormat('de', { year: 'numeric', month: 'long', day: 'numeric' });
const rounds = (many: number): string => count(many, 'Runde', 'Runden');
const people = (many: number): string => count(many, 'Person', 'Personen');

/** The score keeper for real dominoes. */
export const scoreKeeperText: typeof en.scoreKeeperText = {
  title: 'Punkte aufschreiben',
  line: 'Für echte Dominosteine am echten Tisch',
  back: 'Zurück',
  day: (at) => day().format(at),
  again: {
    title: 'Wie beim letzten Mal?',
    who: (names, set, many) => `${listed(names)}. Doppel-${set}, ${rounds(many)}.`,
    start: 'Blatt beginnen',
  },
  kept: {
    title: 'Deine Abende',
    state: (played, many) => `Runde ${Math.min(played + 1, many)} von ${many}`,
    over: (winners) => `${listed(winners)} ${winners.length === 1 ? 'hat' : 'haben'} gewonnen`,
    forget: 'Löschen',
    forgetOf: (page) => `${page} löschen`,
    deleted: 'Gelöscht.',
    restore: 'Rückgängig',
  },
  make: {
    title: 'Ein neues Blatt',
    or: 'Oder ein neues Blatt',
    who: 'Wer spielt?',
    order: 'In der Reihenfolge, in der ihr sitzt',
    name: 'Ein Name',
    add: 'Dazu',
    remove: (name) => `${name} entfernen`,
    earlier: (name) => `${name} einen Platz nach vorn`,
    double: 'Welcher ist euer höchster Pasch?',
    rounds: (engines) => {
      const [first, last] = [engines[0] ?? 0, engines.at(-1) ?? 0];
      return engines.length === 1
        ? `Eine Runde, ${first}-${first}.`
        : `${rounds(engines.length)}, von ${first}-${first} bis ${last}-${last}.`;
    },
    other: 'Andere Loks, und wie gezählt wird',
    engines: 'Loks',
    engineKinds: { all: 'Jeder Pasch', even: 'Gerade Pasche', odd: 'Ungerade Pasche', own: 'Eine eigene Liste' },
    list: 'Die Liste, mit Kommas',
    listHint: (set) => `Zahlen von 0 bis ${set}, eine je Runde.`,
    rules: {
      scoring: 'Gewertet wird so',
      doubleBlank: 'Der Pasch 0-0 zählt',
      blankEnd: 'Jede leere Hälfte zählt',
      doublesScore: 'Pasche',
      outBonus: 'Wer raus ist, bekommt',
      sets: 'Steine',
    },
    /** Where the number alone does not say it. */
    values: {
      scoring: { pips: 'Die wenigsten Augen gewinnen', winner: 'Wer raus ist, bekommt die Augen der anderen' },
      doubleBlank: {},
      blankEnd: {},
      doublesScore: { once: 'zählen einfach', twice: 'zählen doppelt' },
      outBonus: {},
      sets: { 1: 'Ein Satz', 2: 'Zwei Sätze, gemischt' },
    },
    target: 'Schluss bei insgesamt',
    targetHint: 'Leer: Ihr spielt alle Runden.',
    club: 'Die Regeln eures Vereins eingeben',
    called: 'Name des Abends',
    calledHint: 'Wenn du magst: „Im Vereinsheim“.',
    start: 'Neues Blatt beginnen',
    startMore: (many, played) => `${people(many)}, ${rounds(played)}`,
    faults: {
      few: 'Schreib mindestens zwei Namen auf.',
      many: (most) => `Auf einem Blatt ist Platz für ${most} Personen.`,
      twice: (name) => `${name} steht schon auf dem Blatt. Ein Buchstabe mehr unterscheidet die beiden.`,
      long: (most) => `Ein Name hat höchstens ${most} Buchstaben.`,
      engines: (set) => `Schreib die Loks als Zahlen von 0 bis ${set}, höchstens 40.`,
      target: 'Eine Summe ist eine Zahl von 10 bis 2000.',
    },
  },
  missing: {
    title: 'Diesen Abend gibt es hier nicht',
    more: 'Dieser Browser hat ihn nicht. Lass dir den Link schicken, oder beginn ein neues Blatt.',
    start: 'Punkte aufschreiben',
  },
  private: 'Kein Konto. Das Blatt bleibt auf diesem Gerät, auch ohne Verbindung.',
  blank: 'Leeres Blatt drucken',
  home: 'Als Fernpartie spielen',
  notKept: 'Dieser Browser behält nichts. Teil das Blatt, bevor du die Seite schließt.',
  round: (round) => `Runde ${round}`,
  engine: 'Lok',
  leads: (leaders, best) =>
    leaders.length === 0
      ? 'Noch hat niemand Augen.'
      : `${listed(leaders)} ${leaders.length === 1 ? 'führt' : 'führen zusammen'} mit ${best}`,
  takesLead: (leaders) => `${listed(leaders)} ${leaders.length === 1 ? 'übernimmt' : 'übernehmen'} die Führung.`,
  moreRounds: (many) => (many === 0 ? 'Die letzte Runde' : `Danach noch ${rounds(many)}`),
  cell: (name, round, value) => `${name}, Runde ${round}: ${value}`,
  empty: 'noch nichts',
  out: 'raus',
  pad: {
    left: 'Augen auf der Hand',
    delete: 'Letzte Ziffer löschen',
    out: 'Ist raus',
    tiles: 'Mit Steinen',
    figures: 'Mit Ziffern',
    undo: 'Zurück',
    undone: (name, round) => `Zurückgenommen: ${name}, Runde ${round}.`,
    next: (name) => `Weiter: ${name}`,
    done: 'Runde zu Ende',
    tileCount: (tiles, isHalf) =>
      tiles === 0 && isHalf
        ? 'ein halber Stein'
        : `${count(tiles, 'Stein', 'Steine')}${isHalf ? ' und ein halber' : ''}`,
    half: 'Tipp auf die andere Hälfte',
    first: 'Tipp auf die zwei Hälften jedes Steins',
    remove: (tile) => `${tile} entfernen`,
  },
  doubt: {
    much: (pips, set) => [`${pips} Augen?`, `So viel liegt bei Doppel-${set} selten auf einer Hand.`],
    all: (most) => ['Mehr als alle Steine?', `Der ganze Satz hat ${most} Augen.`],
    out: (name) => [`${name} ist schon raus.`, 'In einer Runde kommt nur eine Person raus.'],
    change: 'Ändern',
    right: 'Es stimmt',
    instead: (name) => `Doch ${name}`,
  },
  tileFault: {
    engine: (tile) => `${tile} ist die Lok: Sie liegt auf dem Tisch.`,
    twice: (tile) => `${tile} ist schon auf dieser Hand.`,
    other: (tile, name) => `${name} hat ${tile} schon. Schaut beide Hände noch einmal an.`,
  },
  done: {
    title: (round) => `Runde ${round} ist zu Ende`,
    change: 'Etwas ändern',
    next: (round, engine) => `Runde ${round}: ${engine}-${engine}`,
    end: 'Den Abend hier beenden',
    chart: 'Plätze nach jeder Runde',
  },
  history: {
    open: 'Frühere Zahlen',
    title: (name, round) => `${name}, Runde ${round}`,
    was: (value, time) => `${value}, um ${time}`,
    takenBack: (value, time) => `zurück auf ${value}, um ${time}`,
    use: (value) => `Wieder ${value}`,
    close: 'Schließen',
    now: 'Das gilt.',
  },
  result: {
    title: (winners) => `${listed(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    rounds: (played, page) => `${rounds(played)}, ${page}`,
    pips: (total) => (total === 1 ? 'Auge' : 'Augen'),
    points: (total) => (total === 1 ? 'Punkt' : 'Punkte'),
    by: (name, margin) => `${name} hat mit ${margin} Vorsprung gewonnen.`,
    tied: (winners) => `${listed(winners)} teilen sich den ersten Platz.`,
    facts: (played, many) => `${rounds(played)}, ${people(many)}`,
    outs: (times) => `${times}-mal raus`,
    wrong: 'Eine Zahl stimmt nicht?',
    toSheet: 'Tipp sie im Blatt an',
    goOn: 'Weiterspielen',
    again: 'Neues Blatt',
  },
  goOn: {
    title: 'Als Fernpartie weiterspielen',
    more: 'Die übrigen Runden, mit denselben Leuten und Augen, ein Zug, wann immer jemand Zeit hat.',
    open: 'Mit diesen Leuten weiterspielen',
    circle: 'Für den Stammtisch',
    circleMore: 'Mitglieder, die mitgespielt haben, bestätigen ihn; dann zählt er in der Saison.',
    toCircle: 'In eine Saison eintragen',
  },
  share: {
    open: 'Teilen',
    title: 'Diesen Abend teilen',
    link: 'Link mit dem ganzen Abend',
    linkMore: 'Alles steht im Link: Gespeichert wird nirgends etwas.',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Der Link ließ sich nicht kopieren. Er ist markiert: Kopier ihn mit der Tastatur.',
    send: 'Link schicken',
    message: (page) => `Die Punkte: ${page}`,
    csv: 'Als Tabelle sichern (CSV)',
    picture: 'Als Bild sichern',
    print: 'Drucken',
    close: 'Schließen',
    too: 'Für einen Link ist dieser Abend zu lang. Sichere ihn als Tabelle.',
  },
  follow: {
    title: 'Andere schauen mit',
    more: 'Wer am Tisch den Code scannt, sieht das Blatt auf dem eigenen Handy, solange du Verbindung hast.',
    kept: 'Der Server behält das Blatt bis eine Woche nach der letzten Änderung und löscht es dann. Wer den Code hat, sieht die Namen.',
    start: 'Code zeigen',
    busy: 'Das Blatt wird gesendet…',
    code: 'Scannen und mitschauen',
    stop: 'Beenden und vom Server löschen',
    stopping: 'Wird vom Server gelöscht…',
    failed: 'Das Blatt ließ sich nicht senden. Prüf die Verbindung: Die nächste Zahl versucht es wieder.',
    behind: 'Noch nicht gesendet: keine Verbindung. Die nächste Zahl versucht es wieder.',
    up: (time) => `Gesendet um ${time}`,
    watching: (time) => `Du schaust mit. Stand: ${time}.`,
    loading: 'Das Blatt wird geholt…',
    lost: 'Keine Verbindung. So war das Blatt zuletzt; es geht von selbst weiter.',
    noNetwork: 'Keine Verbindung. Das Blatt kommt, sobald wieder eine da ist.',
    gone: 'Dieses Blatt ist nicht mehr da. Lass dir einen neuen Code zeigen, oder schreib selbst auf.',
    own: 'Selbst aufschreiben',
  },
  sent: {
    from: 'Ein Blatt, das dir jemand geschickt hat.',
    keep: 'Auf diesem Gerät behalten',
    broken: 'Diesem Link fehlt ein Stück. Lass ihn dir noch einmal schicken.',
  },
  theme: { night: 'Nachtfarben', day: 'Tagfarben' },
  csv: { round: 'Runde', engine: 'Lok', out: 'Raus', total: 'Summe' },
};

/** The blank score sheet to print. */
export const scoreSheetText: typeof en.scoreSheetText = {
  title: 'Leeres Punkteblatt',
  line: 'Eine Seite, mit den Regeln auf der Rückseite',
  back: 'Punkte',
  rules: 'Regeln',
  people: 'Spalten',
  sheet: 'Punkteblatt',
  day: 'Datum',
  place: 'Ort',
  engine: 'Lok',
  total: 'Summe',
  rank: 'Platz',
  how: 'In die oberste Zeile kommen die Namen, in der Reihenfolge, in der ihr sitzt. Schreibt die Augen auf, die auf jeder Hand bleiben, und 0 für die Person, die raus ist. Das kleine Feld ist für die Zwischensumme.',
  online: (address) => `Auch auf dem Handy, ohne Konto: ${address}`,
  club: 'Andere Regeln',
  print: 'Drucken',
};
