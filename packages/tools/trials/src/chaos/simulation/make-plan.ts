import { LANGUAGES } from '@slow-train/protocol/languages';
import { LINK_FAULTS, RECEIVER_FAILURES, RECEIVERS } from '../faults/fault.ts';
import { Random } from '../random.ts';
import {
  DAY,
  HOUR,
  MINUTE,
  type SimulatedFault,
  type PlannedPerson,
  type SimulationPlan,
  type PlannedFault,
  type Restart,
} from './plan.ts';

const ZONES = [
  'Europe/Berlin',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
];

/** So many people look at the site every day or two; the others come now and then, and when they are told. */
const REGULARS = 20;

/** Names that cannot be taken for each other. */
const NAMES =
  'Ana Bo Cy Dot Eve Fay Gus Hal Ida Jon Kim Lou Max Ned Oda Pia Quin Ray Sue Tom Una Vic Wim Xenia Yves Zoe Abel Bela Carl Dora Emil Frida Greta Hugo Irma Jule Kurt Lena Mona Nils Olga Paul Rosa Sven Thea Ulf Vera Willi Yara Zeno'.split(
    ' ',
  );

/** Returns a name that no other number has. */
function nameAt(index: number): string {
  const name = NAMES[index % NAMES.length] ?? 'Ana';
  const family = Math.floor(index / NAMES.length);
  return family === 0 ? name : `${name} ${String.fromCodePoint(0x40 + family)}`;
}

/** What somebody asks of a simulation. */
export interface Wanted {
  readonly seed: number;
  readonly begin: number;
  readonly days: number;
  readonly people: number;
  /** Faults a week. */
  readonly faults: number;
}

/** Returns the plan that a seed makes. */
export function makePlan({ seed, begin, days, people, faults }: Wanted): SimulationPlan {
  return {
    seed,
    begin,
    days,
    people: Array.from({ length: people }, (_, index) => personAt(seed, index, days)),
    faults: faultsOf(new Random(seed, 'faults'), days, faults),
    without: new Set(),
  };
}

function personAt(seed: number, index: number, days: number): PlannedPerson {
  const name = nameAt(index);
  const random = new Random(seed, `person ${name}`);
  // Most are there from the beginning, within the first hours.
  const arrives = random.chance(70) ? random.from(0, 8 * HOUR) : random.from(0, Math.floor((days * DAY) / 2));
  const span = days * DAY - arrives;
  const wakes = random.from(5, 10);
  return {
    name,
    zone: random.oneOf(ZONES) ?? 'UTC',
    language: random.oneOf(LANGUAGES) ?? 'en',
    arrives,
    leaves: random.chance(15) && span > 2 * DAY ? arrives + random.from(DAY, span - DAY) : null,
    wakes,
    sleeps: wakes + random.from(13, 17),
    visits: random.oneOf(index < REGULARS ? [2, 4, 6, 8, 10, 15, 25] : [0, 1, 1, 2, 3]) ?? 1,
    heeds: random.oneOf([0, 20, 50, 90]) ?? 50,
    devices: random.oneOf([1, 1, 2, 3]) ?? 1,
    mail: random.oneOf(['each', 'each', 'unseen', 'daily', null] as const) ?? null,
    push: random.chance(50),
    webhook: random.chance(40),
    quiet: random.chance(50),
    sociable: random.oneOf([5, 15, 30, 60]) ?? 15,
    vacations: vacationsOf(random, days),
  };
}

function vacationsOf(random: Random, days: number): PlannedPerson['vacations'] {
  const count = Math.floor(days / 120) + (random.chance(40) ? 1 : 0);
  return Array.from({ length: count }, () => {
    const from = random.from(3, Math.max(3, days));
    return { from, to: from + random.from(2, 16) };
  });
}

const RESTARTS: readonly Restart[] = ['release', 'release', 'isolate', 'isolate', 'object', 'storage'];
/** Back; ahead by more than a lease; ahead by an outage. */
const JUMPS = [-3_600, -45, 180, 620, 2_400, 7_200];

/** Returns every kind of fault in turn, in an order and at times that the seed decides. */
function faultsOf(random: Random, days: number, perWeek: number): readonly PlannedFault[] {
  const count = Math.floor((days * perWeek) / 7);
  const kinds: SimulatedFault[] = [];
  while (kinds.length < count) kinds.push(...random.shuffled(everyFault(random)));
  return kinds
    .slice(0, count)
    .map((fault) => {
      const from = random.from(12 * HOUR, Math.max(12 * HOUR, days * DAY - HOUR));
      return { fault, from, until: from + spanOf(fault, random) };
    })
    .toSorted((a, b) => a.from - b.from)
    .map((planned, index) => ({ ...planned, name: `fault ${index + 1}` }));
}

function spanOf({ kind }: SimulatedFault, random: Random): number {
  if (kind === 'cron') return random.from(6 * HOUR, 20 * HOUR);
  // Messages are given up after six hours.
  if (kind === 'alarms' || kind === 'receiver') return random.from(HOUR, 4 * HOUR);
  return random.chance(70) ? random.from(5 * MINUTE, 90 * MINUTE) : random.from(HOUR, 7 * HOUR);
}

function everyFault(random: Random): SimulatedFault[] {
  return [
    ...LINK_FAULTS.map((link) => ({ kind: 'request', link }) as const),
    ...LINK_FAULTS.map((link) => ({ kind: 'database', link }) as const),
    { kind: 'slow' },
    { kind: 'slow' },
    { kind: 'diskFull' },
    { kind: 'readOnly' },
    { kind: 'down' },
    { kind: 'objectGone' },
    ...RESTARTS.map((what) => ({ kind: 'restart', what }) as const),
    ...random
      .shuffled(JUMPS)
      .slice(0, 2)
      .map((seconds) => ({ kind: 'clockJump', isolate: random.from(0, 1), seconds }) as const),
    { kind: 'alarms', ring: 'late' },
    { kind: 'alarms', ring: 'twice' },
    { kind: 'cron', runs: random.chance(50) ? 'never' : 'twice' },
    ...RECEIVERS.flatMap((receiver) =>
      random
        .shuffled(RECEIVER_FAILURES)
        .slice(0, 2)
        .map((failure) => ({ kind: 'receiver', receiver, failure }) as const),
    ),
  ];
}
