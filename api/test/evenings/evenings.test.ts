import { writeEvening, type Evening } from '@slow-train/protocol/evening';
import { BEGINNING } from '@slow-train/local/kit';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { insert } from '../../src/evenings/store.ts';
import { evenings } from '../../src/schema/evenings.ts';
import { tidyUp } from '../../src/scheduler/tidy-up.ts';
import { newEvening } from '../kit/evenings.ts';
import { openNotificationHarness } from '../kit/notification-harness.ts';
import { bodyIn } from '../kit/passkeys.ts';
import { problemIn } from '../kit/play.ts';
import { visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

const counted: Evening = {
  ...newEvening,
  entries: [{ round: 0, seat: 0, at: 60, undoes: null, count: { pips: 22, isOut: false, tiles: [] } }],
};

const share = async (who: Visitor, one: Evening) =>
  bodyIn(
    z.object({ code: z.string(), key: z.string() }),
    await who.post('/api/evenings', { evening: writeEvening(one) }),
    201,
  );
const send = (who: Visitor, code: string, key: string, one: Evening): Promise<Response> =>
  who.put(`/api/evenings/${code}`, { evening: writeEvening(one) }, { 'evening-key': key });

test('34.2 those who have the code see each figure, without an account; only the browser that keeps score changes it', async () => {
  const [mira, guest] = [visitor(worker), visitor(worker)];
  const { code, key } = await share(mira, newEvening);
  const first = await guest.get(`/api/evenings/${code}`);
  expect(await first.json()).toEqual({ evening: writeEvening(newEvening), revision: 1 });
  expect((await guest.get(`/api/evenings/${code}?after=1`)).status).toBe(204);
  expect((await send(guest, code, 'not-the-key', counted)).status).toBe(404);
  expect((await send(mira, code, key, counted)).status).toBe(204);
  expect(await (await guest.get(`/api/evenings/${code}?after=1`)).json()).toEqual({
    evening: writeEvening(counted),
    revision: 2,
  });
  expect((await guest.delete(`/api/evenings/${code}`, { 'evening-key': 'not-the-key' })).status).toBe(404);
  expect((await mira.delete(`/api/evenings/${code}`, { 'evening-key': key })).status).toBe(204);
  expect((await guest.get(`/api/evenings/${code}`)).status).toBe(404);
});

test('34.2 a sheet with names that nobody could read, or anything but a sheet, is refused and said why', async () => {
  const who = visitor(worker);
  const bad: readonly string[] = [
    'not JSON',
    '{}',
    writeEvening({ ...newEvening, people: ['Mira', 'Ru\u202Eth'] }),
    writeEvening({ ...newEvening, title: 'one\ntwo' }),
    writeEvening({ ...newEvening, people: ['Mira', 'R'.repeat(25)] }),
  ];
  for (const sheet of bad) {
    const { status, errors } = await problemIn(await who.post('/api/evenings', { evening: sheet }));
    expect(status).toBe(400);
    expect(errors?.[0]?.detail).toContain('slow-train-evening/1');
  }
});

test('34.2 a sheet is deleted a week after its last change', async () => {
  const harness = await openNotificationHarness({ from: new Date(BEGINNING).toISOString() });
  const count = (): Promise<number> => harness.db.$count(evenings);
  await insert(
    harness.db,
    { code: 'abcdefghabcdefgh', keyHash: 'hash', sheet: writeEvening(newEvening) },
    harness.now(),
  );
  await harness.leap(7 * 24 * 60 - 1);
  await tidyUp(harness.ports);
  expect(await count()).toBe(1);
  await harness.leap(2);
  await tidyUp(harness.ports);
  expect(await count()).toBe(0);
  await harness.stop();
});
