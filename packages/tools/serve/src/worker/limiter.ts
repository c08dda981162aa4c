/// <reference path="./runtime.d.ts" />
import { WorkerEntrypoint } from 'cloudflare:workers';

/** A rate limit of wrangler.toml, and the name of its binding. */
interface Limit {
  readonly name: string;
  readonly limit: number;
  /** In seconds. */
  readonly period: number;
}

/** Keys counted at once. Beyond it all counts start again, which bounds the memory. */
const MAX_KEYS = 50_000;

/** Counts of one limit in the current period. workerd runs one isolate for each Worker, so this counts everything. */
interface Window {
  number: number;
  readonly counts: Map<string, number>;
}
const windows = new Map<string, Window>();

/** Cloudflare's rate limiting binding, counting in memory: a restart forgets. */
export class Limiter extends WorkerEntrypoint<object, Limit> {
  limit({ key }: { readonly key: string }): { readonly success: boolean } {
    const { name, limit, period } = this.ctx.props;
    const counts = countsOf(name, Math.floor(Date.now() / (period * 1_000)));
    const count = (counts.get(key) ?? 0) + 1;
    if (counts.size >= MAX_KEYS) counts.clear();
    counts.set(key, count);
    return { success: count <= limit };
  }
}

function countsOf(name: string, number: number): Map<string, number> {
  const window = windows.get(name) ?? { number, counts: new Map<string, number>() };
  windows.set(name, window);
  if (window.number !== number) {
    window.number = number;
    window.counts.clear();
  }
  return window.counts;
}
