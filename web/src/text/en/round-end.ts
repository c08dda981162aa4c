import { count, does, listed, numberWord, tileText, timesInWords, type Who } from '@slow-train/words/en';

/** The number of tiles left in a hand, by the reason why they stayed. */
interface Because {
  readonly dead: number;
  /** Of those, the doubles. */
  readonly deadDoubles: number;
  readonly chance: number;
  readonly late: number;
}

/** The end of a round. `*this*` is strong. */
export const roundEndText = {
  out: (who: Who) => does(who, 'went out', 'went out'),
  blocked: 'Nobody can play',
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  last: (tile: string, train: string) => `${tileText(tile)}, ${train}`,
  trains: { own: 'own train', mexican: 'Mexican train', of: (name: string) => `${name}’s train` },
  arrival: (train: string, tiles: number) => `${train}, ${count(tiles, 'tile')}`,
  hands: 'Tiles left in each hand',
  none: 'no tile left',
  pipsUnit: (pips: number) => (pips === 1 ? 'pip' : 'pips'),
  counting: 'Turning the tiles over…',
  failed: 'The tiles could not be loaded. The scores are right.',
  tryAgain: 'Try again',
  sheet: 'Scores',
  inShort: (round: number) => `Round ${round} in short`,
  fullScore: 'Full score',
  own: 'My round',
  ready: (round: number) => `Ready for round ${round}`,
  final: 'Final standing',
  facts: {
    blockedBy: (tile: string) => `*${tileText(tile)}* stood open, and nobody could cover it.`,
    longestTrain: (train: string, tiles: number) => `*${train}* got longest: ${count(tiles, 'tile')}.`,
    ownTrain: 'Your train',
    mexicanTrain: 'The Mexican train',
    trainOf: (name: string) => `${name}’s train`,
    openDouble: (tile: string, turns: number) => `*${tileText(tile)}* stood open for ${numberWord(turns)} turns.`,
    mostDraws: ({ name }: Who, draws: number) => `*${name}* drew ${timesInWords(draws)}.`,
    longestRun: ({ name }: Who, turns: number) => `*${name}* played ${numberWord(turns)} turns without drawing.`,
  },
  analysis: {
    title: (round: number) => `Your round ${round}`,
    close: 'Close',
    judged: 'Judged by what you could see at the time.',
    first: 'First train',
    yours: 'Yours',
    longest: 'Longest in your deal',
    laid: (tiles: number, rest: number) => `${count(tiles, 'tile')}, ${count(rest, 'pip')} left over`,
    nothingLaid: 'You laid no tile on your own train.',
    asLong: 'No train in the hand you were dealt was longer.',
    costly: 'The turn that cost most',
    cost: (pips: number, turn: number) => ({
      pips: String(pips),
      turn: `${pips === 1 ? 'pip' : 'pips'}, turn ${turn}`,
    }),
    played: (tile: string, train: string) => `You laid ${tileText(tile)} on ${train}.`,
    better: (tile: string, train: string) => `Better was ${tileText(tile)} on ${train}.`,
    /** The reasons why it was better. */
    heavier: (pips: number) => `It gets rid of ${count(pips, 'more pip')}.`,
    followers: (tiles: number) => `After it, ${count(tiles, 'more tile')} could follow on your own train.`,
    uncovered: (tile: string) => `You had no tile to cover ${tileText(tile)}.`,
    notes: { better: 'better', played: 'played' },
    noCost: 'Every play was the best you could see.',
    left: 'Tiles that stayed',
    noneLeft: 'None: you went out.',
    dead: (pips: number) => `*${count(pips, 'pip')}, dead.* It fitted nowhere on your turns.`,
    chance: ({ pips, chances, turn, train }: { pips: number; chances: number; turn: number; train: string }) =>
      `*${count(pips, 'pip')}, ${count(chances, 'chance')}.* ${chances === 1 ? 'In' : 'First in'} turn ${turn}, on ${train}.`,
    late: (pips: number) => `*${count(pips, 'pip')}, late.* You drew it in your last turn.`,
    hands: 'Left in hand, and why',
    wentOut: 'No tile left.',
    because: (pips: number, { dead, deadDoubles, chance, late }: Because) =>
      `${count(pips, 'pip')}: ${listed([
        ...(dead === 0
          ? []
          : [`${dead === deadDoubles ? count(dead, 'double') : count(dead, 'tile')} that never fitted`]),
        ...(chance === 0 ? [] : [`${count(chance, 'tile')} that could have gone`]),
        ...(late === 0 ? [] : [`${count(late, 'tile')} drawn too late`]),
      ])}.`,
  },
};
