import { setTimeout as wait } from 'node:timers/promises';
import { checkRecord } from './checker/check.ts';
import { readRows, type Stored } from './checker/stored.ts';
import type { Violation } from './checker/violation.ts';
import { Client } from './clients/client.ts';
import { ChaosPlayer } from './clients/player.ts';
import { ClientSession } from './clients/session.ts';
import { OpenTables } from './clients/tables.ts';
import { startCluster, type Cluster } from './cluster/cluster.ts';
import { MAIL_DOMAIN } from './cluster/receivers.ts';
import { faultName, type Fault } from './faults/fault.ts';
import { beginFault } from './faults/inject.ts';
import { planFaults, type PlannedFaults } from './faults/plan.ts';
import { Random } from './random.ts';
import { now, RunRecord } from './record.ts';

/** What one run does. */
export interface RunOptions {
  /** Decides the plan of the faults, and every choice of the clients and of the network. */
  readonly seed: number;
  /** Acknowledged actions. */
  readonly moves: number;
  readonly faults: number;
  readonly workers: number;
  readonly clients: number;
  /** Milliseconds between two steps of a client. */
  readonly pace: { readonly least: number; readonly most: number };
  /** How long a fault lasts, in milliseconds. */
  readonly duration: readonly [number, number];
  /** The bundled site. */
  readonly script: string;
  /** Called with each line about the progress. */
  readonly progress: (line: string) => void;
}

/** A fault that has been. */
export interface PastFault {
  readonly fault: Fault;
  readonly begun: number;
  /** When healing began: killed processes have yet to start. */
  readonly healed: number;
}

export interface RunResult {
  readonly seed: number;
  readonly milliseconds: number;
  readonly faults: readonly PastFault[];
  readonly record: RunRecord;
  readonly stored: Stored;
  readonly violations: readonly Violation[];
}

/** Names that cannot be taken for each other. */
const NAMES = [
  'Ana',
  'Bo',
  'Cy',
  'Dot',
  'Eve',
  'Fay',
  'Gus',
  'Hal',
  'Ida',
  'Jon',
  'Kim',
  'Lou',
  'Max',
  'Ned',
  'Oda',
  'Pia',
];

/** Milliseconds after which the next fault begins even if nobody has got on. */
const LONGEST_WAIT = 15_000;
/** Milliseconds in which somebody has to get on when nothing is broken, and in which all messages have to go out. */
const PATIENCE = 90_000;

/** Random numbers of each purpose are apart, so that one more of one purpose changes nothing for the others. */
const STREAMS = { plan: 0, network: 1, firstClient: 100, firstSession: 200 };

/** Starts a cluster, lets clients play in it while it breaks, heals it, and checks what is left. */
export async function run(options: RunOptions): Promise<RunResult> {
  const { seed, script, workers, progress } = options;
  const begun = now();
  const record = new RunRecord();
  const random = new Random(seed, STREAMS.network);
  const cluster = await startCluster(script, { workers, random, record, report: () => undefined });
  try {
    const players = await signInAll(cluster, options);
    progress(`${players.length} clients, ${workers} Workers, one PostgreSQL`);
    const plan = planFaults(new Random(seed, STREAMS.plan), {
      count: options.faults,
      moves: options.moves,
      workers,
      milliseconds: options.duration,
    });
    const faults: PastFault[] = [];
    const isStuck = await breakWhilePlaying(cluster, players, plan, faults, options);
    progress('healed; everything comes to rest');
    await cluster.calm();
    record.restedAt = now();
    for (const player of players) await player.lookAtAll();
    await comeToRest(cluster);
    for (const player of players) await player.lookAtTables();
    const stored = await readRows(cluster.database);
    const violations: Violation[] = [
      ...(isStuck ? [{ kind: 'stuck' as const, subject: 'clients', evidence: `for ${PATIENCE / 1_000} s` }] : []),
      ...unfinishedIn(stored).map((one) => ({ kind: 'stuck' as const, subject: one.id, evidence: one })),
      ...checkRecord(record, stored),
    ];
    return { seed, milliseconds: now() - begun, faults, record, stored, violations };
  } finally {
    await cluster.stop();
  }
}

async function signInAll(cluster: Cluster, { clients, seed }: RunOptions): Promise<readonly ChaosPlayer[]> {
  const tables = new OpenTables();
  const players: ChaosPlayer[] = [];
  for (const [index, name] of NAMES.slice(0, clients).entries()) {
    const session = await ClientSession.signIn(name, cluster, new Random(seed, STREAMS.firstSession + index));
    const choices = new Random(seed, STREAMS.firstClient + index);
    players.push(new ChaosPlayer(new Client(session, choices, tables, cluster.record)));
  }
  // An address that is known to be theirs, without the mail that proves it.
  await cluster.database.query(`update users set email = name || $1, email_verified = true`, [`@${MAIL_DOMAIN}`]);
  return players;
}

/** Returns whether nobody got on although nothing was broken. */
async function breakWhilePlaying(
  cluster: Cluster,
  players: readonly ChaosPlayer[],
  plan: readonly PlannedFaults[],
  past: PastFault[],
  { moves, pace, progress }: RunOptions,
): Promise<boolean> {
  const { calls } = cluster.record;
  let isOver = false;
  const playing = Promise.all(players.map((player) => player.play(pace, () => isOver)));
  const acknowledged = counter(
    calls,
    ({ operation, answered }) => operation === 'act' && answered.kind === 'ok' && !answered.isReplay,
  );
  /** Waits until this many moves are acknowledged. Returns whether that took longer than this many milliseconds. */
  const isLate = async (wanted: number, patience: number): Promise<boolean> => {
    let [known, since] = [acknowledged(), now()];
    while (known < wanted) {
      await wait(50);
      const current = acknowledged();
      if (current > known) [known, since] = [current, now()];
      else if (now() - since > patience) return true;
    }
    return false;
  };
  try {
    for (const [index, { faults, duration, afterMoves }] of plan.entries()) {
      await isLate(afterMoves, LONGEST_WAIT);
      progress(`${index + 1}/${plan.length} after ${acknowledged()} actions: ${faults.map(faultName).join(' + ')}`);
      past.push(...(await Promise.all(faults.map((fault) => suffer(fault, duration, cluster)))));
    }
    return await isLate(moves, PATIENCE);
  } finally {
    isOver = true;
    await playing;
  }
}

async function suffer(fault: Fault, duration: number, cluster: Cluster): Promise<PastFault> {
  const begun = now();
  const heal = await beginFault(fault, cluster);
  await wait(duration);
  const healed = now();
  await heal();
  return { fault, begun, healed };
}

/** Counts the elements of a growing list that fit, looking at each only once. */
function counter<T>(list: readonly T[], fits: (element: T) => boolean): () => number {
  let [looked, found] = [0, 0];
  return () => {
    for (; looked < list.length; looked++) {
      const element = list[looked];
      if (element !== undefined && fits(element)) found += 1;
    }
    return found;
  };
}

/**
 * Lets everything that waits happen: messages are due at once, as if their back-off were over, and so are tournaments and
 * finished games to which the schedule would return later. Gives up after a minute and a half.
 */
async function comeToRest(cluster: Cluster): Promise<void> {
  const { database, workers } = cluster;
  for (const begun = now(); ;) {
    await cluster.calm();
    const stored = await readRows(database);
    if (unfinishedIn(stored).length === 0 || now() - begun > PATIENCE) return;
    const waiting = stored.messages.filter(({ state }) => state === 'waiting');
    // Not what a Worker has claimed since: nobody else may send that.
    await database.query(
      `update outbox set due_at = now() from jsonb_to_recordset($1::jsonb) as s(id text, attempts smallint)
       where outbox.id = s.id and outbox.attempts = s.attempts and state = 'waiting'`,
      [JSON.stringify(waiting.map(({ id, attempts }) => ({ id, attempts })))],
    );
    for (const statement of HURRY) await database.query(statement);
    await Promise.all(workers.map((worker) => worker.runSchedule()));
  }
}

/** Makes the work due that the schedule has put off. */
const HURRY = [
  `update tournaments set due_at = now() where id in (
     select tournament_id from tournament_games where state in ('waiting', 'finished')) and due_at is not null`,
  `update tournament_games set finished_at = now() where state = 'finished'`,
  `update unsettled_games set due_at = now()`,
];

/** Returns everything that is still to be done without anybody's doing. */
function unfinishedIn({ messages, tables, tournaments, unsettled }: Stored): readonly { readonly id: string }[] {
  const played = new Set(tournaments.filter(({ status }) => status === 'playing').map(({ id }) => id));
  return [
    ...messages.filter(({ state }) => state === 'waiting'),
    ...tables
      // Of a cancelled tournament, games that were not created never are; results count all the same.
      .filter(({ state, tournament_id: id }) => state === 'finished' || (state === 'waiting' && played.has(id)))
      .map((table) => ({ ...table, id: table.game_id })),
    ...unsettled,
  ];
}
