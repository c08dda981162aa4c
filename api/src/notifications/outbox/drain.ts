import type { OutboxServices } from './deliver.ts';
import type { Lane } from './store.ts';
import { sweepLanes } from './sweep.ts';

/** Requests of one drain. */
const REQUESTS = 20;
/** How long a drain may schedule, in milliseconds. After that, the platform has cut off its request. */
const LONGEST = 30_000;

/**
 * Drains the outbox after responses. Of those of one isolate, only one schedules messages at a time, for the events of all:
 * otherwise most would find that another has claimed theirs. Each sends what it has scheduled; it does not look for more,
 * because most moves schedule nothing that is due at once.
 */
export class Drain {
  /** When the one that schedules began; null for none. */
  #began: number | null = null;
  #again = false;

  /** Never fails: the schedule delivers what it leaves over. */
  async run(services: OutboxServices): Promise<void> {
    try {
      const scheduled = await this.#schedule(services);
      let { left } = scheduled;
      for (const lane of scheduled.planned) ({ left } = await sweepLanes(services, left, [lane]));
    } catch (error) {
      // Nothing is lost: a claimed row is due again when its lease is over.
      services.log.error('The outbox could not be drained. Its schedule does it.', { error });
    }
  }

  async #schedule(services: OutboxServices): Promise<{ readonly left: number; readonly planned: ReadonlySet<Lane> }> {
    const began = services.now().getTime();
    const planned = new Set<Lane>();
    let left = REQUESTS;
    this.#again = true;
    if (this.#began !== null && began - this.#began < LONGEST) return { left, planned };
    this.#began = began;
    try {
      for (let isEnough = true; this.#again && isEnough;) {
        this.#again = false;
        const swept = await sweepLanes(services, left, ['events']);
        isEnough = swept.left < left;
        left = swept.left;
        for (const lane of swept.planned) planned.add(lane);
      }
    } finally {
      if (this.#began === began) this.#began = null;
    }
    return { left, planned };
  }
}
