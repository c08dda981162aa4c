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

/** The review of one's own moves in finished rounds. */
export const reviewText = {
  title: 'Your game',
  roundTitle: (round: number) => `Your round ${round}`,
  line: (table: string) => `${table}. Only you see this.`,
  back: 'Score',
  toTable: 'To the table',
  toGame: 'The whole game',
  rounds: 'Round by round',
  failed: 'The game could not be read',
  looking: (done: number, of: number) => `Looking at your moves: round ${done} of ${of}.`,
  stopped: 'The review stopped. The game itself is safe.',
  again: 'Try again',
  byOthers: (moves: number) =>
    `${moves === 1 ? 'One move was made for you and is' : `${moves} moves were made for you and are`} left out here.`,
  notYours: 'A review is for those who played. You only watched this game.',
  refused:
    'These rules are not reviewed: partners, a foot, two sets, late builds, several Mexican trains, builds sent together, or a rule of drawing or scoring that is seldom played.',
  noRound: 'This round is not over, or there is no record of it.',

  counted: (pips: number) => `You counted *${count(pips, 'pip')}*.`,
  well: 'What went well',
  bestMove: (what: string, pips: number) => `${what}: ${count(pips, 'pip')} better than anything else.`,
  asGood: (good: number, of: number) =>
    good === of
      ? `All ${count(of, 'choice')} were as good as the best.`
      : `${good} of ${count(of, 'choice')} were as good as the best.`,
  noChoice: 'There was nothing to choose: every move was the only one.',

  shares: 'Luck and play apart',
  parts: {
    average: 'Average hand',
    deal: 'Your deal',
    draws: 'Your draws',
    others: 'The others’ moves and draws',
    play: 'Your plays',
    result: 'You counted',
  },
  sharesMore:
    'Fewer pips are better. Your plays are held against usual ones: below 0, you chose better. Most of a round is luck: this says nothing of your strength, and costs of several turns overlap.',

  turns: 'Turn by turn',
  turnsMore: 'Pips that a turn cost, from one pip on.',
  roundsMore: 'Pips that your plays cost in each round.',
  turnCost: (turn: number, pips: number, hadChoice: boolean) =>
    `Turn ${turn}: ${hadChoice ? (pips === 0 ? 'as good as the best' : count(pips, 'pip')) : 'no choice'}`,
  roundCost: (round: number, pips: number, result: number) =>
    `Round ${round}: ${pips === 0 ? 'as good as the best' : count(pips, 'pip')}. You counted ${result}.`,

  mattered: (turns: number) =>
    turns === 0 ? 'No turn mattered much' : turns === 1 ? 'One turn mattered' : `${count(turns, 'turn')} mattered`,
  noneMattered: 'No other move was clearly better than yours, by what you could see.',
  place: (round: number, turn: number) => `Round ${round}, turn ${turn}`,
  pips: (pips: number) => (pips === 1 ? 'pip' : 'pips'),
  did: {
    play: (tile: string, train: string) => `You played *${tileText(tile)}* on ${train}.`,
    build: (tiles: readonly string[]) => `You built ${count(tiles.length, 'tile')}: *${listed(tiles.map(tileText))}*.`,
    draw: 'You drew.',
    pass: 'You passed.',
  },
  better: {
    play: (tile: string, train: string) => `*${tileText(tile)}* on ${train} was better.`,
    build: (tiles: readonly string[]) =>
      `A build of ${count(tiles.length, 'tile')} was better: *${listed(tiles.map(tileText))}*.`,
    draw: 'To draw was better.',
    pass: 'To pass was better.',
  },
  move: {
    play: (tile: string, train: string) => `*${tileText(tile)}* on ${train}`,
    build: (tiles: readonly string[]) => `Your build of ${count(tiles.length, 'tile')}`,
    draw: 'To draw',
    pass: 'To pass',
  },
  notes: { played: 'played', better: 'better' },
  held: 'Your hand then',
  see: 'Watch it again',

  /** Why a move was better. */
  why: {
    goesOut: 'It goes out.',
    plays: 'A tile on the table no longer counts against you.',
    waits: 'Your tiles were worth keeping for a better place.',
    longerBuild: (tiles: number) => `It lays ${count(tiles, 'more tile')}.`,
    heavierBuild: (pips: number) => `It lays as many tiles, and ${count(pips, 'more pip')}.`,
    shorterBuild: (tiles: number) => `It keeps ${count(tiles, 'tile')} more that fit elsewhere.`,
    openDouble: (double: string) => `Nothing in your hand covers ${tileText(double)}.`,
    coveredDouble: (double: string, by: string) => `You could cover ${tileText(double)} with ${tileText(by)}.`,
    double: (double: string) => `${tileText(double)} fits in few places. A double that fits had better go.`,
    nearlyOut: (name: string, tiles: number, pips: number) =>
      `${name} had ${count(tiles, 'tile')} left, and it gets rid of ${count(pips, 'more pip')}.`,
    onlyThere: 'It fits nowhere else. The other tile fits your own train at any time.',
    lifts: 'It closes your own train to the others.',
    keepsTrain: (tiles: number) => `After it, ${count(tiles, 'more tile')} can follow on your own train.`,
    runsOut: (number: number, tiles: number) =>
      `Your train would end in ${number}, and ${tiles === 0 ? 'no tile' : `only ${count(tiles, 'tile')}`} with ${number} ${tiles === 1 ? 'was' : 'were'} still to come.`,
    heavier: (pips: number) => `It gets rid of ${count(pips, 'more pip')}.`,
    keepsPlaces: (tiles: number) =>
      `After it, ${count(tiles, 'more tile')} of your hand ${tiles === 1 ? 'fits' : 'fit'} on the table.`,
    newNumber: (name: string) =>
      `The other move gives ${name}’s open train a new number, which may help ${name} go on.`,
    average: 'No single reason: it leaves fewer pips in most deals.',
  },
  judged: (samples: number) =>
    `Judged by what you could see at the time. Every play was tried in ${samples} deals of the tiles that you could not see.`,

  asked: 'Ask the computers',
  askedMore: 'Why did you play that? The round is over, and every hand is open.',
  ask: (name: string) => `Ask ${name}`,
  asking: (name: string) => `${name} is thinking back.`,
  answer: (turn: number, what: string, sentence: string) => `Turn ${turn}, ${what}: “${sentence}”`,
  noAnswer: (name: string) => `${name} had no choice in this round.`,
  /** What a computer says of its move. */
  because: {
    beginner: 'It fitted, so I played it.',
    casual: 'My heaviest tile that fitted.',
    goesOut: 'It was my last tile.',
    plays: 'A tile on the table no longer counts against me.',
    waits: 'I kept my tiles for a better place.',
    longerBuild: 'It was the longest train that I saw.',
    heavierBuild: 'No shorter train, and more pips gone.',
    shorterBuild: 'I kept a tile that fits elsewhere.',
    openDouble: (double: string) => `I had nothing to cover ${tileText(double)} with.`,
    coveredDouble: (double: string, by: string) => `I held ${tileText(by)}, so I could cover ${tileText(double)}.`,
    double: 'A double fits in few places. When it fits, it goes.',
    nearlyOut: (tiles: number) => `Somebody had ${count(tiles, 'tile')} left, so heavy tiles had to go.`,
    onlyThere: 'It fitted there only. My own train can wait.',
    lifts: 'It closed my train to the others.',
    keepsTrain: 'More of my tiles can follow on my own train.',
    runsOut: (number: number) => `Few tiles with ${number} were left, so I did not want to end in it.`,
    heavier: (pips: number) => `${count(pips, 'more pip')} out of my hand.`,
    keepsPlaces: 'More of my tiles fit on the table that way.',
    newNumber: 'I did not want to give another player’s train a new number.',
    average: 'I saw no difference that mattered, and chose one.',
  },

  lately: 'What you could learn',
  latelyMore: 'from your last thirty finished games',
  latelyGo: 'Look through my games',
  latelyLooking: (done: number, of: number) => `Game ${done} of ${of}.`,
  latelyNone: 'No finished game can be reviewed yet.',
  latelyGood: 'No habit costs you as much as half a pip a round.',
  latelyFrom: (games: number, rounds: number) => `From ${count(games, 'game')} with ${count(rounds, 'round')}.`,
  habit: (what: string, number: string) => `${what}: *${number} pips a round*.`,
  habits: {
    builds: 'Your first train could often be better',
    doubles: 'You keep doubles too long',
    covers: 'You open doubles that you cannot cover',
    endings: 'You keep heavy tiles when somebody is nearly out',
    heavy: 'You keep heavy tiles too long',
    places: 'You use your own train where others are open',
    train: 'You break your own train',
    open: 'You leave your own train open',
    passes: 'You draw or pass too often, or too seldom',
    others: 'All other plays',
  },
};
