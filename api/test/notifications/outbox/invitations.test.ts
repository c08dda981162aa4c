import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInvitation } from '../../../src/lobby/answers.ts';
import { leaveGame } from '../../../src/games/seat.ts';
import { playAgain } from '../../../src/games/play-again.ts';
import { games } from '../../../src/schema/games.ts';
import { openNotificationHarness, type NotificationHarness } from '../../kit/notification-harness.ts';

// Invitations into seats that are kept, with a clock that only the test moves.

const DAY = 24 * 60;

let harness: NotificationHarness;
let ana: string;
let bo: string;
beforeEach(async () => {
  harness = await openNotificationHarness();
  [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
});
afterEach(() => harness.stop());

/** Lets Ana ask Bo for another game. Returns its id. */
async function askBo(): Promise<string> {
  const { id } = await harness.board([ana, bo]);
  await harness.db.update(games).set({ status: 'finished' }).where(eq(games.id, id));
  const { result } = await playAgain(harness.ports, ana, { id, takesPart: false });
  if (!result.ok) throw new Error(result.error.problem);
  return result.value.game.id;
}

test('an invitation is mailed, and once more after two days without an answer', async () => {
  await askBo();
  await harness.pass(DAY);
  expect(harness.out.map(({ to }) => to)).toEqual(['bo@example.org']);
  expect(harness.taken()).toEqual(['mail invited']);
  await harness.pass(2 * DAY);
  expect(harness.taken()).toEqual(['mail invited']);
  await harness.pass(10 * DAY);
  expect(harness.taken()).toEqual([]);
});

test.each([
  ['later', ['mail invited']],
  ['no', []],
  ['yes', []],
] as const)('after %s the reminder is %j', async (answer, reminders) => {
  const id = await askBo();
  await harness.pass(DAY);
  harness.taken();
  await answerInvitation(harness.ports, bo, { id, answer });
  await harness.pass(3 * DAY);
  expect(harness.taken().filter((one) => one === 'mail invited')).toEqual(reminders);
});

test('nobody is asked who has answered before the mail goes out', async () => {
  const id = await askBo();
  await answerInvitation(harness.ports, bo, { id, answer: 'no' });
  await harness.pass(3 * DAY);
  expect(harness.taken()).not.toContain('mail invited');
});

test('31.17 somebody who is the host since another has left is told by every channel, and so is the table', async () => {
  const cy = await harness.person('Cy', { pushes: 1 });
  const dee = await harness.person('Dee');
  const { id, revision } = await harness.board([ana, cy, dee], 4);
  const { result } = await leaveGame(harness.ports, ana, { id, revision });
  expect(result.ok).toBe(true);
  await harness.pass(DAY);
  expect(harness.out.map(({ way, event, to }) => [way, event, to])).toEqual([
    ['push', 'seat', 'https://push.example/cy/0'],
    ['mail', 'seat', 'cy@example.org'],
  ]);
});

test('nobody is told who is not the host after somebody has left', async () => {
  const { id, revision } = await harness.board([ana, bo], 3);
  await leaveGame(harness.ports, bo, { id, revision });
  await harness.pass(DAY);
  expect(harness.taken()).toEqual([]);
});
