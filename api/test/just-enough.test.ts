import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStation, type Station } from './kit/station.ts';

// Just enough: what is told, to whom, and when, with a clock that only the test moves.

const [ana, bo] = ['account-of-ana', 'account-of-bo'];
let station: Station;
beforeEach(async () => {
  station = await openStation();
});
afterEach(() => station.stop());

describe('your turn', () => {
  test('is mailed when the wait is over, and once', async () => {
    const game = await station.boIsNext();
    await station.playTo(game, bo);
    await station.pass(14);
    expect(station.taken()).toEqual([]);
    await station.pass(1);
    expect(station.taken()).toEqual(['mail turn']);
    await station.pass(120);
    expect(station.taken()).toEqual([]);
  });

  test('is pushed to every device first, and mailed only if that stays unseen', async () => {
    const game = await station.boIsNext({ pushes: 2 });
    await station.playTo(game, bo);
    await station.pass(2);
    expect(station.taken()).toEqual(['push turn', 'push turn']);
    await station.pass(4 * 60 - 1);
    expect(station.taken()).toEqual([]);
    await station.pass(1);
    expect(station.taken()).toEqual(['mail turn']);
  });

  test('is not mailed to who has looked after the push', async () => {
    const game = await station.boIsNext({ pushes: 1 });
    await station.playTo(game, bo);
    await station.pass(2);
    expect(station.taken()).toEqual(['push turn']);
    await station.see(game, bo);
    await station.pass(24 * 60);
    expect(station.taken()).toEqual([]);
  });

  test('goes by mail at once when no push arrives: the browser has forgotten us', async () => {
    const game = await station.boIsNext({ pushes: 1 });
    station.let(({ way }) => (way === 'push' ? { kind: 'never', trouble: 'gone' } : { kind: 'sent' }));
    await station.playTo(game, bo);
    await station.pass(4);
    expect(station.taken()).toEqual(['mail turn']);
    // And the next one does not wait for a device that is no more.
    await station.playTo(game, ana);
    await station.playTo(game, bo);
    await station.pass(15);
    expect(station.taken().filter((one) => one === 'mail turn')).toEqual(['mail turn']);
  });

  test('is told to both where both wish it', async () => {
    const game = await station.boIsNext({ pushes: 1, notify: { mail: { when: 'each' } } });
    await station.playTo(game, bo);
    await station.pass(15);
    expect(station.taken()).toEqual(['push turn', 'mail turn']);
  });

  test('is not told to who has no way, and to who does not want it', async () => {
    const game = await station.boIsNext({ address: false });
    await station.playTo(game, bo);
    await station.pass(60);
    expect(station.taken()).toEqual([]);
  });
});

describe('looking again', () => {
  test('who came and played before the wait was over gets nothing', async () => {
    const game = await station.boIsNext();
    await station.playTo(game, bo);
    await station.pass(10);
    await station.playTo(game, ana);
    await station.pass(60);
    expect(station.taken().filter((one) => !one.startsWith('mail turn'))).toEqual([]);
    expect(station.out.filter(({ to }) => to.startsWith('bo@'))).toEqual([]);
  });

  test('who has looked, and not played yet, knows', async () => {
    const game = await station.boIsNext();
    await station.playTo(game, bo);
    await station.pass(10);
    await station.see(game, bo);
    await station.pass(60);
    expect(station.taken()).toEqual([]);
  });

  test('who only has a tab open, and asks and asks, is told', async () => {
    const game = await station.boIsNext();
    await station.playTo(game, bo);
    for (let minute = 0; minute < 15; minute++) {
      // What a forgotten page does: it polls. It says nothing of having been read.
      const polled = await station.ports.store.loadWithLog({ token: `token-${bo}` }, game.id, undefined);
      expect(polled?.found?.game.id).toBe(game.id);
      await station.pass(1);
    }
    expect(station.taken()).toEqual(['mail turn']);
  });

  test('who has changed their mind meanwhile is left in peace', async () => {
    const game = await station.boIsNext();
    await station.playTo(game, bo);
    await station.pass(5);
    await station.chooseAt(bo, game.id, { turn: { mail: false } });
    await station.pass(60);
    expect(station.taken()).toEqual([]);
  });
});

describe('one mail an absence and table', () => {
  test('whatever happens there until they come back', async () => {
    const game = await station.boIsNext();
    await station.playTo(game, bo);
    await station.pass(15);
    expect(station.taken()).toEqual(['mail turn']);
    // Somebody else acts in Bo's place, and it is Bo's turn again, still unseen: no second mail.
    await station.turnOf(game, bo);
    await station.pass(60);
    expect(station.taken()).toEqual([]);
    // After a visit it is another absence.
    await station.playTo(game, ana);
    await station.playTo(game, bo);
    await station.pass(15);
    expect(station.out.filter(({ to }) => to === 'bo@example.org').map(({ event }) => event)).toEqual(['turn']);
  });

  test('what only tells is not sent beside what asks', async () => {
    await station.person('Ana');
    await station.person('Bo', { notify: everything() });
    const game = await station.board([ana, bo]);
    await station.start(game, ana);
    await station.playTo(game, ana);
    await station.playTo(game, bo);
    await station.pass(30);
    expect(station.out.filter(({ to }) => to === 'bo@example.org').map(({ event }) => event)).toEqual(['turn']);
  });
});

/** Every event by mail. */
function everything() {
  const ways = { push: true, mail: true, webhook: true };
  const events = { turn: ways, invited: ways, started: ways, roundOver: ways, gameOver: ways };
  return { events: { ...events, timeLow: ways, playedFor: ways, caught: ways, vote: ways } };
}

describe('quiet hours', () => {
  test('hold everything back until they end, where the reader lives', async () => {
    const quiet = { from: '22:00', to: '08:00' };
    const game = await station.boIsNext({ pushes: 1, notify: { quiet, timeZone: 'America/New_York' } });
    // 06:00 in New York.
    await station.playTo(game, bo);
    await station.pass(119);
    expect(station.taken()).toEqual([]);
    await station.pass(1);
    expect(station.taken()).toEqual(['push turn']);
  });
});

describe('a push that was held back', () => {
  test('has its hours to be seen, before a mail follows', async () => {
    const quiet = { from: '12:00', to: '20:00' };
    const game = await station.boIsNext({ pushes: 1, notify: { quiet } });
    // 10:00; told from 11:59 on it would come in the quiet hours.
    await station.pass(119);
    await station.playTo(game, bo);
    await station.pass(8 * 60 + 1);
    expect(station.taken()).toEqual(['push turn']);
    await station.pass(4 * 60 - 1);
    expect(station.taken()).toEqual([]);
    await station.pass(2);
    expect(station.taken()).toEqual(['mail turn']);
  });
});

describe('webhooks', () => {
  test('tell a person of their own turn, and a table of everybody’s, once', async () => {
    await station.person('Ana');
    await station.person('Bo');
    await station.hook(bo, 'https://bo.example/hook');
    const game = await station.board([ana, bo]);
    await station.hook(ana, 'https://table.example/hook', game.id);
    await station.start(game, ana);
    await station.pass(2);
    const told = () =>
      station.out
        .splice(0)
        .filter(({ way }) => way === 'webhook')
        .map(({ to, event }) => `${new URL(to).host} ${event}`);
    expect(told().filter((one) => one === 'table.example started')).toHaveLength(1);
    // Ana's turn is over before anybody was told of it: what counts is who is on now.
    await station.playTo(game, ana);
    await station.playTo(game, bo);
    await station.pass(2);
    expect(told().toSorted()).toEqual(['bo.example turn', 'table.example turn']);
  });
});

describe('trouble on the way', () => {
  test('is tried again ever more rarely with the same key, and then given up', async () => {
    const game = await station.boIsNext();
    const tried: string[] = [];
    station.let(({ key }) => {
      tried.push(key);
      return { kind: 'later', trouble: 'busy' };
    });
    await station.playTo(game, bo);
    await station.pass(15);
    expect(tried).toHaveLength(1);
    await station.pass(12 * 60);
    expect(tried.length).toBe(9);
    expect(new Set(tried).size).toBe(1);
    expect(await station.rows('dead')).toMatchObject([{ kind: 'mail', event: 'turn', trouble: 'busy', attempts: 9 }]);
  });

  test('of one row is none for the others', async () => {
    const game = await station.boIsNext();
    await station.playTo(game, bo);
    await station.breakRow();
    await station.pass(15);
    expect(station.taken()).toEqual(['mail turn']);
    await station.pass(24 * 60);
    expect((await station.rows('dead')).map(({ id }) => id)).toEqual(['a-broken-row']);
  });

  test('an address that is refused is written to no more', async () => {
    const game = await station.boIsNext();
    station.let(() => ({ kind: 'never', trouble: 'address-refused' }));
    await station.playTo(game, bo);
    await station.pass(20);
    station.let(() => ({ kind: 'sent' }));
    await station.playTo(game, ana);
    await station.playTo(game, bo);
    await station.pass(60);
    expect(station.out.filter(({ to }) => to === 'bo@example.org')).toEqual([]);
  });
});
