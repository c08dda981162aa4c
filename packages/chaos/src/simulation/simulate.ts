import { openPool } from '@slow-train/neon-endpoint';
import { OpenTables } from '../clients/tables.ts';
import type { Violation } from '../checker/violation.ts';
import { RunRecord } from '../record.ts';
import { Faults } from './faults.ts';
import { Judge } from './judge.ts';
import { Agenda } from './kernel/agenda.ts';
import { History } from './kernel/history.ts';
import { Person, type World } from './people/person.ts';
import { addressOf, pathOf } from './people/sign-up.ts';
import { UNHURRIED } from './people/tastes.ts';
import { DAY, HOUR, MINUTE, type Plan } from './plan.ts';
import type { Load } from './site/bundle.ts';
import { Database, type Defect } from './site/database.ts';
import { Outside } from './site/outside.ts';
import { prepareDatabase } from './site/prepare-database.ts';
import { SETTINGS, Site } from './site/site.ts';
import { Weather } from './site/weather.ts';

/** What simulations need of this machine. */
export interface Laboratory {
  readonly load: Load;
  /** Makes an empty, migrated database with the kit's clock. */
  newDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }>;
}

/** Something that somebody did. */
export interface DoneDeed {
  readonly name: string;
  readonly who: string;
  readonly what: string;
  /** Milliseconds since the beginning. */
  readonly at: number;
}

export interface Options {
  /** Days between two looks of the judge. */
  readonly every?: number;
  readonly defect?: Defect;
  /** Called with each line of the history. */
  readonly onLine?: (line: string) => void;
  /** Called when the judge has looked. */
  readonly onJudged?: (day: number, violations: readonly Violation[]) => void;
}

export interface Result {
  readonly plan: Plan;
  /** Of the history. */
  readonly digest: string;
  readonly lines: number;
  /** Milliseconds since the beginning when it ended: with the first violation, or all days. */
  readonly ended: number;
  readonly requests: number;
  readonly queries: number;
  readonly deeds: readonly DoneDeed[];
  readonly violations: readonly Violation[];
}

/** How long it takes for everything under way to come to rest. */
const REST = 25 * MINUTE;

/** Lets a plan happen, and judges it on the way. Ends with the first violation. */
export async function simulate(plan: Plan, laboratory: Laboratory, options: Options = {}): Promise<Result> {
  const { every = 14, defect, onLine, onJudged } = options;
  const { seed, begin } = plan;
  const database = await laboratory.newDatabase();
  try {
    await prepareDatabase(database.url);
    const pool = openPool(database.url, 1, 0);
    try {
      const agenda = new Agenda(begin);
      const history = new History(() => agenda.now, onLine);
      const record = new RunRecord();
      const weather = new Weather();
      const deeds: DoneDeed[] = [];
      const found: Violation[] = [];
      let requests = 0;
      const now = (): number => agenda.now - begin;
      const onLoss = (): void => {
        const last = record.losses.at(-1);
        if (last !== undefined && last.to >= now() - 1_000) record.losses.splice(-1, 1, { from: last.from, to: now() });
        else record.losses.push({ from: now(), to: now() });
      };
      const people = new Map<string, Person>();
      const owners = new Map(
        plan.people.flatMap(({ name }) => [
          [addressOf(name), name],
          [pathOf(name), name],
        ]),
      );
      const outside = new Outside({
        agenda,
        weather,
        history,
        ownerOf: (_, to) => owners.get(to.split('/')[0] ?? '') ?? null,
        now,
        onDelivery: (delivery) => record.deliveries.push(delivery),
        onMessage(client, message) {
          const code = /\/join\/([A-Za-z0-9_-]{22})/.exec(message.text)?.[1];
          if (message.way === 'mail' && code !== undefined) record.mailedInvitations.push({ client, code });
          people.get(client)?.hear(message);
        },
      });
      const faults: Faults = new Faults({ seed, begin, agenda, history, weather, record, site: () => site });
      const onRequest = (): void => faults.interrupt();
      const link = new Database({ pool, agenda, weather, history, onLoss, onRequest, defect });
      const site = await Site.start({
        seed,
        load: laboratory.load,
        agenda,
        history,
        weather,
        database: link,
        outside,
        settings: SETTINGS,
        onLoss,
        onRequest: () => (requests += 1),
        onError: (line) => history.add('error', line),
      });
      const world: World = {
        plan,
        agenda,
        history,
        site,
        record,
        tables: new OpenTables(),
        tastes: UNHURRIED,
        isResting: false,
        onDeed: (deed) => deeds.push({ ...deed, at: now() }),
      };
      record.unhooked.push(...plan.people.filter(({ webhook }) => !webhook).map(({ name }) => name));
      for (const [index, one] of plan.people.entries()) people.set(one.name, new Person(one, index + 1, world));
      faults.schedule(plan.faults);
      const stray = (error: unknown): void =>
        void found.push({
          kind: 'internalError',
          subject: 'site',
          evidence: String(error instanceof Error ? error.stack : error),
        });
      process.on('unhandledRejection', stray);
      try {
        for (const person of people.values()) void person.live();
        const judge = new Judge(database.url, record);
        for (let day = 0; day < plan.days && found.length === 0;) {
          day = Math.min(plan.days, day + every);
          await agenda.run(begin + day * DAY - HOUR);
          await rest(world, faults, people, day === plan.days);
          found.push(...(await judge.judge(agenda.now)));
          if (found.length > 0 && process.env['DUMP'])
            (await import('node:fs')).writeFileSync(process.env['DUMP'], JSON.stringify({ record, found }));
          if (found.length > 0 && process.env['HOLD']) {
            console.log(database.url);
            await new Promise((resolve) => setTimeout(resolve, 600_000));
          }
          onJudged?.(day, found);
          world.isResting = false;
          record.restedAt = Infinity;
        }
      } finally {
        process.off('unhandledRejection', stray);
      }
      return {
        plan,
        digest: history.digest(),
        lines: history.lines,
        ended: now(),
        requests,
        queries: link.requests,
        deeds,
        violations: found,
      };
    } finally {
      await pool.end();
    }
  } finally {
    await database.drop();
  }
}

/** Heals everything, and waits until nothing is under way; at the end, everybody looks at what there is. */
async function rest(world: World, faults: Faults, people: ReadonlyMap<string, Person>, isEnd: boolean): Promise<void> {
  const { agenda, record, plan } = world;
  faults.healAll();
  world.isResting = true;
  // The safety net finds what nobody has been woken for.
  void world.site.cron();
  await agenda.run(agenda.now + REST);
  record.restedAt = agenda.now - plan.begin;
  if (!isEnd) return;
  for (const person of people.values()) void person.lookAtAll();
  await agenda.run(agenda.now + REST);
}
