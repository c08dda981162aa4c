import prices from './prices.json' with { type: 'json' };

/** How people play, for the arithmetic of a month. */
const HABITS = {
  seats: 4,
  /** Turns that somebody plays by hand, in each game. */
  turnsPerDay: 4,
  /** Answered requests to a game or the list of games for each turn: opening, looking, polling while it is open. */
  pollsPerTurn: 25,
  mailsPerTurn: 0.3,
  pushesPerTurn: 0.7,
  /** Games that somebody plays at once, all of which share one digest a day. */
  gamesPerPerson: 3,
  /** Of the turns that are told by mail: those of people who would allow pushes if they were asked first. */
  wouldAllowPushes: 0.5,
  /** Days that a finished game is kept, for its storage; each game lasts about three weeks. */
  daysKept: 365,
  daysPerGame: 21,
} as const;

/** CPU time of one request in ms, from `npx slow-train bench cpu`; the plan bills all of them. */
const CPU_MS = { poll: 1.5, turn: 4, run: 8 } as const;
/** How long a run of the scheduler keeps its object in memory, in seconds, and how much memory that is, in GB. */
const RUN_SECONDS = 0.3;
const OBJECT_GB = 0.128;
/** Round trips a second that one compute unit answers at half its load: a quarter of what two cores here did. */
const ROUND_TRIPS_PER_COMPUTE_UNIT = 150;
/** Bytes of a finished game of four players and 13 rounds, with its indexes (docs/decisions/024-growth.md). */
const BYTES_PER_GAME = 400_000;
const DAYS = 30;
const MONTH_SECONDS = DAYS * 86_400;

/** What the arithmetic takes from measurements. */
export interface Measured {
  readonly idleDay: { readonly requests: number; readonly wakeUps: number };
  readonly poll: { readonly roundTrips: number };
  readonly turn: { readonly roundTrips: number };
  readonly notification: { readonly roundTrips: number };
}

/** The cost of a month by purpose, in dollars, rounded to cents. */
export interface Month {
  readonly workers: number;
  readonly database: number;
  readonly mail: number;
  readonly total: number;
  /** Whether the free plan of each is enough. */
  readonly fitsFree: { readonly workers: boolean; readonly database: boolean; readonly mail: boolean };
  /** The quantities that the prices are for. */
  readonly quantities: Readonly<
    Record<'requests' | 'schedulerRequests' | 'computeUnitHours' | 'storageGb' | 'mails', number>
  >;
}

interface Metered {
  readonly included: number;
  readonly perMillion: number;
}

const metered = (amount: number, { included, perMillion }: Metered): number =>
  (Math.max(0, amount - included) / 1e6) * perMillion;
const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Returns the cost of this many games in progress for a month of 30 days, at the list prices of prices.json. */
export function monthOf(games: number, measured: Measured): Month {
  const turns = games * HABITS.turnsPerDay * DAYS;
  const messages = turns * (HABITS.mailsPerTurn + HABITS.pushesPerTurn);
  const mails = turns * HABITS.mailsPerTurn;
  const polls = turns * HABITS.pollsPerTurn;
  // Each turn announces its notifications; work due in the same minute shares a run.
  const runs = Math.min(turns * 2, DAYS * 1_440) + measured.idleDay.wakeUps * DAYS;
  const schedulerRequests = turns + runs;
  const roundTrips =
    polls * measured.poll.roundTrips +
    turns * measured.turn.roundTrips +
    messages * measured.notification.roundTrips +
    measured.idleDay.requests * DAYS;
  const computeUnitHours = computeHours(turns, roundTrips);
  const finished = (games * HABITS.daysKept) / HABITS.daysPerGame;
  const storageGb = ((finished + games) * BYTES_PER_GAME) / 1e9;
  const requests = polls + turns;

  const { free, paid } = prices.workers;
  const fitsFree = {
    workers: Math.max(requests, schedulerRequests * 2) / DAYS < free.requestsPerDay,
    database: computeUnitHours < prices.neon.free.computeUnitHours && storageGb < prices.neon.free.storageGb,
    mail: mails <= prices.resend.free.mails,
  };
  const cpu = polls * CPU_MS.poll + turns * CPU_MS.turn + runs * CPU_MS.run;
  const workers = fitsFree.workers
    ? 0
    : paid.month +
      metered(requests, paid.requests) +
      metered(cpu, paid.cpuMs) +
      metered(schedulerRequests, paid.durableObjectRequests) +
      metered(runs * RUN_SECONDS * OBJECT_GB, paid.durableObjectGbSeconds) +
      metered(schedulerRequests * 2, paid.durableObjectRowsWritten);
  const { launch } = prices.neon;
  const used = computeUnitHours * launch.perComputeUnitHour + storageGb * launch.perGbMonth;
  const database = fitsFree.database ? 0 : Math.max(launch.minimumMonth, used);
  const mail = byResend(mails);
  return {
    workers: cents(workers),
    database: cents(database),
    mail: cents(mail),
    total: cents(workers + database + mail),
    fitsFree,
    quantities: {
      requests: Math.round(requests),
      schedulerRequests: Math.round(schedulerRequests),
      computeUnitHours: cents(computeUnitHours),
      storageGb: cents(storageGb),
      mails: Math.round(mails),
    },
  };
}

function byResend(mails: number): number {
  const { free, pro } = prices.resend;
  if (mails <= free.mails) return 0;
  return pro.month + (Math.max(0, mails - pro.mails) / 1_000) * pro.perThousandMore;
}

/** Returns the dollars for the mail of a month: as it is, and in each cheaper way. */
export function mailOf(games: number): Readonly<Record<'now' | 'pushesFirst' | 'digests' | 'bySmtp' | 'all', number>> {
  const { seats, mailsPerTurn, wouldAllowPushes, gamesPerPerson } = HABITS;
  const mails = games * HABITS.turnsPerDay * DAYS * mailsPerTurn;
  const first = mails * (1 - wouldAllowPushes);
  // One a day for each person whose turns are told by mail.
  const digests = Math.min(mails, ((games * seats) / gamesPerPerson) * mailsPerTurn * DAYS);
  const bySmtp = (count: number): number => (count / 1_000) * prices.smtp.perThousand;
  return {
    now: cents(byResend(mails)),
    pushesFirst: cents(byResend(first)),
    digests: cents(byResend(digests)),
    bySmtp: cents(bySmtp(mails)),
    all: cents(bySmtp(digests * (1 - wouldAllowPushes))),
  };
}

/**
 * Returns what polls cost in a month of 30 days, in dollars, at the list prices of prices.json; each is one round trip.
 * @param cpu of one poll in the Worker, in ms
 */
export function monthOfPolls(perSecond: number, cpu: number): Pick<Month, 'workers' | 'database' | 'total'> {
  const polls = perSecond * MONTH_SECONDS;
  const { paid } = prices.workers;
  const workers = paid.month + metered(polls, paid.requests) + metered(polls * cpu, paid.cpuMs);
  const units = Math.max(prices.neon.smallestComputeUnits, perSecond / ROUND_TRIPS_PER_COMPUTE_UNIT);
  const database = Math.max(prices.neon.launch.minimumMonth, units * DAYS * 24 * prices.neon.launch.perComputeUnitHour);
  return { workers: cents(workers), database: cents(database), total: cents(workers + database) };
}

/**
 * Returns the compute-unit hours of a month. The database is awake for at least the suspend time after each visit; the
 * visits of a turn and of its notifications come together, at random over the day. Awake, it has its smallest size, or
 * as much as the load takes.
 */
function computeHours(turns: number, roundTrips: number): number {
  const { suspendMinutes, smallestComputeUnits } = prices.neon;
  // A visit: the player's own, and the others' who look because they were told.
  const visits = turns * 3 + 4 * DAYS;
  const awake = 1 - Math.exp((-visits * suspendMinutes * 60) / MONTH_SECONDS);
  const load = roundTrips / MONTH_SECONDS / ROUND_TRIPS_PER_COMPUTE_UNIT;
  return Math.max(smallestComputeUnits * awake, load) * DAYS * 24;
}
