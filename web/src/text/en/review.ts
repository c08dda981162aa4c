import { count, listed, tileText } from '@slow-train/words/en';

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
    'Fewer pips are better. Most of a round is luck: this says nothing of your strength, and costs of several turns overlap.',

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
    average: 'I saw no difference that mattered, and chose one.',
  },

  ladder: 'Against computers',
  ladderMore: 'only you see this; by the best of them',
  ladderWon: (won: number, games: number) => `won ${won} of ${count(games, 'game')}`,

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
