import { expect, test } from 'vitest';
import type * as z from 'zod';
import {
  AnswerRequestSchema,
  NewGameSchema,
  NotificationPreferencesSchema,
  RematchSchema,
  SeatChangeSchema,
  SeatRequestSchema,
} from '../src/index.ts';

/** Everything in which a browser says its zone. */
const PLACES: readonly (readonly [string, z.ZodType, (zone: string) => object])[] = [
  ['a seat', SeatRequestSchema, (zone) => ({ zone })],
  ['an answer', AnswerRequestSchema, (zone) => ({ answer: 'yes', zone })],
  ['another game', RematchSchema, (zone) => ({ zone })],
  ['a new game', NewGameSchema, (zone) => ({ rules: { preset: 'hub' }, seats: 2, zone })],
  ['quiet hours at a table', SeatChangeSchema, (zone) => ({ hours: { zone, quiet: null } })],
  ['notifications', NotificationPreferencesSchema, (timeZone) => ({ timeZone })],
];

test.each(PLACES)('a browser whose time zone nobody knows is not refused: %s', (_, schema, body) => {
  for (const zone of ['Etc/Unknown', 'America/Not_Yet', '', '+05:00']) {
    const read = schema.parse(body(zone));
    expect(JSON.stringify(read)).not.toContain(`"${zone}"`);
  }
  expect(JSON.stringify(schema.parse(body('Europe/Vienna')))).toContain('"Europe/Vienna"');
});
