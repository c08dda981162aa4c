import { openPool } from '@slow-train/database/neon';
import type { Violation } from '../checker/violation.ts';
import { OpenTables } from '../clients/tables.ts';
import { RunRecord, type Answered } from '../record.ts';
import { Faults } from './faults.ts';
import { Agenda } from './kernel/agenda.ts';
import { RunHistory } from './kernel/history.ts';
import { SimulatedPerson, type PersonSurroundings } from './people/person.ts';
import { mailAddressOf, pathOfLink } from './people/sign-up.ts';
import { UNHURRIED } from './people/tastes.ts';
import type { SimulationPlan } from './plan.ts';
import type { Load } from './site/bundle.ts';
import { SimulatedDatabase, type Defect } from './site/database.ts';
import { Outside } from './site/outside.ts';
import { SETTINGS, SimulatedSite } from './site/site.ts';
import { Weather } from './site/weather.ts';

/** Something that somebody did, or was told. */
export interface Moment {
  /** Milliseconds since the beginning. */
  readonly at: number;
  readonly who: string;
  /** The name of a deed; null for a message. */
  readonly deed: string | null;
  readonly what: string;
}

interface Options {
  readonly load: Load;
  /** Connection string of a database that `prepareDatabase` has made. */
  readonly database: string;
  readonly defect: Defect | undefined;
  /** Called with each line of the history. */
  readonly onLine: ((line: string) => void) | undefined;
}

/** Everything there is in a simulation. */
export interface World {
  readonly agenda: Agenda;
  readonly history: RunHistory;
  readonly record: RunRecord;
  readonly site: SimulatedSite;
  readonly faults: Faults;
  readonly people: readonly SimulatedPerson[];
  readonly surroundings: PersonSurroundings;
  readonly moments: readonly Moment[];
  /** What no code of the site has caught. */
  readonly strays: readonly Violation[];
  /** How often each operation had each outcome. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Requests of people, and of the site to its database. */
  counts(): { readonly requests: number; readonly queries: number };
  end(): Promise<void>;
}

/** The link of an invitation, in a mail. */
const INVITATION = /\/join\/([A-Za-z0-9_-]{22})/;
/** Times of loss that are no further apart count as one, in milliseconds. */
const TOGETHER = 1_000;

/** Makes the world of a plan, at its beginning. */
export async function makeWorld(plan: SimulationPlan, { load, database, defect, onLine }: Options): Promise<World> {
  const { seed, begin } = plan;
  const pool = openPool(database, 1, 0);
  const agenda = new Agenda(begin);
  const now = (): number => agenda.now - begin;
  const history = new RunHistory(() => agenda.now, onLine);
  const record = new RunRecord();
  const weather = new Weather();
  const moments: Moment[] = [];
  const people = new Map<string, SimulatedPerson>();
  const outcomes = new Map<string, number>();
  let requests = 0;
  const onLoss = (): void => {
    const last = record.losses.at(-1);
    const isSame = last !== undefined && last.to >= now() - TOGETHER;
    if (isSame) record.losses.splice(-1, 1, { from: last.from, to: now() });
    else record.losses.push({ from: now(), to: now() });
  };
  const owners = new Map(
    plan.people.flatMap(({ name }) => [mailAddressOf(name), pathOfLink(name)].map((to) => [to, name])),
  );
  const outside = new Outside({
    agenda,
    weather,
    history,
    now,
    ownerOf: (_, to) => owners.get(to.split('/')[0] ?? '') ?? null,
    onDelivery: (delivery) => record.deliveries.push(delivery),
    onMessage(client, message) {
      const code = message.way === 'mail' ? INVITATION.exec(message.text)?.[1] : undefined;
      if (code !== undefined) record.mailedInvitations.push({ client, code });
      moments.push({ at: now(), who: client, deed: null, what: `${message.way}: ${message.subject}` });
      people.get(client)?.hear(message);
    },
  });
  const faults: Faults = new Faults({ seed, begin, agenda, history, weather, record, site: () => site });
  const onRequest = (): void => faults.interrupt();
  const link = new SimulatedDatabase({ pool, agenda, weather, history, onLoss, onRequest, defect });
  const site = await SimulatedSite.start({
    seed,
    load,
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
  const surroundings: PersonSurroundings = {
    plan,
    agenda,
    history,
    site,
    record,
    tables: new OpenTables(),
    tastes: UNHURRIED,
    isResting: false,
    onAnswer(operation, answered) {
      const outcome = `${operation} ${outcomeOf(answered)}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    },
    onDeed: ({ name, who, what }) => moments.push({ at: now(), who, deed: name, what }),
  };
  for (const [index, one] of plan.people.entries())
    people.set(one.name, new SimulatedPerson(one, index + 1, surroundings));
  record.unhooked.push(...plan.people.filter(({ webhook }) => !webhook).map(({ name }) => name));
  faults.schedule(plan.faults);
  const strays: Violation[] = [];
  const onStray = (error: unknown): void => {
    const evidence = error instanceof Error ? error.stack : String(error);
    strays.push({ kind: 'internalError', subject: 'site', evidence });
  };
  process.on('unhandledRejection', onStray);
  return {
    agenda,
    history,
    record,
    site,
    faults,
    people: [...people.values()],
    surroundings,
    moments,
    strays,
    outcomes,
    counts: () => ({ requests, queries: link.requests }),
    async end() {
      process.off('unhandledRejection', onStray);
      await pool.end();
    },
  };
}

/** Returns what became of a request in a few words. */
function outcomeOf(answered: Answered): string {
  switch (answered.kind) {
    case 'ok':
      return answered.isReplay ? 'replayed' : 'done';
    case 'refused':
      return `refused: ${answered.problem}`;
    case 'unknown':
      return `unknown: ${answered.why}`;
    default:
      return answered satisfies never;
  }
}
