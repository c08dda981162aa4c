import {
  DisplaySettingsSchema,
  NotificationPreferencesSchema,
  type AccountView,
  type Companion,
  type Device,
  type GameAnswer,
  type GameSummary,
  type InvitationView,
  type Message,
  type Notifications,
  type Passkey,
  type Profile,
  type Sanction,
  type Year,
  type Talk,
} from '@slow-train/protocol';
import { CIRCLE, FOUNDED, SEASON } from '../../test/pages/circles/fixtures.ts';
import { computer, gameView, nobody, person, summary } from '../../test/fixtures.ts';
import { listOf, openGameWith, pretendWait } from '../../test/pages/open-games/fixtures.ts';
import { OPEN, PLAYING } from '../../test/pages/tournaments/fixtures.ts';

/** The time on every picture. */
export const NOW = new Date('2026-11-23T08:40:00Z');

/** A page, and the API's answers while its picture is taken. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** Bodies of answers by path, without a query. Everything else is not found. */
  readonly answers: Answers;
}
type Answers = Readonly<Record<string, unknown>>;

const GAME = '/api/games/abcdefghijkl';
const CIRCLE_API = `/api/circles/${CIRCLE.id}`;
const CIRCLE_PAGE = `/circles/${CIRCLE.id}`;
const PERSON = '/api/games/abcdefghijkl/seats/1/profile';
const INVITATION = '/api/invitations/AbCdEfGhIjKlMnOpQrStUv';

const me: AccountView = {
  id: 'u',
  name: 'Ines',
  isGuest: false,
  email: 'ines@example.org',
  passkeys: 1,
  showsPresence: true,
  fromOperator: [],
  isNewcomer: false,
  settings: DisplaySettingsSchema.parse({}),
};
const companions: readonly Companion[] = [];

/** A list with a game in each state. */
const games: readonly GameSummary[] = [
  summary({
    id: 'gameaaaaaaaa',
    isYourTurn: true,
    turn: 0,
    turnBy: '2026-11-24T06:40:00.000Z',
    isUnread: true,
    news: 'It is your turn.',
  }),
  summary({
    id: 'gamebbbbbbbb',
    name: 'Single to Somewhere',
    isYourTurn: true,
    turn: 0,
    round: 11,
    news: '7-7 is open on Ana’s train.',
  }),
  summary({
    id: 'gamecccccccc',
    name: 'The Long Way Round',
    turnBy: '2026-11-25T11:40:00.000Z',
    seats: ['Ines', 'Anneliese', 'Bartholomew', 'Kasimir', 'Wanda', 'Milo', 'Jun', 'Robur'].map(person),
    news: 'Waiting for Anneliese.',
  }),
  summary({
    id: 'gamedddddddd',
    name: 'Thursday Club',
    status: 'lobby',
    seats: [person('Ines'), nobody, nobody],
    news: 'Waiting for 2 more players.',
  }),
  summary({
    id: 'gameeeeeeeee',
    name: 'Last Train Home',
    status: 'finished',
    yourPlace: 1,
    seats: [person('Ines'), computer('Trevithick')],
    news: 'You won.',
  }),
];

const waiting = gameView();
/** Everybody at the table of the game that is over, who have played together before. */
const again = [1, 2].map((seat) => ({ game: 'abcdefghijkl', seat, name: seat === 1 ? 'Ana' : 'Milo', games: 2 }));
const finished = gameView({
  status: 'finished',
  rounds: 4,
  seats: [person('Ines'), person('Ana'), computer('Stanier')],
  invitation: null,
  results: [
    { engine: '12-12', out: 0, scores: [0, 31, 54] },
    { engine: '11-11', out: 1, scores: [17, 0, 28] },
    { engine: '10-10', out: null, scores: [62, 44, 9] },
    { engine: '9-9', out: 0, scores: [0, 25, 40] },
  ],
  places: [1, 2, 3],
});
const answer = (game: GameAnswer['game']): GameAnswer => ({ game, log: [], talk });

const said = (number: number, seat: number, words: Message['said']): Message => ({
  number,
  version: number,
  seat,
  name: seat === 0 ? 'Ines' : 'Ana',
  isYours: seat === 0,
  at: new Date(NOW.getTime() - (90 - number * 10) * 60_000).toISOString(),
  isEdited: false,
  said: words,
});
const talk: Talk = {
  version: 3,
  messages: [
    said(1, 1, { kind: 'phrase', phrase: 'hello' }),
    said(2, 0, { kind: 'text', text: 'Hello, Ana. Bo is on the way.' }),
    said(3, 1, { kind: 'text', text: 'Good, I have time until eight.' }),
  ],
  muted: [],
  hasOlder: false,
};

const invitation: InvitationView = {
  game: {
    id: waiting.id,
    name: waiting.name,
    revision: 1,
    status: 'lobby',
    rules: waiting.rules,
    set: 12,
    rounds: 13,
    forcedPlays: true,
    isRated: false,
    clock: null,
    seats: [person('Ana'), person('Milo'), nobody],
    held: null,
  },
  host: 'Ana',
  isMember: false,
};

const device = (changed: Partial<Device>): Device => ({
  id: 'deviceaa',
  userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  signedInAt: '2026-11-01T08:00:00.000Z',
  method: 'mail',
  lastUsedAt: '2026-11-23T08:00:00.000Z',
  isThis: true,
  ...changed,
});
const devices = [device({}), device({ id: 'devicebb', method: 'passkey', isThis: false })];
const passkeys: readonly Passkey[] = [
  { id: 'passkeya', name: 'Phone', createdAt: '2026-10-01T08:00:00.000Z', lastUsedAt: '2026-11-20T08:00:00.000Z' },
];

const emptyProfile: Profile = {
  name: 'Ines',
  since: '2026-06-03T10:00:00.000Z',
  results: null,
  pips: null,
  pace: null,
  reliability: null,
  ratings: null,
  ladder: null,
  hides: [],
  years: [],
  together: null,
};
const months = ['06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`);
const course = [1500, 1532, 1568, 1541, 1590, 1612, 1598, 1641, 1668, 1650, 1684];
const profile: Profile = {
  ...emptyProfile,
  results: {
    games: 42,
    places: [
      { place: 1, seats: 4, times: 11 },
      { place: 2, seats: 4, times: 14 },
      { place: 3, seats: 4, times: 11 },
      { place: 4, seats: 4, times: 6 },
    ],
    rounds: 420,
    roundsWon: 131,
    longestTrain: 24,
  },
  pips: [38, 34, 36, 30, 27.5, 26].map((pips, index) => ({ month: months[index] ?? '2026-01', pips })),
  pace: { shortest: 5, longest: 480 },
  reliability: { turns: 52, timeouts: 1, away: 0 },
  ladder: [
    { level: 'beginner', games: 4, won: 3 },
    { level: 'regular', games: 9, won: 2 },
  ],
  ratings: [
    {
      preset: 'hub',
      points: 1684,
      games: 11,
      isProvisional: false,
      history: course.map((points, day) => ({ at: `2026-10-${10 + day}T00:00:00.000Z`, points })),
    },
    {
      preset: 'station',
      points: 1487,
      games: 1,
      isProvisional: true,
      history: [{ at: '2026-10-20T00:00:00.000Z', points: 1487 }],
    },
  ],
  hides: ['pace'],
  years: [2026, 2025],
};
const year: Year = {
  year: 2026,
  games: 42,
  firsts: 11,
  rounds: 420,
  roundsWon: 131,
  pips: 31.4,
  longestTrain: 24,
  months: [0, 0, 1, 2, 0, 5, 7, 3, 9, 8, 7, 0],
  pace: { shortest: 5, longest: 480 },
  ratings: [{ preset: 'hub', games: 11, points: 1684, gained: 184 }],
  people: [
    { name: 'Ana Whitlock', games: 14 },
    { name: 'Milo', games: 12 },
    { name: 'Jun', games: 3 },
  ],
};
const anasProfile: Profile = {
  ...profile,
  name: 'Ana Whitlock',
  pace: null,
  ratings: null,
  ladder: null,
  hides: null,
  years: null,
  together: { games: 14, ahead: 6, behind: 8 },
};

const health = { sentAt: null, failedAt: null, trouble: null };
const notifications: Notifications = {
  choices: NotificationPreferencesSchema.parse({ timeZone: 'Europe/Vienna' }),
  mail: { address: me.email, isConfigured: true, stopped: null, health },
  push: { key: null, devices: [] },
  webhooks: [],
  tables: [],
  feeds: null,
};

const signedIn: Answers = {
  '/api/me': me,
  '/api/me/companions': { companions },
  '/api/me/notifications': notifications,
  '/api/me/devices': { devices },
  '/api/me/passkeys': { passkeys },
  '/api/games': { games },
  '/api/circles': {
    circles: [{ id: CIRCLE.id, name: CIRCLE.name, members: 4, isAsked: false, isLater: false, by: null }],
  },
  '/api/vacancies': { vacancies: [] },
};

const visitor = (name: string, path: string, answers: Answers = {}): Scene => ({ name, path, answers });
const member = (name: string, path: string, answers: Answers = {}): Scene => ({
  name,
  path,
  answers: { ...signedIn, ...answers },
});

const openGames = listOf(
  [
    openGameWith(),
    openGameWith({
      id: 'opengame0002',
      name: 'Viernes',
      open: { language: 'es', mostTimeouts: 2, newcomers: false },
      isRated: true,
    }),
    openGameWith({
      id: 'opengame0003',
      name: 'The Long Way Round',
      host: null,
      reliability: null,
      took: null,
      taken: 4,
      isFull: true,
    }),
  ],
  { next: 'later', waits: [pretendWait] },
);
const sanctions: readonly Sanction[] = [
  {
    id: 'sanction0001',
    kind: 'mute',
    reason: 'Three people at two tables have asked you to stop.',
    at: '2026-11-20T08:00:00.000Z',
    until: '2026-12-04T08:00:00.000Z',
    liftedAt: null,
    appeal: null,
    answer: null,
  },
];
const { id, name, status, round, rounds, people, closesAt, roundEndsAt } = PLAYING;
const tournaments = [
  { id, name, status, round, rounds, people, closesAt, roundEndsAt, isOrganiser: false, state: 'in', rank: 2 },
];

/** Every page. The states of the board are read from the playground. */
export const PAGES: readonly Scene[] = [
  visitor('welcome', '/'),
  member('tables', '/'),
  member('tables-empty', '/', { '/api/games': { games: [] } }),
  visitor('join', '/join/AbCdEfGhIjKlMnOpQrStUv', { [INVITATION]: invitation }),
  member('join-signed-in', '/join/AbCdEfGhIjKlMnOpQrStUv', { [INVITATION]: invitation }),
  visitor('join-broken', '/join/AAAAAAAAAAAAAAAAAAAAAA'),
  visitor('join-code', '/join'),
  visitor('friends', '/friends'),
  member('new-game', '/new'),
  member('sheet', '/new/sheet'),
  member('waiting-room', '/tables/abcdefghijkl', { [GAME]: answer(waiting) }),
  member('game-end', '/tables/abcdefghijkl', {
    [GAME]: answer(finished),
    '/api/me/companions': { companions: again },
    '/api/circles': { circles: [] },
  }),
  member('scores', '/tables/abcdefghijkl/scores', { [GAME]: answer(finished) }),
  member('replay', '/replay'),
  member('account', '/you'),
  member('profile', '/you/profile', { '/api/me/profile': profile }),
  member('profile-empty', '/you/profile', { '/api/me/profile': emptyProfile }),
  member('year', '/you/years/2026', { '/api/me/years/2026': year }),
  member('person', '/tables/abcdefghijkl/people/1', { [PERSON]: anasProfile }),
  member('circles', '/circles', {
    '/api/circles': {
      circles: [
        { id: CIRCLE.id, name: CIRCLE.name, members: 4, isAsked: false, by: null },
        { id: 'DDDDDDDDDDDD', name: 'Cousins and Cake', members: 6, isAsked: true, by: 'Ana' },
      ],
    },
  }),
  member('circle', CIRCLE_PAGE, { [CIRCLE_API]: CIRCLE }),
  member('circle-founder', CIRCLE_PAGE, { [CIRCLE_API]: FOUNDED }),
  member('circle-people', `${CIRCLE_PAGE}/people`, { [CIRCLE_API]: FOUNDED }),
  member('circle-play', `${CIRCLE_PAGE}/play`, { [CIRCLE_API]: FOUNDED }),
  member('season', `${CIRCLE_PAGE}/seasons/3`, { [CIRCLE_API]: CIRCLE, [`${CIRCLE_API}/seasons/3`]: SEASON }),
  member('season-new', `${CIRCLE_PAGE}/new-season`, { [CIRCLE_API]: FOUNDED }),
  visitor('circle-join', '/circles/join/AbCdEfGhIjKlMnOpQrStUv', {
    '/api/circle-invitations/AbCdEfGhIjKlMnOpQrStUv': {
      id: null,
      name: CIRCLE.name,
      founder: 'Ruth',
      members: 4,
    },
  }),
  member('email', '/you/email'),
  member('passkeys', '/you/passkeys'),
  member('devices', '/you/devices'),
  member('notifications', '/you/notifications'),
  member('delete', '/you/delete'),
  member('notices', '/you/notices', { '/api/me/sanctions': { sanctions } }),
  member('open-games', '/open', { '/api/open-games': openGames }),
  member('open-games-empty', '/open', { '/api/open-games': listOf([]) }),
  member('tournaments', '/tournaments', { '/api/tournaments': { tournaments, seeking: [] } }),
  member('new-tournament', '/tournaments/new'),
  member('tournament', '/tournaments/AAAAAAAAAAAA', { '/api/tournaments/AAAAAAAAAAAA': PLAYING }),
  visitor('tournament-rated', '/tournaments/AAAAAAAAAAAA', { '/api/tournaments/AAAAAAAAAAAA': OPEN }),
  visitor('tournament-open', '/tournaments/AAAAAAAAAAAA', {
    '/api/tournaments/AAAAAAAAAAAA': { ...OPEN, isRated: false, people: 5 },
  }),
  visitor('sign-in', '/sign-in'),
  visitor('learn', '/learn'),
  visitor('how-to-play', '/how-to-play'),
  visitor('rules', '/rules'),
  visitor('privacy', '/privacy'),
  visitor('unsubscribe', `/unsubscribe#token=${'A'.repeat(43)}`),
  visitor('not-found', '/no/such/page'),
  visitor('playground', '/playground'),
];
