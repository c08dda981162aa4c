import type { Violation } from '../checker/violation.ts';
import { YearJudge } from './judge.ts';
import { DAY, HOUR, MINUTE, type SimulationPlan } from './plan.ts';
import { readFigures, type Figures } from './report/figures.ts';
import type { Load } from './site/bundle.ts';
import type { Defect } from './site/database.ts';
import { prepareDatabase } from './site/prepare-database.ts';
import { makeWorld, type Moment, type World } from './world.ts';

/** What simulations need of this machine. */
export interface Laboratory {
  readonly load: Load;
  /** Makes an empty, migrated database with the kit's clock. */
  newDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }>;
}

export interface SimulationOptions {
  /** Days between two looks of the judge. */
  readonly every?: number;
  readonly defect?: Defect;
  /** Called with each line of the history. */
  readonly onLine?: (line: string) => void;
  /** Called when the judge has looked. */
  readonly onJudged?: (day: number, violations: readonly Violation[]) => void;
}

export interface SimulationResult {
  readonly plan: SimulationPlan;
  /** Of the history: two runs with the same digest were the same. */
  readonly digest: string;
  readonly lines: number;
  /** Milliseconds since the beginning when it ended: with the first violation, or all days. */
  readonly ended: number;
  readonly requests: number;
  readonly queries: number;
  readonly moments: readonly Moment[];
  /** The moments in which somebody did something. */
  readonly deeds: readonly {
    readonly name: string;
    readonly at: number;
    readonly who: string;
    readonly what: string;
  }[];
  readonly figures: Figures;
  /** How often each operation had each outcome. */
  readonly outcomes: ReadonlyMap<string, number>;
  readonly violations: readonly Violation[];
}

/** How long it takes for everything under way to come to rest. */
const REST = 25 * MINUTE;
/** Days between two looks, unless somebody says otherwise. Twice in the month for which messages are kept. */
const USUAL = 14;

/** Lets a plan happen, and judges it on the way. Ends with the first violation. */
export async function simulate(
  plan: SimulationPlan,
  laboratory: Laboratory,
  options: SimulationOptions = {},
): Promise<SimulationResult> {
  const database = await laboratory.newDatabase();
  try {
    await prepareDatabase(database.url);
    const { defect, onLine } = options;
    const world = await makeWorld(plan, { load: laboratory.load, database: database.url, defect, onLine });
    try {
      const violations = await live(plan, world, new YearJudge(database.url, world.record), options);
      const { moments, agenda, history, outcomes } = world;
      return {
        plan,
        digest: history.digest(),
        lines: history.lines,
        ended: agenda.now - plan.begin,
        ...world.counts(),
        moments,
        outcomes,
        deeds: moments.flatMap(({ deed, ...of }) => (deed === null ? [] : [{ name: deed, ...of }])),
        figures: await readFigures(database.url),
        violations,
      };
    } finally {
      await world.end();
    }
  } finally {
    await database.drop();
  }
}

async function live(
  plan: SimulationPlan,
  world: World,
  judge: YearJudge,
  options: SimulationOptions,
): Promise<readonly Violation[]> {
  const { agenda, people, record, strays, surroundings } = world;
  const { every = USUAL, onJudged } = options;
  for (const person of people) void person.live();
  for (let day = Math.min(plan.days, every); ; day = Math.min(plan.days, day + every)) {
    await agenda.run(plan.begin + day * DAY - HOUR);
    await rest(world, plan, day === plan.days);
    const violations = [...strays, ...(await judge.judge(agenda.now))];
    onJudged?.(day, violations);
    if (violations.length > 0 || day === plan.days) return violations;
    surroundings.isResting = false;
    record.restedAt = Infinity;
  }
}

/** Heals everything, and waits until nothing is under way; at the end, everybody looks at what there is. */
async function rest(
  { agenda, faults, people, record, site, surroundings }: World,
  plan: SimulationPlan,
  isEnd: boolean,
): Promise<void> {
  faults.healAll();
  surroundings.isResting = true;
  // The safety net finds what nobody has been woken for.
  void site.cron();
  await agenda.run(agenda.now + REST);
  record.restedAt = agenda.now - plan.begin;
  if (!isEnd) return;
  for (const person of people) void person.lookAtAll();
  await agenda.run(agenda.now + REST);
}
