import { isPresetName, type RecordFault, type Seat, type TrainId } from '@slow-train/rules';
import {
  count,
  explain,
  presetName,
  seatName,
  setName,
  does,
  listed,
  numberWord,
  tileText,
  timesInWords,
  everyone,
  type Who,
} from '@slow-train/words/en';
import type { WatchDelay, Watchers } from '@slow-train/protocol';

/** Words about replays. */
export const replayText = {
  title: 'Watch again',
  line: 'Every move of a finished game, with every hand open.',
  back: 'Tables',
  mine: 'Your finished games',
  noneYet: 'None yet. Each game you finish waits here to be watched.',
  on: (day: string) => `Ended ${day}.`,
  choose: 'From a file…',
  drop: 'or drop the file anywhere on this page',
  dropNow: 'Let go to open it.',
  more: 'A record is a finished game as a file (mexican-train-record/1, JSON or JSONL). The score page of every finished table has one.',
  reading: 'Opening the record…',
  empty: 'The file is empty.',
  tooLarge: 'The file is too large to be a record of games.',
  unreadable: 'The file could not be read.',
  noJson:
    'This is not a record: it is not JSON. A record begins with {"format": "mexican-train-record/1". Choose the file as it was saved.',
  which: (file: string, games: number) => `${file} has ${count(games, 'game')}. Which one?`,
  game: (number: number) => `Game ${number}`,
  head: ({
    preset,
    seats,
    set,
    rounds,
  }: {
    readonly preset: string;
    readonly seats: number;
    readonly set: number;
    readonly rounds: number;
  }) =>
    `${isPresetName(preset) ? presetName(preset) : preset}, ${count(seats, 'seat')}, ${setName(set)}, ${count(rounds, 'round')}`,
  lineNoJson: (line: number) => `Line ${line} is not JSON.`,
  /** `nameOf` names a seat; the rules count them from 0. */
  fault: ({ round, action, message, refusal }: RecordFault, nameOf: (seat: Seat) => string = seatName) => {
    const trainName = (train: TrainId): string =>
      typeof train === 'number' ? `the train of seat ${train}` : 'the Mexican train';
    const whole = refusal === undefined ? message : `${message} ${explain(refusal, trainName)}`;
    const named = whole.replaceAll(/\bseat (\d+)\b/gi, (_, seat: string) => nameOf(Number(seat)));
    const place = [...(round > 0 ? [`round ${round}`] : []), ...(action === null ? [] : [`action ${action}`])];
    return place.length === 0
      ? `This record cannot be shown. ${named === '' ? 'There is no round in it.' : named}`
      : `This record goes wrong in ${place.join(', ')}. ${named}`;
  },
  faultMore: 'You can watch it up to there.',
  faultGo: 'Go there',
  another: 'Another record',
  scores: 'Score',
  save: 'Save the record',

  player: 'Player',
  position: (round: number, rounds: number, action: number, of: number) =>
    action === 0 ? `Round ${round} of ${rounds}, the deal` : `Round ${round} of ${rounds}, action ${action} of ${of}`,
  slider: 'Where in the game',
  run: 'Play',
  pause: 'Pause',
  backward: 'Back',
  forward: 'Forward',
  round: 'Round',
  roundOf: (round: number) => `Round ${round}`,
  eyes: 'Seen by',
  all: 'All hands',
  handOf: (name: string, isYou: boolean) => (isYou ? 'Your hand' : `${name}’s hand`),
  youAreOn: 'Your turn',
  about: 'Log and score',
  close: 'Back to the game',
  keys: 'Arrow keys step, Space plays, Home and End go to the ends.',
  hands: 'Hands',
  hand: (tiles: number, pips: number) => (tiles === 0 ? 'no tile' : `${count(tiles, 'tile')}, ${count(pips, 'pip')}`),
  side: 'About this game',
  log: 'Log',
  score: 'Score',
  actionNumber: (action: number) => (action === 0 ? 'deal' : String(action)),
  nothing: 'Nothing happened.',

  notYet: 'Not finished yet',
  missing: 'There is no record of this table',
  failed: 'The record could not be loaded',
  toTable: 'To the table',
  watch: 'Watch it again',
};

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
  said: (name: string, words: string) => `${name}: “${words}.”`,
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
    first: 'First train',
    yours: 'Yours',
    longest: 'Longest in your deal',
    laid: (tiles: number, rest: number) => `${count(tiles, 'tile')}, ${count(rest, 'pip')} left over`,
    nothingLaid: 'You laid no tile on your own train.',
    asLong: 'No train in the hand you were dealt was longer.',
    costly: 'What each turn cost',
    costlyMore: 'Every choice of yours, weighed by what you could see at the time.',
    review: 'Review the round',
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

/** The end of a game. */
export const gameEndText = {
  facts: (rounds: number, players: number) => `${count(rounds, 'round')}, ${count(players, 'player')}`,
  pips: (pips: number) => (pips === 1 ? 'pip' : 'pips'),
  map: 'Places after each round. The score has them as a table.',
  standing: 'Final standing',
  outs: (times: number) => `went out ${timesInWords(times)}`,
  heaviest: ({ name }: Who, pips: number, round: number) => `Heaviest hand: *${name}*, ${pips} in round ${round}.`,
  withReal: (rounds: number) => `${count(rounds, 'round')} played with real dominoes.`,
  allBlocked: (rounds: number) => `Nobody could play any more in ${count(rounds, 'round')}.`,
  score: 'Full score',
  review: 'Review your play',
  watch: 'Watch it again',
  share: 'Share picture',
  save: 'Save picture',
  drawing: 'Drawing…',
  failed: 'The picture could not be drawn. Nothing was shared. Try again.',
  harder: 'Longer, harder',
  friends: 'Play with friends',
  keep: {
    title: 'Keep this table together?',
    more: 'You get one link that always leads here, and all your games add up.',
    go: 'Keep us together',
    busy: 'One moment…',
    note: 'It becomes your circle. Each of the others says yes or no. Nobody needs an e-mail.',
  },
  onceMore: 'Once more with these people',
  toNext: 'Join the next game',
  nextIsSet: 'The same people play again. A seat waits for you.',
  asking: 'Setting the table…',
  again: 'New game',
  tables: 'Your tables',

  tied: (winners: readonly Who[], pips: number) =>
    `${everyone(winners)} finished level with ${count(pips, 'pip')} each.`,
  only: (winner: Who, margin: number) => `${winner.name} won the only round${by(margin)}.`,
  always: (winner: Who, margin: number) => `${winner.name} led from the first round to the last and won${by(margin)}.`,
  since: (winner: Who, round: number, margin: number) =>
    `${winner.name} took the lead in round ${round} and won${by(margin)}.`,
  ledBefore: ({ name }: Who, from: number, to: number) =>
    from === to ? `${name} led after round ${to}.` : `${name} led from round ${from} to round ${to}.`,
  last: (winner: Who, wentOut: boolean, margin: number) =>
    `${winner.name} ${wentOut ? 'went out' : 'took the lead'} in the last round and won${by(margin)}.`,

  /** On the picture. */
  picture: {
    what: 'Mexican Train dominoes, one move a day',
  },
};

/** Nothing if a tie was decided by other means than pips. */
const by = (margin: number): string => (margin === 0 ? ' on the tie-break' : ` by ${count(margin, 'pip')}`);

/** Watching a game without a seat, and who may. */
export const watchText = {
  watch: 'Watch a game',
  result: 'Result',
  late: { turn: 'one turn late', round: 'one round late' } satisfies { readonly [delay in WatchDelay]: string },
  lateTitle: { turn: 'One turn late', round: 'One round late' } satisfies { readonly [delay in WatchDelay]: string },
  why: {
    turn: 'You see a turn when the next one is over, so that nobody can play by what you see.',
    round: 'You see a round when it is over, so that nobody can play by what you see.',
  } satisfies { readonly [delay in WatchDelay]: string },
  asOf: (when: string) => `As of ${when}`,
  watching: 'You are watching. *Hands stay hidden.*',
  leave: 'Leave',
  score: 'Score',
  closeScore: 'Back to the board',
  player: 'Moves',
  notStarted: 'Not started yet',
  notStartedMore: (name: string) => `“${name}” shows here once it is being played. Keep the link.`,
  firstRound: 'The first round is being played',
  firstRoundMore: {
    turn: 'It shows here as soon as two turns are over. Keep the link.',
    round: 'You see all of it once it is over. Keep the link.',
  } satisfies { readonly [delay in WatchDelay]: string },
  ended: 'Ended without a result',
  nothing: 'Nothing to watch here',
  failed: 'The game could not be loaded',
  home: 'What is Slow Train?',
  again: 'Watch it again',

  /** The decisions of the people in a game. */
  settings: {
    legend: 'Others may watch',
    values: { nobody: 'No', round: 'A round late', turn: 'A turn late' } satisfies {
      readonly [watchers in Watchers]: string;
    },
    more: 'With a link of its own, and never a hand or the talk. Names only of those who show theirs.',
    told: {
      round: 'Others may watch, a round late.',
      turn: 'Others may watch, a turn late.',
    } satisfies { readonly [delay in WatchDelay]: string },
    get: 'Get the link for watchers',
    getting: 'Getting the link…',
    renew: 'New link',
    renewed: 'The old link shows nothing any more.',
    stricter: 'While a game is played, it can only be later or nobody.',
  },
  send: {
    link: 'Link for watchers',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'The link is selected: copy it from there.',
    send: 'Send the link',
  },
  invite: (name: string) => `Watch our game “${name}”`,

  /** A finished game. */
  share: {
    title: 'Show it to others',
    more: 'Whoever has the link sees the result and every move, hands included. Names only of those who show theirs.',
    get: 'Get a link to this game',
    stop: 'Take the link back',
    stopped: 'The link shows nothing any more.',
    named: 'My name may be in the file of this game',
    namedMore: (agreed: number, people: number) => `It has names once all agree: ${agreed} of ${people} so far.`,
  },
};
