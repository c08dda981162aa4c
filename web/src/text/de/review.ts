import type { Translation } from '@slow-train/words';
import { capital, count, den, listed, tileText } from '@slow-train/words/de';
import type * as en from '../en/review.ts';

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
    'Weniger Augen sind besser. Eine Runde ist vor allem Glück: Über dein Können sagt das nichts, und was mehrere Spielzüge kosten, überschneidet sich.',

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
    average: 'Viel Unterschied war nicht, also irgendeiner.',
  },

  ladder: 'Gegen Computer',
  ladderMore: 'das siehst nur du; nach dem besten am Tisch',
  ladderWon: (won, games) => `${won} von ${count(games, 'Partie', 'Partien')} gewonnen`,

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
