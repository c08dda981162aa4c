import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openNotificationHarness, type NotificationHarness } from '../../kit/notification-harness.ts';
import { claim } from '../../../src/notifications/outbox/store.ts';

// The messages, their recipients and times, with a clock that only the test moves.

const [ana, bo] = ['account-of-ana', 'account-of-bo'];
let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

describe('your turn', () => {
  test('a turn is mailed once, after the wait', async () => {
    const game = await harness.boIsNext();
    await harness.playTo(game, bo);
    await harness.pass(14);
    expect(harness.taken()).toEqual([]);
    await harness.pass(1);
    expect(harness.taken()).toEqual(['mail turn']);
    await harness.pass(120);
    expect(harness.taken()).toEqual([]);
  });

  test('a turn is pushed to every device, and mailed only if it stays unseen', async () => {
    const game = await harness.boIsNext({ pushes: 2 });
    await harness.playTo(game, bo);
    await harness.pass(2);
    expect(harness.taken()).toEqual(['push turn', 'push turn']);
    await harness.pass(4 * 60 - 1);
    expect(harness.taken()).toEqual([]);
    await harness.pass(1);
    expect(harness.taken()).toEqual(['mail turn']);
  });

  test('a turn is not mailed if the player looks after the push', async () => {
    const game = await harness.boIsNext({ pushes: 1 });
    await harness.playTo(game, bo);
    await harness.pass(2);
    expect(harness.taken()).toEqual(['push turn']);
    await harness.see(game, bo);
    await harness.pass(24 * 60);
    expect(harness.taken()).toEqual([]);
  });

  test('a turn is mailed at once if the push subscription has expired', async () => {
    const game = await harness.boIsNext({ pushes: 1 });
    harness.let(({ way }) => (way === 'push' ? { kind: 'never', trouble: 'gone' } : { kind: 'sent' }));
    await harness.playTo(game, bo);
    await harness.pass(4);
    expect(harness.taken()).toEqual(['mail turn']);
    // The next mail does not wait for the expired device.
    await harness.playTo(game, ana);
    await harness.playTo(game, bo);
    await harness.pass(15);
    expect(harness.taken().filter((one) => one === 'mail turn')).toEqual(['mail turn']);
  });

  test('a turn is both pushed and mailed if the player wants both', async () => {
    const game = await harness.boIsNext({ pushes: 1, notify: { mail: { when: 'each' } } });
    await harness.playTo(game, bo);
    await harness.pass(15);
    expect(harness.taken()).toEqual(['push turn', 'mail turn']);
  });

  test('a turn is not sent to a player without any channel', async () => {
    const game = await harness.boIsNext({ address: false });
    await harness.playTo(game, bo);
    await harness.pass(60);
    expect(harness.taken()).toEqual([]);
  });
});

describe('the recheck', () => {
  test('the recheck sends nothing to a player who acted before the wait was over', async () => {
    const game = await harness.boIsNext();
    await harness.playTo(game, bo);
    await harness.pass(10);
    await harness.playTo(game, ana);
    await harness.pass(60);
    expect(harness.taken().filter((one) => !one.startsWith('mail turn'))).toEqual([]);
    expect(harness.out.filter(({ to }) => to.startsWith('bo@'))).toEqual([]);
  });

  test('the recheck sends nothing to a player who has looked and not played yet', async () => {
    const game = await harness.boIsNext();
    await harness.playTo(game, bo);
    await harness.pass(10);
    await harness.see(game, bo);
    await harness.pass(60);
    expect(harness.taken()).toEqual([]);
  });

  test('the recheck sends to a player whose open tab only polls', async () => {
    const game = await harness.boIsNext();
    await harness.playTo(game, bo);
    for (let minute = 0; minute < 15; minute++) {
      // A forgotten tab polls, but does not report that anybody reads it.
      const polled = await harness.ports.store.loadWithLog({ token: `token-${bo}` }, game.id, undefined);
      expect(polled?.found?.game.id).toBe(game.id);
      await harness.pass(1);
    }
    expect(harness.taken()).toEqual(['mail turn']);
  });

  test('the recheck sends nothing to a player who has changed their preferences', async () => {
    const game = await harness.boIsNext();
    await harness.playTo(game, bo);
    await harness.pass(5);
    await harness.chooseAt(bo, game.id, { turn: { mail: false } });
    await harness.pass(60);
    expect(harness.taken()).toEqual([]);
  });
});

describe('one mail per absence and game', () => {
  test('one mail per absence and game covers everything that happens until the player comes back', async () => {
    const game = await harness.boIsNext();
    await harness.playTo(game, bo);
    await harness.pass(15);
    expect(harness.taken()).toEqual(['mail turn']);
    // Bo's seat is played for, and it is Bo's turn again, still unseen: no second mail.
    await harness.turnOf(game, bo);
    await harness.pass(60);
    expect(harness.taken()).toEqual([]);
    // After a visit, another absence begins.
    await harness.playTo(game, ana);
    await harness.playTo(game, bo);
    await harness.pass(15);
    expect(harness.out.filter(({ to }) => to === 'bo@example.org').map(({ event }) => event)).toEqual(['turn']);
  });

  test('one mail per absence and game leaves out news that only informs if another mail asks for something', async () => {
    await harness.person('Ana');
    await harness.person('Bo', { notify: everything() });
    const game = await harness.board([ana, bo]);
    await harness.start(game, ana);
    await harness.playTo(game, ana);
    await harness.playTo(game, bo);
    await harness.pass(30);
    expect(harness.out.filter(({ to }) => to === 'bo@example.org').map(({ event }) => event)).toEqual(['turn']);
  });
});

/** Preferences with every event by every channel. */
function everything() {
  const all = { push: true, mail: true, webhook: true };
  const events = { turn: all, invited: all, answered: all, seat: all, started: all, roundOver: all, gameOver: all };
  return {
    events: {
      ...events,
      timeLow: all,
      playedFor: all,
      caught: all,
      vote: all,
      mention: all,
      talk: all,
      circle: all,
      tournament: all,
    },
  };
}

describe('quiet hours', () => {
  test('quiet hours hold everything back until they end in the player’s time zone', async () => {
    const quiet = { from: '22:00', to: '08:00' };
    const game = await harness.boIsNext({ pushes: 1, notify: { quiet, timeZone: 'America/New_York' } });
    // 06:00 in New York.
    await harness.playTo(game, bo);
    await harness.pass(119);
    expect(harness.taken()).toEqual([]);
    await harness.pass(1);
    expect(harness.taken()).toEqual(['push turn']);
  });
});

test('nothing is held back while nobody knows when the night of its reader is', async () => {
  const quiet = { from: '12:00', to: '20:00' };
  const game = await harness.boIsNext({ pushes: 1, notify: { quiet, timeZone: null } });
  await harness.playTo(game, bo);
  await harness.pass(3);
  expect(harness.taken()).toEqual(['push turn']);
});

describe('a push that was held back by quiet hours', () => {
  test('a push that was held back by quiet hours has its full time to be seen before a mail follows', async () => {
    const quiet = { from: '12:00', to: '20:00' };
    const game = await harness.boIsNext({ pushes: 1, notify: { quiet } });
    // From 11:59 on, a push would fall into the quiet hours.
    await harness.pass(119);
    await harness.playTo(game, bo);
    await harness.pass(8 * 60 + 1);
    expect(harness.taken()).toEqual(['push turn']);
    await harness.pass(4 * 60 - 1);
    expect(harness.taken()).toEqual([]);
    await harness.pass(2);
    expect(harness.taken()).toEqual(['mail turn']);
  });
});

describe('webhooks', () => {
  test('webhooks notify a person of their own turns, and a game of every turn, once', async () => {
    await harness.person('Ana');
    await harness.person('Bo');
    await harness.hook(bo, 'https://bo.example/hook');
    const game = await harness.board([ana, bo]);
    await harness.hook(ana, 'https://table.example/hook', game.id);
    await harness.start(game, ana);
    await harness.pass(2);
    const events = () =>
      harness.out
        .splice(0)
        .filter(({ way }) => way === 'webhook')
        .map(({ to, event }) => `${new URL(to).host} ${event}`);
    expect(events().filter((one) => one === 'table.example started')).toHaveLength(1);
    // Ana's turn ends before anybody was notified of it, so only Bo's turn counts now.
    await harness.playTo(game, ana);
    await harness.playTo(game, bo);
    await harness.pass(2);
    expect(events().toSorted()).toEqual(['bo.example turn', 'table.example turn']);
  });
});

describe('a failure', () => {
  test('a failure is retried with growing waits and the same key, then given up', async () => {
    const game = await harness.boIsNext();
    const tried: string[] = [];
    harness.let(({ key }) => {
      tried.push(key);
      return { kind: 'later', trouble: 'busy' };
    });
    await harness.playTo(game, bo);
    await harness.pass(15);
    expect(tried).toHaveLength(1);
    await harness.pass(12 * 60);
    expect(tried.length).toBe(9);
    expect(new Set(tried).size).toBe(1);
    expect(await harness.rows('dead')).toMatchObject([{ kind: 'mail', event: 'turn', trouble: 'busy', attempts: 9 }]);
  });

  test('a failure to learn what was claimed uses up no attempts', async () => {
    const game = await harness.boIsNext();
    await harness.playTo(game, bo);
    const lanes = new Map([
      ['events', 50],
      ['people', 12],
    ] as const);
    // For two hours, the answer to every claim is lost.
    for (let minute = 0; minute < 120; minute++) {
      harness.setTime(harness.now().getTime() + 60_000);
      await claim(harness.ports.db, harness.now(), lanes);
    }
    await harness.pass(3 * 60);
    expect(harness.taken()).toEqual(['mail turn']);
    expect(await harness.rows('dead')).toEqual([]);
  });

  test('a failure of one row does not stop the others', async () => {
    const game = await harness.boIsNext();
    await harness.playTo(game, bo);
    await harness.breakRow();
    await harness.pass(15);
    expect(harness.taken()).toEqual(['mail turn']);
    await harness.pass(24 * 60);
    expect((await harness.rows('dead')).map(({ id }) => id)).toEqual(['a-broken-row']);
  });

  test('a failure of a refused address stops mail to it', async () => {
    const game = await harness.boIsNext();
    harness.let(() => ({ kind: 'never', trouble: 'address-refused' }));
    await harness.playTo(game, bo);
    await harness.pass(20);
    harness.let(() => ({ kind: 'sent' }));
    await harness.playTo(game, ana);
    await harness.playTo(game, bo);
    await harness.pass(60);
    expect(harness.out.filter(({ to }) => to === 'bo@example.org')).toEqual([]);
  });
});
