import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isReport, type Order, type MutantOutcome } from './messages.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

/** A process that runs tests of one package. */
export interface MutantJudge {
  /**
   * Runs tests until the first fails.
   * @returns null if the process said nothing for too long: it was ended, and the next run starts another
   * @throws Error if it ended by itself
   */
  run(order: Order): Promise<MutantOutcome | null>;
  /** Ends the next runs after a silence this many times the longest one until now. */
  becomeImpatient(factor: number): void;
  stop(): Promise<void>;
}

/**
 * @param copy absolute path of the repository's copy
 * @param project path of the package in it
 * @param recorder a set-up file
 */
export function judgeOf(copy: string, project: string, recorder: string): MutantJudge {
  let child: ChildProcess | null = null;
  let longest = 0;
  let patience = LONGEST_TIMER;

  function start(): ChildProcess {
    // A group of its own, which it ends with itself.
    return fork(join(copy, 'packages/tools/checks/bin/judge-mutants.ts'), [join(copy, project), recorder], {
      cwd: join(copy, project),
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** Without its line to this process it ends, and all that it has started. */
  async function stop(): Promise<void> {
    const stopped = child;
    child = null;
    if (stopped === null || stopped.exitCode !== null) return;
    const exit = once(stopped, 'exit');
    stopped.disconnect();
    await exit;
  }

  return {
    stop,
    becomeImpatient: (factor) => {
      patience = longest * factor;
    },
    run: (order) =>
      new Promise((resolve, reject) => {
        const running = (child ??= start());
        let heard = performance.now();
        let timer = wait();
        running.on('message', onMessage).once('error', reject).once('exit', onExit);
        running.send(order);

        function wait(): NodeJS.Timeout {
          return setTimeout(() => {
            finish();
            stop().then(() => resolve(null), reject);
          }, patience);
        }
        function finish(): void {
          clearTimeout(timer);
          running.off('message', onMessage).off('error', reject).off('exit', onExit);
        }
        function onMessage(message: unknown): void {
          const now = performance.now();
          if (patience === LONGEST_TIMER) longest = Math.max(longest, now - heard);
          heard = now;
          clearTimeout(timer);
          if (isReport(message) && message.is === 'ended') {
            finish();
            resolve(message);
          } else timer = wait();
        }
        function onExit(code: number | null, signal: string | null): void {
          finish();
          child = null;
          reject(new Error(`The process that runs the tests ended (${code ?? signal}).`));
        }
      }),
  };
}
