import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { WRANGLER_CONFIG } from '../machine/paths.ts';

const Configured = z.object({
  ratelimits: z.array(
    z.object({ name: z.string(), simple: z.object({ limit: z.int(), period: z.number().positive() }) }),
  ),
});

interface Limiter {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** Returns the bindings of wrangler.toml that limit rates, with counters of their own. */
export function rateLimits(): Readonly<Record<string, Limiter>> {
  const { ratelimits } = Configured.parse(parse(readFileSync(WRANGLER_CONFIG, 'utf8')));
  return Object.fromEntries(ratelimits.map(({ name, simple }) => [name, limiter(simple.limit, simple.period * 1_000)]));
}

/** Counts a key's requests from its first one. Cloudflare's periods begin for all keys at once, wherever a test is then. */
function limiter(limit: number, period: number): Limiter {
  const counted = new Map<string, { readonly since: number; count: number }>();
  return {
    limit({ key }) {
      const now = Date.now();
      const known = counted.get(key);
      const current = known !== undefined && now - known.since < period ? known : { since: now, count: 0 };
      current.count += 1;
      counted.set(key, current);
      return Promise.resolve({ success: current.count <= limit });
    },
  };
}
