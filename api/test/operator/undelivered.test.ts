import { UndeliveredListSchema } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { OPERATOR, OPERATOR_TOKEN } from '../kit/operator.ts';
import { outboxRows } from '../kit/outbox-rows.ts';
import { problemIn } from '../kit/play.ts';
import { visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker({ OPERATOR_TOKEN });

async function undelivered() {
  const answer = await visitor(worker).get('/api/operator/undelivered', OPERATOR);
  expect(answer.status).toBe(200);
  return UndeliveredListSchema.parse(await answer.json()).undelivered;
}

test('the operator sees messages that were given up, without their content, and can send them again', async () => {
  expect(await undelivered()).toEqual([]);
  await outboxRows(worker.database).giveUp('mail:ana:table-000001:7:turn');
  const [given, ...others] = await undelivered();
  expect(others).toEqual([]);
  expect(given).toMatchObject({ kind: 'mail', event: 'turn', attempts: 9, trouble: 'busy' });
  const path = `/api/operator/undelivered/${encodeURIComponent(given?.id ?? '')}`;
  expect((await visitor(worker).post(path, {}, OPERATOR)).status).toBe(204);
  expect(await undelivered()).toEqual([]);
  expect(await outboxRows(worker.database).inState('waiting')).toBe(1);
  // It is no longer listed.
  expect(await problemIn(await visitor(worker).post(path, {}, OPERATOR))).toMatchObject({ status: 404 });
});

test('nobody but the operator finds undelivered messages', async () => {
  for (const wrong of ['', 'Bearer', 'Bearer x', `Basic ${OPERATOR_TOKEN}`, `Bearer ${OPERATOR_TOKEN}x`]) {
    const answer = await visitor(worker).get('/api/operator/undelivered', { authorization: wrong });
    expect(await problemIn(answer)).toMatchObject({ status: 404 });
  }
});
