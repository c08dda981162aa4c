import { posix } from 'node:path';
import type { SourceFile } from './checkout.ts';

/** Returns the places where a store is built for one use: `circleStore(db)` outside the services that carry it. */
export const storesBuiltOnTheSpot = (files: readonly SourceFile[]): number =>
  files
    .filter(({ path }) => path.startsWith('api/src/') && posix.basename(path) !== 'services.ts')
    .reduce(
      (sum, { text }) => sum + (text.match(/(?<!function )\b\w+Store\((?!\))[^)]*\b(?:db|tx)\b/g)?.length ?? 0),
      0,
    );

/** Returns the files that insert into the outbox themselves. */
export const doorsToOutbox = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path, text }) => path.startsWith('api/src/') && /insert\(outbox\)|insert into "?outbox/i.test(text))
    .map(({ path }) => path);
