// The real Worker, with a clock and schedules that chaos can disturb through `POST /chaos`.
import { setOffset } from './clock.js';
import site, { Scheduler as SiteScheduler } from 'slow-train';

/** How often each alarm of the scheduler runs. */
let runs = 1;

export class Scheduler extends SiteScheduler {
  async alarm() {
    await Promise.all(Array.from({ length: runs }, () => super.alarm()));
  }
}

export default {
  async fetch(request, bindings, context) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/chaos') return site.fetch(request, bindings, context);
    if (searchParams.has('offset')) setOffset(Number(searchParams.get('offset')));
    if (searchParams.has('runs')) runs = Number(searchParams.get('runs'));
    const times = Number(searchParams.get('scheduled') ?? 0);
    const scheduled = await Promise.allSettled(
      Array.from({ length: times }, () => site.scheduled({ cron: 'chaos' }, bindings, context)),
    );
    return new Response(null, { status: scheduled.every(({ status }) => status === 'fulfilled') ? 204 : 500 });
  },
};
