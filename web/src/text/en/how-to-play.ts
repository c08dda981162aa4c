import type { RuleSet } from '@slow-train/rules';

/** The game in five pictures, for those who only want to look. */
export const howToPlayText = {
  title: 'The game in five pictures',
  line: 'Ten minutes to learn by playing, one to look.',
  pictures: {
    trains: '9‑9 is the engine. Everyone builds a train from it, one tile a turn.',
    match: 'Ends have to match. 4‑1 ends in 1, so the next tile needs a 1.',
    signal: 'Nothing fits? Draw one. Still nothing? Your signal goes up, and everybody may use your train.',
    double: 'A double goes across and has to be covered before anything else.',
    count: 'Out of tiles? The round is over. The others count the pips they hold. Fewest win.',
  },
  learn: 'Learn by playing, two minutes',
  play: 'Play against a computer',
  rules: 'All the rules',
};

/** A word of the game: its forms in sentences, and its meaning. */
interface Term {
  /** The forms that are linked where they are first used, the longest first. */
  readonly forms: readonly string[];
  readonly means: string;
}

type GlossaryWord =
  | 'tile'
  | 'pips'
  | 'double'
  | 'engine'
  | 'hand'
  | 'train'
  | 'mexican'
  | 'end'
  | 'signal'
  | 'open'
  | 'boneyard'
  | 'draw'
  | 'pass'
  | 'cover'
  | 'build'
  | 'tap'
  | 'out'
  | 'blocked'
  | 'turn'
  | 'round'
  | 'game'
  | 'seat'
  | 'houseRules';

/** Every word that players need, each with one meaning. The first form is the entry. */
export const GLOSSARY: { readonly [word in GlossaryWord]: Term } = {
  tile: { forms: ['tile', 'tiles'], means: 'A piece with two ends. 9‑4 has a 9 at one end and a 4 at the other.' },
  pips: { forms: ['pips'], means: 'The dots on a tile. They are counted at the end of a round, and fewer are better.' },
  double: {
    forms: ['double', 'doubles'],
    means: 'A tile with the same number at both ends. It is laid across its train.',
  },
  engine: {
    forms: ['engine'],
    means: 'The double in the middle from which every train starts. Each round has another.',
  },
  hand: { forms: ['hand', 'hands'], means: 'The tiles you hold. Only you see them.' },
  train: { forms: ['train', 'trains'], means: 'A line of tiles from the engine outwards. Everyone has their own.' },
  mexican: {
    forms: ['Mexican train'],
    means: 'The train that belongs to nobody. Anyone may start it and play on it.',
  },
  end: { forms: ['end of a train'], means: 'The outward number of its last tile. The next tile has to match it.' },
  signal: {
    forms: ['signal', 'signals'],
    means: 'Stands at a train. While it is up, the train is open to all. Also called a marker.',
  },
  open: { forms: ['open to all', 'open'], means: 'A train that all may play on, or a double that is not covered yet.' },
  boneyard: { forms: ['boneyard'], means: 'The tiles that nobody holds yet. You draw from it.' },
  draw: { forms: ['draw', 'draws'], means: 'To take the next tile of the boneyard.' },
  pass: { forms: ['pass'], means: 'To end a turn without a tile, when the boneyard is empty.' },
  cover: { forms: ['cover', 'covered'], means: 'To lay a matching tile on a double.' },
  build: { forms: ['build'], means: 'To lay several tiles on one’s own train in a single turn.' },
  tap: { forms: ['tap'], means: 'To say that you have 1 tile left, where the rules ask for it.' },
  out: { forms: ['go out', 'goes out', 'went out'], means: 'To play one’s last tile. That ends the round.' },
  blocked: {
    forms: ['blocked', 'blocks the round'],
    means: 'A round in which nobody can play and nothing is left to draw.',
  },
  turn: { forms: ['turn', 'turns'], means: 'What one seat does before it is the next seat’s turn.' },
  round: {
    forms: ['round', 'rounds'],
    means: 'From the deal until somebody goes out or nobody can play. One engine, one round.',
  },
  game: { forms: ['game'], means: 'All rounds together. Fewest pips win.' },
  seat: { forms: ['seat', 'seats'], means: 'A place at a table, taken by a person or a computer.' },
  houseRules: { forms: ['house rules', 'house rule'], means: 'What a table plays differently from its rule set.' },
};

/** A section of the rules as they are played at one table: its title, and sentences chosen by the options. */
interface SectionWords {
  readonly title: string;
  readonly sentences: (rules: RuleSet) => readonly string[];
}

const OPENING = {
  aside: 'The engine is laid in the middle before the tiles are dealt.',
  holder: 'Whoever holds the engine lays it. If nobody does, everyone draws until somebody has it.',
  highest: 'Whoever holds the highest double that has not been an engine yet lays it: that is the engine.',
  turns:
    'Everyone takes one more tile. The highest of these goes first: lay the engine, or draw one tile, then the next seat.',
  first: 'The first player with a double lays the highest one held. Without a double you draw one tile.',
} as const;
const STARTER = {
  engine: 'Whoever laid it has the first turn.',
  random: 'Who has the first turn is drawn by lot. Later rounds start with the next seat to the left.',
  highTile:
    'Everyone draws, and the highest tile has the first turn. Later rounds start with the next seat to the left.',
  left: 'The seat to the left of whoever laid it has the first turn.',
} as const;
const FIRST_TURN = {
  single: 'A first turn is like any other: one tile.',
  build:
    'On your first turn you build: as many tiles as fit, one after another, all on your own train. If none fits, you draw one and may play it.',
  phase:
    'Before play begins everyone builds once: as many tiles as fit, all on their own train. Doubles have no effect yet. If you cannot build, your signal goes up.',
} as const;
const DOUBLES = {
  chain:
    'Then you play again, anywhere you may or on the double, and again as long as you lay doubles. If you cannot, you draw one tile and your turn is over.',
  pair: 'Then you play one more tile, anywhere you may or on the double itself. After a second double, a third tile has to go on one of the two. If you have no tile, you draw one.',
  cap: 'Then you cover it at once with a matching tile. If you have none, you draw one.',
  last: 'Then you may play more doubles, as long as you can cover the last one from your hand. If you have no cover for the first, you draw one tile.',
  plain: 'It ends your turn like any other tile.',
} as const;
const LIFTED = {
  owner: 'It goes down when you play on your train yourself.',
  anyone: 'It goes down when anybody plays on your train.',
  play: 'It goes down when you play a tile anywhere.',
} as const;
const OPEN = {
  all: 'As long as a double is not covered it is open: everyone in turn has to cover it before playing anywhere else.',
  eligible:
    'As long as a double is not covered it is open: everyone who may play there has to cover it before playing anywhere else. The others are skipped.',
  player:
    'As long as a double is not covered it is open: the player who laid it has to cover it before playing anywhere else.',
  none: 'A double that is not covered binds nobody.',
} as const;
const UNCAPPED = {
  none: 'If that tile is missing, no signal goes up.',
  own: 'If that tile is missing, your signal goes up.',
  bearer: 'If the double stays uncovered, the signal of the train that bears it goes up.',
} as const;
const LAST_TILE = {
  none: 'With 1 tile left you need not say anything.',
  announced: 'When somebody has 1 tile left, everyone is told.',
  penalty:
    'When you are down to 1 tile, you have to tap. If you forget, anybody may catch you before your next turn: you draw 2 tiles.',
} as const;

/** The rules in sentences, section by section, in the order of a round. */
export const rulesSections = {
  aim: {
    title: 'What it is about',
    sentences: () => [
      'Everyone builds a train from the engine in the middle, tile by tile. Ends that touch have the same number.',
      'Get rid of your tiles. The pips you still hold at the end of a round count against you.',
    ],
  },
  opening: {
    title: 'Opening a round',
    sentences: (rules) => [
      ...(rules.opening === 'highest'
        ? []
        : ['The engine of the first round is the highest double of the set. Each round takes the next one below.']),
      OPENING[rules.opening],
      STARTER[rules.starter],
      'The tiles nobody holds are the boneyard.',
    ],
  },
  first: {
    title: 'First turns',
    sentences: (rules) => [
      FIRST_TURN[rules.firstTurn],
      ...(rules.firstTurn === 'phase'
        ? [
            rules.simultaneousBuild === 'yes'
              ? 'All build at the same time. The trains stay hidden until the last is in.'
              : 'They build one after another.',
          ]
        : []),
      ...(rules.firstTurn === 'single'
        ? [
            rules.mexicanOnFirstTurn === 'yes'
              ? 'A first turn may start the Mexican train.'
              : 'A first turn may not start the Mexican train.',
          ]
        : []),
    ],
  },
  where: {
    title: 'Where a tile may go',
    sentences: (rules) => [
      'A tile goes where one of its ends matches the end of a train: on your own train, on the Mexican train, or on a train whose signal is up.',
      rules.mexicanTrains === 0
        ? 'There is no Mexican train.'
        : 'The Mexican train is everybody’s. It starts with the engine’s number and is always open.',
      ...(rules.publicOwnerOnlyOwn === 'yes' ? ['While your own signal is up, you play on your own train only.'] : []),
    ],
  },
  turn: {
    title: 'Play, draw, pass',
    sentences: (rules) => [
      'A turn is one tile. A double continues it.',
      rules.mustPlay === 'yes'
        ? 'If you can play, you have to.'
        : 'You may draw instead of playing, as long as there are tiles to draw.',
      rules.drawnTile === 'must'
        ? 'If nothing fits, you draw one tile. If it fits, it has to be played at once.'
        : 'If nothing fits, you draw one tile. If it fits, you may play it at once, or keep it.',
      'If nothing fits and the boneyard is empty, you pass.',
    ],
  },
  signals: {
    title: 'Signals',
    sentences: (rules) => [
      rules.markOn === 'fail'
        ? 'A turn without a play puts your signal up: your train is open to all.'
        : 'As soon as you draw, your signal goes up: your train is open to all.',
      ...(rules.emptyPassMarks === 'no' ? ['A pass with an empty boneyard leaves your signal as it is.'] : []),
      LIFTED[rules.liftedBy],
    ],
  },
  doubles: {
    title: 'Doubles',
    sentences: (rules) => ['A double is laid across.', DOUBLES[rules.doubles], UNCAPPED[rules.uncappedMarks]],
  },
  open: {
    title: 'Open doubles',
    sentences: (rules) => [
      OPEN[rules.openBinds],
      'If you cannot, you draw. If that tile does not cover it either, your signal goes up and the next seat tries.',
      rules.deadDouble === 'release'
        ? 'When all tiles of its number are on the table, the double counts as covered.'
        : 'When all tiles of its number are on the table, the double stays open and blocks the round.',
    ],
  },
  last: { title: 'Last tile', sentences: (rules) => [LAST_TILE[rules.lastTile]] },
  end: {
    title: 'End of a round',
    sentences: () => [
      'If you play your last tile you go out, and the round is over. If that tile is a double, it need not be covered.',
      'The round is also over when the boneyard is empty and nobody can play.',
    ],
  },
  scores: {
    title: 'Counting',
    sentences: (rules) => [
      'Whoever went out counts no pips. Everyone else counts the pips left in their hand.',
      ...(rules.doubleBlank === 0 ? [] : [`0‑0 counts ${rules.doubleBlank} pips.`]),
      rules.tieBreak === 'shared'
        ? 'Fewest pips after the last round win. Equal totals share the win.'
        : 'Fewest pips after the last round win. Of equal totals, most rounds at zero win, then the lowest other round.',
      ...(rules.partners === 'yes'
        ? ['Seats opposite each other are partners: both trains are theirs, and if one goes out, both count none.']
        : []),
    ],
  },
} as const satisfies { readonly [section: string]: SectionWords };

/** The page *More*: all that nobody needs to begin with, and the search in it. */
export const moreText = {
  title: 'More',
  line: 'Nothing here is needed to play',
  search: 'What are you looking for?',
  example: 'vacation, print, dark…',
  answers: (many: number) => (many === 1 ? '1 answer.' : `${many} answers.`),
  calledHere: (name: string) => `Here it is called ${name}.`,
  none: 'Nothing goes by that word. Try another one, or look through the list.',
  word: 'A word of the game',
  at: (title: string) => `More, ${title}`,
  groups: {
    you: 'You',
    time: 'Time',
    games: 'Games and people',
    table: 'At the table',
    real: 'Real dominoes',
    rules: 'Your own rules',
    tinker: 'For tinkerers',
  },
  places: {
    account: { name: 'Name and signing in', more: 'Your name, e-mail, passkeys, other devices.' },
    display: { name: 'Tiles, light and language', more: 'Pips or figures, larger tiles, day or night, dates.' },
    moves: { name: 'Sound and speed', more: 'How fast moves are shown, and whether they are heard.' },
    notifications: { name: 'Notifications', more: 'Push and e-mail: what, how and when.' },
    profile: { name: 'Your profile', more: 'What your games add up to, rating, your people.' },
    boundaries: { name: 'Muted and blocked', more: 'People you do not hear.' },
    data: { name: 'Your data', more: 'Export everything, sign out, delete your account.' },
    plain: { name: 'Plain table', more: 'Without script: for old devices and text browsers.' },
    vacation: {
      name: 'Vacation',
      more: 'Your clock waits. The others see until when.',
      way: 'At the table: Menu, Settings, Clock',
    },
    quiet: { name: 'Quiet hours', more: 'No messages then.' },
    night: {
      name: 'Night rest',
      more: 'Your clock stands still at night.',
      way: 'At the table: Menu, Settings, Clock',
    },
    pause: {
      name: 'A pause for everybody',
      more: 'All clocks stop, if the table agrees.',
      way: 'At the table: Menu, Settings, Ask the table',
    },
    calendar: { name: 'Calendar', more: 'Your deadlines in your own calendar.' },
    circles: { name: 'Circles', more: 'People who play together again and again, and their seasons.' },
    tournaments: { name: 'Tournaments', more: 'Several rounds at several tables.' },
    open: { name: 'Open tables', more: 'Play with people you do not know yet.' },
    watch: { name: 'Watch again', more: 'Finished games, move by move.' },
    learn: { name: 'Learn by playing', more: 'The lesson with five tiles.' },
    notes: { name: 'Notes', more: 'A notepad that only you see.', way: 'At the table: Menu, Notes' },
    plan: {
      name: 'Plan ahead',
      more: 'Moves that are made for you, and where they stop.',
      way: 'At the table: Menu, Plan ahead',
    },
    forced: {
      name: 'Moves without a choice',
      more: 'Played for you, or by hand.',
      way: 'At the table: Menu, Settings',
    },
    hint: { name: 'Hint', more: 'What to play, and the longest train.', way: 'At the table: Menu' },
    watchers: {
      name: 'Let others watch',
      more: 'A link for people without a seat.',
      way: 'At the table: Menu, Settings',
    },
    substitute: {
      name: 'A substitute',
      more: 'Somebody plays for a while for a person who is away.',
      way: 'At the table: Menu, Settings',
    },
    getUp: {
      name: 'Get up from a game',
      more: 'For good. For a while, take a vacation.',
      way: 'At the table: Menu, Settings',
    },
    score: { name: 'Keep score', more: 'A score sheet for an evening with real tiles.' },
    blank: { name: 'Print a score sheet', more: 'Blank, for a pencil.' },
    wall: { name: 'Rules for the wall', more: 'How your club plays, on one page to print.' },
    house: { name: 'House rules', more: 'Everything that a table may play differently.' },
    setups: { name: 'Kept set-ups', more: 'A game’s settings under a name, for next time.' },
    exact: { name: 'The rules, word for word', more: 'For every question that a table has argued about.' },
    webhooks: { name: 'Webhooks', more: 'Discord, Slack, or your own program.' },
    feeds: { name: 'Feeds', more: 'What waits for you, in a newsreader.' },
    records: { name: 'Records of games', more: 'A finished game as a file.' },
    deals: {
      name: 'How deals are proved',
      more: 'That nobody knew or chose the tiles.',
      way: 'On the score page of a table',
    },
  },
};

/** Words that people bring along for each place, beside its own. The pages themselves do not use them. */
export const broughtWords: { readonly [place in keyof typeof moreText.places]: string } = {
  account: 'email mail login password passkey log on account profile rename nickname',
  display:
    'dark mode night theme appearance colour color contrast font size bigger large numbers dots pips German Spanish',
  moves: 'mute volume animation vibration slow fast noise',
  notifications: 'push e-mail reminder alert message tell me events boxes',
  profile: 'statistics record friends companions stats rating elo',
  boundaries: 'mute block ignore insult annoying',
  data: 'download export delete remove log out privacy gdpr',
  plain: 'lynx old phone javascript accessible screen reader simple',
  vacation: 'holiday away leave absence travel ill hospital clock',
  quiet: 'do not disturb night sleep silence',
  night: 'sleep clock hours weekend',
  pause: 'break stop vote clock weekend holiday',
  calendar: 'deadline ical ics outlook google subscribe',
  circles: 'club league group team season family',
  tournaments: 'cup contest championship swiss knockout',
  open: 'strangers lobby public random opponent join',
  watch: 'replay review recording history analysis',
  learn: 'tutorial help beginner teach lesson',
  notes: 'notepad memo remember write',
  plan: 'premove conditional automatic stop ahead',
  forced: 'automatic auto play single only move',
  hint: 'help tip advice best move longest train',
  watchers: 'spectator kibitz share stream audience watch',
  substitute: 'replace stand in away vacation',
  getUp: 'resign leave quit give up stop abandon vacation',
  score: 'count points pencil paper evening real',
  blank: 'print paper pdf pencil',
  wall: 'print poster club printed sheet',
  house: 'variant option custom own rules',
  setups: 'save preset template favourite favorite',
  exact: 'official text detail decision',
  webhooks: 'api bot robot developer program discord slack integration',
  feeds: 'rss atom newsreader reader subscribe',
  records: 'json jsonl download file export import save',
  deals: 'cheat fair random shuffle proof trust sha',
};
