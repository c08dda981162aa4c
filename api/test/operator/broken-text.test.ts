import { expect, test } from 'vitest';
import { OPERATOR, OPERATOR_TOKEN } from '../kit/operator.ts';
import { problemIn } from '../kit/play.ts';
import { visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker({ OPERATOR_TOKEN });

// PostgreSQL stores neither, and its error was answered with 500.
const BROKEN = ['a\0b', '\ud800'];

test.each([
  ['games/look-up', 'id'],
  ['games/look-up', 'invitation'],
  ['accounts/look-up', 'id'],
  ['accounts/look-up', 'email'],
  ['games/AAAAAAAAAAAA/take-down', 'reason'],
  ['accounts/somebody/end-sessions', 'reason'],
  ['accounts/somebody/export', 'reason'],
  ['accounts/somebody/delete', 'reason'],
])('a zero byte or a broken character is refused by /api/operator/%s as %s', async (path, member) => {
  for (const text of BROKEN) {
    const answer = await visitor(worker).post(`/api/operator/${path}`, { [member]: text }, OPERATOR);
    expect({ text, ...(await problemIn(answer)) }).toMatchObject({ text, status: 400 });
  }
});

test('an account, message or target with a zero byte does not exist', async () => {
  const who = visitor(worker);
  for (const path of ['accounts/%00/end-sessions', 'accounts/%00/export', 'accounts/%00/delete', 'undelivered/a%00b']) {
    const answer = await who.post(`/api/operator/${path}`, { reason: 'A test.' }, OPERATOR);
    expect({ path, ...(await problemIn(answer)) }).toMatchObject({ path, status: 404 });
  }
  const audit = await who.get('/api/operator/audit?target=%00', OPERATOR);
  expect(await problemIn(audit)).toMatchObject({ status: 400 });
});
