import { eventually } from '@slow-train/local/kit';
import { expect, test } from 'vitest';
import { newPushKeys } from '@slow-train/local/testing';
import { gameIdIn, gameOf } from './fixtures/deals.ts';
import { DESKTOP, mainKind, settled, step } from './fixtures/player.ts';
import { allowPushes, canNotify, pushReceiver } from './fixtures/push-service.ts';
import { playerOnTurn, seatPlayers } from './fixtures/seated.ts';
import { openFullChromium } from './harness/chromium.ts';
import { useHarness } from './harness/harness.ts';

// Nothing listens at the push service's address; other tests check what is sent there.
const harness = useHarness({ ...newPushKeys(), OUTBOUND_LOOPBACK: 'allow' }, openFullChromium);

const NO_NOTIFICATIONS = 'This Chromium has no notifications, like the one from npm.';
const ASK = 'Notify you when it is your turn?';

test('the page offers notifications after the first move, and registers the device on consent', async ({ skip }) => {
  const { ines, ana } = await seatPlayers(harness, { prepare: allowPushes, keepsApp: true });
  skip(!(await canNotify(ines.page)), NO_NOTIFICATIONS);
  const page = ines.page;
  const handedIn = (): Promise<unknown> =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/me/push') && answer.status() === 201);
  const devices = async () => (await (await page.request.get('/api/me/notifications')).json()).push.devices;

  // Both play until Ines has made a move and has to wait.
  expect(await page.getByText(ASK).count()).toBe(0);
  for (let hasMoved = false; !hasMoved || (await mainKind(page)) !== 'wait';) {
    const player = await playerOnTurn([ines, ana]);
    if (player === 'over') throw new Error('The round was over before Ines had to wait.');
    await step(player.page, player.device);
    await settled(player.page);
    hasMoved ||= player === ines;
  }
  await page.getByText(ASK).waitFor();
  expect(await devices()).toEqual([]);
  const first = handedIn();
  await page.getByRole('button', { name: 'On this device' }).tap();
  await first;
  await page.getByText('Done. This device notifies you').waitFor();
  expect(await devices()).toMatchObject([{ isThis: true }]);
  const [{ id }] = await devices();

  // The service has dropped the subscription, as it does with dead ones. Opening the page renews it.
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

test('a push is shown, updates the open page, and opens its game when tapped', async ({ skip }) => {
  const { context, page } = await harness.newPlayer({ ...DESKTOP, keepsApp: true });
  await allowPushes(context);
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  skip(!(await canNotify(page)), NO_NOTIFICATIONS);
  await settled(page);
  const id = gameIdIn(page);
  const { revision } = (await gameOf(page, id)).game;
  await page.goto('/');
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
  await eventually(async () =>
    expect(await receiver.shown()).toEqual([{ title: push.title, body: push.body, tag: id }]),
  );

  // On the list of games it opens the game; on the game it only focuses the page.
  expect(await receiver.tap(id)).toEqual({ focused: ['/'], opened: [] });
  await settled(page);
  expect(gameIdIn(page)).toBe(id);
  expect(await receiver.shown()).toEqual([]);
  await receiver.deliver(push);
  await eventually(async () => expect(await receiver.shown()).toHaveLength(1));
  expect(await receiver.tap(id)).toEqual({ focused: [`/tables/${id}`], opened: [] });

  // An unreadable push still shows a notification; if no page is open, a tap opens one.
  await receiver.deliver('what is that?');
  await eventually(async () => expect(await receiver.shown()).toMatchObject([{ title: 'Slow Train' }]));
  // Not by leaving for about:blank: while Chromium then changes processes, the worker sometimes answers nobody.
  await page.close();
  expect(await receiver.tap('slow-train')).toEqual({ focused: [], opened: ['/'] });
  await context.close();
});
