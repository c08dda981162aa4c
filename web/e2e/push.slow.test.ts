import { eventually } from '@slow-train/local/kit';
import { newPushKeys } from '@slow-train/local/testing';
import { expect, test } from 'vitest';
import { look } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { gameIdIn } from './fixtures/deals.ts';
import { DESKTOP, PHONE, settled } from './fixtures/player.ts';
import { allowPushes, canNotify, pushReceiver } from './fixtures/push-service.ts';
import { mayMove, playOn, startedGame } from './fixtures/seated.ts';
import { openAlone, openGame, SHORT_GAME } from './fixtures/solo.ts';
import { playTurn, untilRead } from './fixtures/turn.ts';
import { openFullChromium } from './harness/chromium.ts';
import { useHarness } from './harness/harness.ts';

// Nothing listens at the push service's address; other tests check the messages sent there.
const harness = useHarness({ bindings: { ...newPushKeys() }, openBrowser: openFullChromium });

const NO_NOTIFICATIONS = 'This Chromium has no notifications, like the one from npm.';
const ASK = 'Tell me when it’s my turn';

test('the page offers notifications after the first move, and registers the device on consent', async ({ skip }) => {
  const [host, guest] = [await person(harness.site(), 'Ines'), await person(harness.site(), 'Ana')];
  const { id: game } = (await startedGame(host, [guest], { rounds: 1 })).game;
  const players = [{ who: host }, { who: guest }];
  const { answer } = await playOn(players, game, (seen, { who }) => who === host && mayMove(seen));
  const ines = await openGame(harness, { ...PHONE, keepsApp: true }, host, game, ({ context }) => allowPushes(context));
  skip(!(await canNotify(ines.page)), NO_NOTIFICATIONS);
  const page = ines.page;
  const handedIn = (): Promise<unknown> =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/me/push') && answer.status() === 201);
  const devices = async () => (await (await page.request.get('/api/me/notifications')).json()).push.devices;

  // Ines makes a move, and has to wait.
  await untilRead(page, answer);
  expect(await page.getByText(ASK).count()).toBe(0);
  await playTurn(ines);
  await page.getByText(ASK).waitFor();
  expect(await devices()).toEqual([]);
  const first = handedIn();
  await page.getByRole('button', { name: 'On this phone' }).tap();
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
});

test('a push is shown, updates the open page, and opens its game when tapped', async ({ skip }) => {
  const device = { ...DESKTOP, keepsApp: true };
  const { id, page, who } = await openAlone(harness, device, 'Ana', SHORT_GAME, ({ context }) => allowPushes(context));
  skip(!(await canNotify(page)), NO_NOTIFICATIONS);
  const { revision } = (await look(who, id)).game;
  await page.goto('/');
  const receiver = await pushReceiver(page);

  const looks = page.waitForRequest((request) => request.url().endsWith('/api/games'));
  const push = {
    title: 'Your turn at Night Mail',
    body: 'Ines played 5-3 on the Mexican train.',
    path: `/tables/${id}`,
    tag: id,
    game: { id, revision: revision + 1 },
    isTurn: false,
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
  // Closed rather than left for about:blank, where Chromium changes processes and the worker sometimes answers nobody.
  await page.close();
  expect(await receiver.tap('slow-train')).toEqual({ focused: [], opened: ['/'] });
});
