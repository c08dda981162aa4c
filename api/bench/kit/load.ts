import { fork, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import * as z from 'zod';

/** What a load generator has measured. Times are in ms. */
const LoadSchema = z.object({
  /** Requests that were answered, and moves they made. */
  requests: z.number(),
  moves: z.number(),
  /** Instant of the first request, of the monotonic clock that all processes share. */
  began: z.number(),
  ended: z.number(),
  /** From each request to its answer. */
  latencies: z.array(z.number()),
  /** CPU time of the generator. */
  cpu: z.number(),
});
export type Load = z.infer<typeof LoadSchema>;

/** A load generator in a process of its own, so that its CPU time is not that of a server, and is known. */
export interface LoadGenerator {
  /** Gives it a job; resolves when it is ready to begin. */
  prepare(job: object): Promise<void>;
  begin(): Promise<Load>;
  stop(): Promise<void>;
}

/** @param script the path of its main module, which calls `generateLoad` */
export function startLoadGenerator(script: string, args: readonly string[] = []): LoadGenerator {
  const child = fork(script, args);
  const ended = once(child, 'exit');
  // An unhandled error ends it, and is on the console.
  const lost = ended.then(() => Promise.reject(new Error('The load generator has ended.')));
  lost.catch(() => undefined);
  return {
    async prepare(job) {
      await Promise.race([send(child, job), lost]);
    },
    begin: async () => LoadSchema.parse(await Promise.race([send(child, 'begin'), lost])),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

async function send(child: ChildProcess, message: object | string): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(message);
  const [said] = await answer;
  return said;
}

/** What a generator does with a job. */
export interface Generator<Job> {
  readonly job: z.ZodType<Job>;
  prepare(job: Job): Promise<{
    /** Sends all requests, and calls `count` for each with its duration and the moves it made. */
    run(count: (milliseconds: number, moves: number) => void): Promise<void>;
    stop(): Promise<void>;
  }>;
}

/** The main module of a load generator: works off the jobs that its parent sends. */
export async function generateLoad<Job>({ job, prepare }: Generator<Job>): Promise<void> {
  const messages = on(process, 'message', { close: ['disconnect'] });
  for await (const [message] of messages) {
    const prepared = await prepare(job.parse(message));
    process.send?.('ready');
    // The parent says when to begin.
    await messages.next();
    const latencies: number[] = [];
    let moves = 0;
    const cpu = process.cpuUsage();
    const began = monotonic();
    await prepared.run((milliseconds, made) => {
      latencies.push(milliseconds);
      moves += made;
    });
    const ended = monotonic();
    const { user, system } = process.cpuUsage(cpu);
    const load = { requests: latencies.length, moves, began, ended, latencies, cpu: (user + system) / 1_000 };
    await prepared.stop();
    process.send?.(load satisfies Load);
  }
}

/** Milliseconds of the machine's monotonic clock, which all its processes share. */
export const monotonic = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Works off tasks, this many at once. */
export async function inParallel<Task>(
  tasks: readonly Task[],
  atOnce: number,
  work: (task: Task) => Promise<void>,
): Promise<void> {
  const left = tasks.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const task of left) await work(task);
    }),
  );
}
