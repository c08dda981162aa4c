import { expect, test } from 'vitest';
import { newPushKeys } from '../../packages/local/src/testing.ts';
import { tableIn, tableOf } from './play-past.ts';
import { DESKTOP, mainKind, settled, step } from './player.ts';
import { allowPushes, canNotify, pushReceiver } from './pushes.ts';
import { onTurn, sitDown } from './sit-down.ts';
import { openStage } from './stage.ts';

// Nothing listens where the pushes go: how they are sent and what is in them is tested elsewhere.
const stage = openStage({ ...newPushKeys(), OUTBOUND_LOOPBACK: 'allow' });

const NO_NOTIFICATIONS = 'This Chromium has no notifications, as the one that npm brings along.';
const ASK = 'Shall we tell you when it is your turn again?';

test('after the first own move one is asked, and whoever says yes is known to the service from then on', async ({
  skip,
}) => {
  const { ines, ana } = await sitDown(stage, allowPushes);
  skip(!(await canNotify(ines.page)), NO_NOTIFICATIONS);
  const page = ines.page;
  const handedIn = (): Promise<unknown> =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/me/push') && answer.status() === 201);
  const devices = async () => (await (await page.request.get('/api/me/notifications')).json()).push.devices;

  // Ana moves as often as it takes until Ines has moved and has to wait.
  expect(await page.getByText(ASK).count()).toBe(0);
  for (let hasMoved = false; !hasMoved || (await mainKind(page)) !== 'wait';) {
    const player = await onTurn([ines, ana]);
    if (player === 'over') throw new Error('The round is over before Ines had to wait.');
    await step(player.page, player.device);
    await settled(player.page);
    hasMoved ||= player === ines;
  }
  await page.getByText(ASK).waitFor();
  expect(await devices()).toEqual([]);
  const first = handedIn();
  await page.getByRole('button', { name: 'On this device' }).tap();
  await first;
  await page.getByText('Done. This device will call out').waitFor();
  expect(await devices()).toMatchObject([{ isThis: true }]);
  const [{ id }] = await devices();

  // The service has given the line up, as it does when it is dead: opening the page is enough.
  expect((await page.request.delete(`/api/me/push/${id}`)).status()).toBe(204);
  expect(await devices()).toEqual([]);
  const again = handedIn();
  await page.reload();
  await again;
  expect(await devices()).toMatchObject([{ isThis: true }]);
  expect(await page.getByText(ASK).count()).toBe(0);
  await ines.context.close();
  await ana.context.close();
});

test('a push is shown, has the open page look, and a tap leads to its table', async ({ skip }) => {
  const { context, page } = await stage.newPlayer(DESKTOP);
  await allowPushes(context);
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  skip(!(await canNotify(page)), NO_NOTIFICATIONS);
  await settled(page);
  const id = tableIn(page);
  const { revision } = (await tableOf(page, id)).game;
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
  });
  const receiver = await pushReceiver(page);

  const looks = page.waitForRequest((request) => request.url().endsWith('/api/games'));
  const push = {
    title: 'Your turn at Night Mail',
    body: 'Ines played 5-3 on the Mexican train.',
    path: `/tables/${id}`,
    tag: id,
    game: { id, revision: revision + 1 },
  };
  await receiver.deliver(push);
  await looks;
  await expect.poll(() => receiver.shown()).toEqual([{ title: push.title, body: push.body, tag: id }]);

  // From the list of tables to the table; from the table nowhere.
  expect(await receiver.tap(id)).toEqual({ focused: ['/'], opened: [] });
  await settled(page);
  expect(tableIn(page)).toBe(id);
  expect(await receiver.shown()).toEqual([]);
  await receiver.deliver(push);
  await expect.poll(() => receiver.shown()).toHaveLength(1);
  expect(await receiver.tap(id)).toEqual({ focused: [`/tables/${id}`], opened: [] });

  // What cannot be read says something all the same; without a page open, a tap opens one.
  await receiver.deliver('what is that?');
  await expect.poll(() => receiver.shown()).toMatchObject([{ title: 'Slow Train' }]);
  await page.goto('about:blank');
  expect(await receiver.tap('slow-train')).toEqual({ focused: [], opened: ['/'] });
  await context.close();
});
