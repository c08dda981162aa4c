import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from './http.ts';
import { generateLoad, inParallel, monotonic } from './load.ts';
import { PollJobSchema } from './poll-job.ts';

/** Open pages that poll games in which nothing happens: a load generator. */
await generateLoad({
  job: PollJobSchema,
  prepare({ url, pages, count, pace }) {
    const agent = new Agent({ keepAlive: true });
    const polls = Array.from({ length: count }, (_, index) => index);
    return Promise.resolve({
      async run(report) {
        const poll = async (index: number): Promise<void> => {
          const page = pages[index % pages.length];
          if (page === undefined) return;
          const headers = { cookie: page.cookie, 'if-none-match': `"${page.version}"` };
          const from = monotonic();
          await send(`${url}/api/games/${page.id}`, 304, agent, { headers });
          report(monotonic() - from, 0);
        };
        if ('atOnce' in pace) return inParallel(polls, pace.atOnce, poll);
        const began = monotonic();
        await Promise.all(
          polls.map(async (index) => {
            await wait(Math.max(0, (index / pace.perSecond) * 1_000 - (monotonic() - began)));
            await poll(index);
          }),
        );
      },
      stop: () => Promise.resolve(agent.destroy()),
    });
  },
});
