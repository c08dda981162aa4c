import { isPresetName } from '@slow-train/rules';
import type { Translation } from '@slow-train/words';
import {
  count,
  presetName,
  setName,
  capital,
  den,
  does,
  listed,
  numberWord,
  tileText,
  timesInWords,
  trainOf,
  everyone,
} from '@slow-train/words/de';
import type * as en from '../en/replay.ts';

/** Words about replays. */
export const replayText: Translation<typeof en.replayText> = {
  title: 'Noch einmal ansehen',
  line: 'Jeder Schritt einer beendeten Partie, alle Hände offen.',
  back: 'Tische',
  mine: 'Deine beendeten Partien',
  noneYet: 'Noch keine. Jede Partie, die du beendest, wartet dann hier.',
  on: (day) => `Beendet ${day}.`,
  choose: 'Aus einer Datei…',
  drop: 'oder leg die Datei irgendwo auf dieser Seite ab',
  dropNow: 'Loslassen, um sie zu öffnen.',
  more: 'Eine Aufzeichnung ist eine beendete Partie als Datei (mexican-train-record/1, JSON oder JSONL). Du findest sie beim Spielstand jedes beendeten Tisches.',
  reading: 'Die Aufzeichnung wird geöffnet…',
  empty: 'Die Datei ist leer.',
  tooLarge: 'Die Datei ist zu groß für eine Aufzeichnung von Partien.',
  unreadable: 'Die Datei konnte nicht gelesen werden.',
  noJson:
    'Das ist keine Aufzeichnung: Es ist kein JSON. Eine Aufzeichnung beginnt mit {"format": "mexican-train-record/1". Wähle die Datei so, wie sie gespeichert wurde.',
  which: (file, games) => `${file} hat ${count(games, 'Partie', 'Partien')}. Welche?`,
  game: (number) => `Partie ${number}`,
  head: ({ preset, seats, set, rounds }) =>
    `${isPresetName(preset) ? presetName(preset) : preset}, ${count(seats, 'Platz', 'Plätze')}, ${setName(set)}, ${count(rounds, 'Runde', 'Runden')}`,
  lineNoJson: (line) => `Zeile ${line} ist kein JSON.`,
  // The rules give the reason in English.
  fault: ({ round, action }) => {
    const place = [...(round > 0 ? [`Runde ${round}`] : []), ...(action === null ? [] : [`Schritt ${action}`])];
    return place.length === 0
      ? 'Diese Aufzeichnung lässt sich nicht zeigen: Sie ist keine ganze Partie nach den Regeln.'
      : `Diese Aufzeichnung hat einen Fehler in ${place.join(', ')}: Sie folgt nicht den Regeln.`;
  },
  faultMore: 'Bis dahin kannst du sie ansehen.',
  faultGo: 'Dorthin',
  another: 'Andere Aufzeichnung',
  scores: 'Spielstand',
  save: 'Aufzeichnung speichern',

  player: 'Wiedergabe',
  position: (round, rounds, action, of) =>
    action === 0
      ? `Runde ${round} von ${rounds}, ausgeteilt`
      : `Runde ${round} von ${rounds}, Schritt ${action} von ${of}`,
  slider: 'Stelle in der Partie',
  run: 'Start',
  pause: 'Pause',
  backward: 'Zurück',
  forward: 'Vor',
  round: 'Runde',
  roundOf: (round) => `Runde ${round}`,
  eyes: 'Gesehen von',
  all: 'Alle Hände',
  handOf: (name, isYou) => (isYou ? 'Deine Hand' : `Hand von ${name}`),
  youAreOn: 'Du bist dran',
  about: 'Verlauf und Spielstand',
  close: 'Zurück zur Partie',
  keys: 'Pfeiltasten gehen weiter, Leertaste spielt ab, Pos1 und Ende springen an die Enden.',
  hands: 'Hände',
  hand: (tiles, pips) => (tiles === 0 ? 'kein Stein' : `${count(tiles, 'Stein')}, ${count(pips, 'Auge', 'Augen')}`),
  side: 'Über diese Partie',
  log: 'Verlauf',
  score: 'Spielstand',
  actionNumber: (action) => (action === 0 ? 'ausgeteilt' : String(action)),
  nothing: 'Nichts ist geschehen.',

  notYet: 'Noch nicht zu Ende',
  missing: 'Von diesem Tisch gibt es keine Aufzeichnung',
  failed: 'Die Aufzeichnung konnte nicht geladen werden',
  toTable: 'Zum Tisch',
  watch: 'Noch einmal ansehen',
};

/** The end of a round. `*this*` is strong. */
export const roundEndText: Translation<typeof en.roundEndText> = {
  out: (who) => `${does(who, 'hast', 'hat')} alle Steine gelegt`,
  blocked: 'Niemand kann legen',
  round: (round, of) => `Runde ${round} von ${of}`,
  last: (tile, train) => `${tileText(tile)}, ${train}`,
  trains: { own: 'eigener Zug', mexican: 'Mexikanischer Zug', of: trainOf },
  arrival: (train, tiles) => `${train}, ${count(tiles, 'Stein')}`,
  hands: 'Übrige Steine auf jeder Hand',
  none: 'kein Stein übrig',
  pipsUnit: (pips) => (pips === 1 ? 'Auge' : 'Augen'),
  counting: 'Die Steine werden umgedreht…',
  failed: 'Die Steine konnten nicht geladen werden. Der Spielstand stimmt.',
  tryAgain: 'Noch einmal',
  sheet: 'Spielstand',
  said: (name, words) => `${name}: „${words}.“`,
  inShort: (round) => `Runde ${round} in Kürze`,
  fullScore: 'Ganzer Spielstand',
  own: 'Meine Runde',
  ready: (round) => `Bereit für Runde ${round}`,
  final: 'Endstand',
  facts: {
    blockedBy: (tile) => `*${tileText(tile)}* stand offen, und niemand konnte ihn abdecken.`,
    longestTrain: (train, tiles) => `*${capital(train)}* wurde am längsten: ${count(tiles, 'Stein')}.`,
    ownTrain: 'Dein Zug',
    mexicanTrain: 'Der mexikanische Zug',
    trainOf,
    openDouble: (tile, turns) => `*${tileText(tile)}* blieb ${numberWord(turns)} Spielzüge lang offen.`,
    mostDraws: ({ name, isYou }, draws) => `*${name}* ${isYou ? 'hast' : 'hat'} ${timesInWords(draws)} genommen.`,
    longestRun: ({ name, isYou }, turns) =>
      `*${name}* ${isYou ? 'hast' : 'hat'} ${timesInWords(turns)} hintereinander gelegt, ohne zu nehmen.`,
  },
  analysis: {
    title: (round) => `Deine Runde ${round}`,
    close: 'Schließen',
    first: 'Erster Zug',
    yours: 'Deiner',
    longest: 'Der längste deiner Hand',
    laid: (tiles, rest) =>
      `${count(tiles, 'Stein')}, ${rest === 1 ? '1 Auge bleibt' : `${count(rest, 'Auge', 'Augen')} bleiben`}`,
    nothingLaid: 'Du hast keinen Stein an deinen Zug gelegt.',
    asLong: 'Länger war kein Zug in deiner ersten Hand.',
    costly: 'Was jeder Spielzug gekostet hat',
    costlyMore: 'Alle deine Entscheidungen, gemessen an dem, was du jeweils sehen konntest.',
    review: 'Runde ansehen',
    left: 'Steine, die blieben',
    noneLeft: 'Keine: Du hast alle gelegt.',
    dead: (pips) => `*${count(pips, 'Auge', 'Augen')}, tot.* Passte nirgends, wenn du dran warst.`,
    chance: ({ pips, chances, turn, train }) =>
      `*${count(pips, 'Auge', 'Augen')}, ${count(chances, 'Chance', 'Chancen')}.* ${
        chances === 1 ? 'Beim' : 'Zuerst beim'
      } Spielzug ${turn} an ${den(train)}.`,
    late: (pips) => `*${count(pips, 'Auge', 'Augen')}, zu spät.* Beim letzten Mal genommen.`,
    hands: 'Was auf der Hand blieb, und warum',
    wentOut: 'Kein Stein übrig.',
    because: (pips, { dead, deadDoubles, chance, late }) =>
      `${count(pips, 'Auge', 'Augen')}: ${listed([
        ...(dead === 0
          ? []
          : [
              `${dead === deadDoubles ? count(dead, 'Pasch', 'Pasche') : count(dead, 'Stein')}, ${
                dead === 1 ? (dead === deadDoubles ? 'das' : 'der') : 'die'
              } nie ${dead === 1 ? 'passte' : 'passten'}`,
            ]),
        ...(chance === 0
          ? []
          : [`${count(chance, 'Stein')}, ${chance === 1 ? 'der gepasst hätte' : 'die gepasst hätten'}`]),
        ...(late === 0 ? [] : [`${count(late, 'Stein')}, zu spät genommen`]),
      ])}.`,
  },
};

/** Nothing if a tie was decided by other means than pips. */
const by = (margin: number): string =>
  margin === 0 ? ' im Stechen' : ` mit ${count(margin, 'Auge', 'Augen')} Vorsprung`;

/** The end of a game. */
export const gameEndText: Translation<typeof en.gameEndText> = {
  facts: (rounds, players) => `${count(rounds, 'Runde', 'Runden')}, ${players} am Tisch`,
  pips: (pips) => (pips === 1 ? 'Auge' : 'Augen'),
  map: 'Die Ränge nach jeder Runde. Der Spielstand hat sie als Tabelle.',
  standing: 'Endstand',
  outs: (times) => `${timesInWords(times)} alle Steine gelegt`,
  heaviest: ({ name }, pips, round) => `Die schwerste Hand: *${name}*, ${pips} in Runde ${round}.`,
  withReal: (rounds) => `${rounds === 1 ? '1 Runde' : `${rounds} Runden`} mit echten Steinen gespielt.`,
  allBlocked: (rounds) => `In ${rounds === 1 ? '1 Runde' : `${rounds} Runden`} konnte niemand mehr legen.`,
  score: 'Ganzer Spielstand',
  review: 'Dein Spiel im Rückblick',
  watch: 'Noch einmal ansehen',
  share: 'Bild teilen',
  save: 'Bild speichern',
  drawing: 'Wird gezeichnet…',
  failed: 'Das Bild konnte nicht gezeichnet werden. Nichts wurde geteilt. Versuch es noch einmal.',
  harder: 'Länger, schwerer',
  friends: 'Mit Freunden spielen',
  keep: {
    title: 'Diesen Tisch zusammenhalten?',
    more: 'Ihr bekommt einen Link, der immer hierher führt, und alle eure Partien zählen zusammen.',
    go: 'Zusammenbleiben',
    busy: 'Einen Moment…',
    note: 'Daraus wird euer Stammtisch. Alle anderen sagen ja oder nein. Niemand braucht eine E-Mail.',
  },
  onceMore: 'Noch einmal mit diesen Leuten',
  toNext: 'Zur nächsten Partie',
  nextIsSet: 'Dieselben Leute spielen noch einmal. Ein Platz wartet auf dich.',
  asking: 'Der Tisch wird gedeckt…',
  again: 'Neue Partie',
  tables: 'Deine Tische',

  tied: (winners, pips) => `${everyone(winners)} liegen mit je ${count(pips, 'Auge', 'Augen')} gleichauf.`,
  only: (winner, margin) => `${does(winner, 'gewinnst', 'gewinnt')} die einzige Runde${by(margin)}.`,
  always: (winner, margin) =>
    `${does(winner, 'hast', 'hat')} von der ersten bis zur letzten Runde geführt und gewonnen${by(margin)}.`,
  since: (winner, round, margin) =>
    `${does(winner, 'bist', 'ist')} in Runde ${round} in Führung gegangen und ${winner.isYou ? 'hast' : 'hat'} gewonnen${by(margin)}.`,
  ledBefore: (who, from, to) =>
    from === to
      ? `${does(who, 'hast', 'hat')} nach Runde ${to} geführt.`
      : `${does(who, 'hast', 'hat')} von Runde ${from} bis Runde ${to} geführt.`,
  last: (winner, wentOut, margin) =>
    wentOut
      ? `${does(winner, 'warst', 'war')} in der letzten Runde alle Steine los und ${winner.isYou ? 'hast' : 'hat'} gewonnen${by(margin)}.`
      : `${does(winner, 'bist', 'ist')} in der letzten Runde in Führung gegangen und ${winner.isYou ? 'hast' : 'hat'} gewonnen${by(margin)}.`,

  picture: {
    what: 'Domino „Mexican Train“, jeden Tag ein Stein',
  },
};

/** Watching a game without a seat, and who may. */
export const watchText: Translation<typeof en.watchText> = {
  watch: 'Einer Partie zusehen',
  result: 'Ergebnis',
  late: { turn: 'einen Spielzug später', round: 'eine Runde später' },
  lateTitle: { turn: 'Einen Spielzug später', round: 'Eine Runde später' },
  why: {
    turn: 'Du siehst einen Zug, wenn der nächste vorbei ist. So kann niemand danach spielen.',
    round: 'Du siehst eine Runde, wenn sie vorbei ist. So kann niemand danach spielen.',
  },
  asOf: (when) => `Stand ${when}`,
  watching: 'Du siehst zu. *Die Hände bleiben verdeckt.*',
  leave: 'Verlassen',
  score: 'Punkte',
  closeScore: 'Zurück zum Tisch',
  player: 'Züge',
  notStarted: 'Noch nicht begonnen',
  notStartedMore: (name) => `„${name}“ erscheint hier, sobald gespielt wird. Heb den Link auf.`,
  firstRound: 'Die erste Runde wird gespielt',
  firstRoundMore: {
    turn: 'Sie erscheint hier, sobald zwei Spielzüge vorbei sind. Heb den Link auf.',
    round: 'Du siehst sie ganz, wenn sie vorbei ist. Heb den Link auf.',
  },
  ended: 'Ohne Ergebnis beendet',
  nothing: 'Hier gibt es nichts zu sehen',
  failed: 'Die Partie konnte nicht geladen werden',
  home: 'Was ist Slow Train?',
  again: 'Noch einmal ansehen',

  settings: {
    legend: 'Andere dürfen zusehen',
    values: { nobody: 'Nein', round: 'Eine Runde später', turn: 'Einen Spielzug später' },
    more: 'Mit eigenem Link, und nie eine Hand oder das Gespräch. Namen nur von denen, die ihren zeigen.',
    told: {
      round: 'Andere dürfen zusehen, eine Runde später.',
      turn: 'Andere dürfen zusehen, einen Spielzug später.',
    },
    get: 'Link zum Zusehen holen',
    getting: 'Link wird geholt…',
    renew: 'Neuer Link',
    renewed: 'Der alte Link zeigt nichts mehr.',
    stricter: 'Solange gespielt wird, geht nur noch später oder niemand.',
  },
  send: {
    link: 'Link zum Zusehen',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Der Link ist markiert: Kopiere ihn von dort.',
    send: 'Link senden',
  },
  invite: (name) => `Sieh bei unserer Partie „${name}“ zu`,

  share: {
    title: 'Anderen zeigen',
    more: 'Wer den Link hat, sieht das Ergebnis und jeden Zug, mit den Händen. Namen nur von denen, die ihren zeigen.',
    get: 'Link zu dieser Partie holen',
    stop: 'Link zurücknehmen',
    stopped: 'Der Link zeigt nichts mehr.',
    named: 'Mein Name darf in der Datei dieser Partie stehen',
    namedMore: (agreed, people) => `Sie hat Namen, wenn alle einverstanden sind: bisher ${agreed} von ${people}.`,
  },
};

const pipsOf = (pips: number): string => count(pips, 'Auge', 'Augen');
const tilesOf = (tiles: number): string => count(tiles, 'Stein');

/** The review of one's own moves in finished rounds. */
export const reviewText: Translation<typeof en.reviewText> = {
  title: 'Deine Partie',
  roundTitle: (round) => `Deine Runde ${round}`,
  line: (table) => `${table}. Das siehst nur du.`,
  back: 'Spielstand',
  toTable: 'Zum Tisch',
  toGame: 'Die ganze Partie',
  rounds: 'Runde für Runde',
  failed: 'Die Partie konnte nicht gelesen werden',
  looking: (done, of) => `Deine Spielzüge werden angesehen: Runde ${done} von ${of}.`,
  stopped: 'Der Rückblick ist stehen geblieben. Der Partie ist nichts geschehen.',
  again: 'Noch einmal',
  byOthers: (moves) =>
    moves === 1
      ? 'Einmal hat jemand für dich gespielt; das zählt hier nicht mit.'
      : `${moves}-mal hat jemand für dich gespielt; das zählt hier nicht mit.`,
  notYours: 'Einen Rückblick gibt es für alle, die gespielt haben. Du hast hier nur zugesehen.',
  refused:
    'Für diese Regeln gibt es keinen Rückblick: Partner, ein Fuß, zwei Sätze, spätes Bauen, mehrere Mexican Trains, gleichzeitiges Bauen oder eine seltene Regel beim Ziehen oder Zählen.',
  noRound: 'Diese Runde ist nicht zu Ende, oder es gibt keine Aufzeichnung davon.',

  counted: (pips) => `Du hast *${pipsOf(pips)}* gezählt.`,
  well: 'Was gut war',
  bestMove: (what, pips) => `${capital(what)}: ${pipsOf(pips)} besser als alles andere.`,
  asGood: (good, of) =>
    good === of
      ? `Jedes Mal (${of}) so gut wie das Beste.`
      : `Bei ${good} von ${of} Entscheidungen so gut wie das Beste.`,
  noChoice: 'Zu entscheiden gab es nichts: Es ging immer nur eines.',

  shares: 'Glück und Spiel getrennt',
  parts: {
    average: 'Übliche Hand',
    deal: 'Deine erste Hand',
    draws: 'Was du genommen hast',
    others: 'Was die anderen taten und nahmen',
    play: 'Was du gespielt hast',
    result: 'Gezählt',
  },
  sharesMore:
    'Weniger Augen sind besser. Was du gespielt hast, misst sich am Üblichen: Unter 0 hast du besser gewählt. Eine Runde ist vor allem Glück: Über dein Können sagt das nichts, und was mehrere Spielzüge kosten, überschneidet sich.',

  turns: 'Spielzug für Spielzug',
  turnsMore: 'Was ein Spielzug gekostet hat, ab einem Auge.',
  roundsMore: 'Was deine Spielzüge in jeder Runde gekostet haben.',
  turnCost: (turn, pips, hadChoice) =>
    `Spielzug ${turn}: ${hadChoice ? (pips === 0 ? 'so gut wie das Beste' : pipsOf(pips)) : 'keine Wahl'}`,
  roundCost: (round, pips, result) =>
    `Runde ${round}: ${pips === 0 ? 'so gut wie das Beste' : pipsOf(pips)}. Gezählt: ${result}.`,

  mattered: (turns) =>
    turns === 0
      ? 'Auf keinen Spielzug kam es an'
      : turns === 1
        ? 'Auf einen Spielzug kam es an'
        : `Auf ${turns} Spielzüge kam es an`,
  noneMattered: 'Nach dem, was du sehen konntest, war nichts deutlich besser.',
  place: (round, turn) => `Runde ${round}, Spielzug ${turn}`,
  pips: (pips) => (pips === 1 ? 'Auge' : 'Augen'),
  did: {
    play: (tile, train) => `Du hast *${tileText(tile)}* an ${den(train)} gelegt.`,
    build: (tiles) => `Du hast ${tilesOf(tiles.length)} gebaut: *${listed(tiles.map(tileText))}*.`,
    draw: 'Du hast einen Stein genommen.',
    pass: 'Du hast gepasst.',
  },
  better: {
    play: (tile, train) => `Besser war *${tileText(tile)}* an ${den(train)}.`,
    build: (tiles) => `Besser war, ${tilesOf(tiles.length)} zu bauen: *${listed(tiles.map(tileText))}*.`,
    draw: 'Besser war, einen Stein zu nehmen.',
    pass: 'Besser war, zu passen.',
  },
  move: {
    play: (tile, train) => `*${tileText(tile)}* an ${den(train)}`,
    build: (tiles) => `Was du gebaut hast, ${tilesOf(tiles.length)}`,
    draw: 'Einen Stein zu nehmen',
    pass: 'Zu passen',
  },
  notes: { played: 'gelegt', better: 'besser' },
  held: 'Deine Hand in dem Moment',
  see: 'Noch einmal ansehen',

  why: {
    goesOut: 'Damit ist die Runde zu Ende.',
    plays: 'Ein Stein auf dem Tisch zählt nicht mehr gegen dich.',
    waits: 'Deine Steine waren es wert, auf eine bessere Stelle zu warten.',
    longerBuild: (tiles) => `Damit liegen ${tilesOf(tiles)} mehr.`,
    heavierBuild: (pips) => `Damit liegen ebenso viele Steine und ${pipsOf(pips)} mehr.`,
    shorterBuild: (tiles) => `Damit bleiben ${tilesOf(tiles)} mehr, die anderswo passen.`,
    openDouble: (double) => `${tileText(double)} konntest du mit nichts abdecken.`,
    coveredDouble: (double, by) => `${tileText(double)} konntest du mit ${tileText(by)} abdecken.`,
    double: (double) => `${tileText(double)} passt an wenigen Stellen. Ein Pasch, das passt, sollte gehen.`,
    nearlyOut: (name, tiles, pips) =>
      `${capital(name)} hatte nur noch ${tilesOf(tiles)}, und damit bist du ${pipsOf(pips)} mehr los.`,
    onlyThere: 'Anderswo passt er nicht. Der andere Stein passt jederzeit an deinen Zug.',
    lifts: 'Damit ist dein Zug für die anderen wieder zu.',
    keepsTrain: (tiles) =>
      tiles === 1 ? 'Danach kann 1 Stein mehr an deinen Zug.' : `Danach können ${tiles} Steine mehr an deinen Zug.`,
    runsOut: (number, tiles) =>
      `Dein Zug hätte mit ${number} geendet, und mit ${number} ${
        tiles === 0 ? 'war kein Stein mehr' : tiles === 1 ? 'war nur 1 Stein noch' : `waren nur ${tiles} Steine noch`
      } zu sehen.`,
    heavier: (pips) => `Damit bist du ${pipsOf(pips)} mehr los.`,
    keepsPlaces: (tiles) =>
      tiles === 1
        ? 'Danach passt 1 Stein mehr aus deiner Hand auf den Tisch.'
        : `Danach passen ${tiles} Steine mehr aus deiner Hand auf den Tisch.`,
    newNumber: (name) =>
      `Sonst bekäme der offene Zug von ${name} eine neue Zahl, mit der es dort vielleicht weitergeht.`,
    average: 'Kein einzelner Grund: Meistens bleiben damit weniger Augen.',
  },
  judged: (samples) =>
    `Gemessen an dem, was du jeweils sehen konntest. Was möglich war, wurde mit ${samples} Verteilungen der Steine probiert, die du nicht sehen konntest.`,

  asked: 'Die Computer fragen',
  askedMore: 'Warum hast du das gelegt? Die Runde ist vorbei, alle Hände sind offen.',
  ask: (name) => `${name} fragen`,
  asking: (name) => `${name} denkt zurück.`,
  answer: (turn, what, sentence) => `Spielzug ${turn}, ${what}: „${sentence}“`,
  noAnswer: (name) => `${name} hatte in dieser Runde keine Wahl.`,
  because: {
    beginner: 'Es hat gepasst, also lag es.',
    casual: 'Mein schwerster Stein, der gepasst hat.',
    goesOut: 'Es war mein letzter Stein.',
    plays: 'Was auf dem Tisch liegt, zählt nicht mehr gegen mich.',
    waits: 'Meine Steine waren für eine bessere Stelle.',
    longerBuild: 'Einen längeren Zug habe ich nicht gesehen.',
    heavierBuild: 'Kein kürzerer Zug, und mehr Augen weg.',
    shorterBuild: 'Ein Stein blieb, der anderswo passt.',
    openDouble: (double) => `Um ${tileText(double)} abzudecken, hatte ich nichts.`,
    coveredDouble: (double, by) => `Mit ${tileText(by)} konnte ich ${tileText(double)} abdecken.`,
    double: 'Ein Pasch passt an wenigen Stellen. Wenn es passt, geht es.',
    nearlyOut: (tiles) => `Jemand hatte nur noch ${tilesOf(tiles)}, da mussten schwere Steine weg.`,
    onlyThere: 'Er passte nur dort. Mein Zug kann warten.',
    lifts: 'Damit war mein Zug für die anderen zu.',
    keepsTrain: 'So können mehr meiner Steine an meinen Zug.',
    runsOut: (number) => `Mit ${number} gab es kaum noch Steine, da wollte ich nicht enden.`,
    heavier: (pips) => `${pipsOf(pips)} mehr aus meiner Hand.`,
    keepsPlaces: 'So passen mehr meiner Steine auf den Tisch.',
    newNumber: 'Den Zügen der anderen wollte ich keine neue Zahl geben.',
    average: 'Viel Unterschied war nicht, also irgendeiner.',
  },

  lately: 'Was du lernen könntest',
  latelyMore: 'aus deinen letzten dreißig beendeten Partien',
  latelyGo: 'Meine Partien ansehen',
  latelyLooking: (done, of) => `Partie ${done} von ${of}.`,
  latelyNone: 'Noch gibt es keine beendete Partie mit Rückblick.',
  latelyGood: 'Keine Gewohnheit kostet dich auch nur ein halbes Auge je Runde.',
  latelyFrom: (games, rounds) => `Aus ${count(games, 'Partie', 'Partien')} mit ${count(rounds, 'Runde', 'Runden')}.`,
  habit: (what, number) => `${what}: *${number} Augen je Runde*.`,
  habits: {
    builds: 'Dein erster Zug könnte oft besser sein',
    doubles: 'Du behältst Pasche zu lange',
    covers: 'Du legst Pasche, die du nicht abdecken kannst',
    endings: 'Du behältst schwere Steine, wenn jemand fast keine mehr hat',
    heavy: 'Du behältst schwere Steine zu lange',
    places: 'Du legst an deinen Zug, wo andere offen sind',
    train: 'Du zerreißt deinen Zug',
    open: 'Du lässt deinen Zug offen',
    passes: 'Du nimmst oder passt zu oft, oder zu selten',
    others: 'Alles andere',
  },
};
