// The real Worker, whose schedule `POST /schedule` runs.
import site from 'slow-train';

export { Scheduler } from 'slow-train';

export default {
  async fetch(request, bindings, context) {
    if (new URL(request.url).pathname !== '/schedule') return site.fetch(request, bindings, context);
    await site.scheduled({ cron: 'chaos' }, bindings, context);
    return new Response(null, { status: 204 });
  },
};
