import type { GameAnswer, NewPlan } from '@slow-train/protocol';
import { chooseAction } from '@slow-train/players';
import { at, isDouble, play, tileName, viewFor, writeAction, type Action, type Seat } from '@slow-train/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { act } from '../../../src/games/act.ts';
import { activeSeats, type Game } from '../../../src/game/game.ts';
import { seatOf } from '../../../src/game/seats.ts';
import type { StoredEntry } from '../../../src/game/update.ts';
import { planTurns, removePlan } from '../../../src/games/plan-turns.ts';
import { readGame } from '../../../src/games/read-game.ts';
import { readRecap } from '../../../src/games/read-recap.ts';
import { ProblemError } from '../../../src/http/problem.ts';
import { historyOf, whoIsOn } from '../../kit/clocked.ts';
import { newKey } from '../../kit/play.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const [ana, bo] = ['account-of-ana', 'account-of-bo'];
const NO_STOPS = { doubleOpens: false, trainOpens: false, oneTile: false, roundEnds: false };
/** A plan that can always play. */
const ADVICE = { train: [], cover: [], plays: [], otherwise: 'advice', stops: NO_STOPS } as const;
const advice = (turns = 3, instead = 0): NewPlan => ({ plan: ADVICE, turns, instead });

/** Returns a game of Ana and Bo alone; it is Ana's turn, and Bo is next. */
async function anaIsOn(): Promise<Game> {
  await harness.person('Ana');
  await harness.person('Bo');
  const game = await harness.start(await harness.board([ana, bo], 2, { rounds: 3 }), ana);
  return harness.playTo(game, ana);
}

const roundOf = ({ round }: Game) => {
  if (round === null) throw new Error('not dealt');
  return round;
};

/** Returns Ana's next play and Bo's answer to it, both without a double; null if one of them has none. */
function nextPlays(game: Game): readonly [hers: string, his: string] | null {
  const hers = chooseAction(viewFor(roundOf(game), 0));
  const played = play(roundOf(game), 0, hers);
  if (!played.ok || !isPlain(hers)) return null;
  const { state } = played.value;
  const his = activeSeats({ status: game.status, round: state }).includes(1) ? chooseAction(viewFor(state, 1)) : null;
  return his !== null && isPlain(his) ? [writeAction(hers), writeAction(his)] : null;
}

const isPlain = (action: Action): boolean => action.do === 'play' && !isDouble(action.tile);

async function lay(game: Game, account: string, plan: NewPlan): Promise<GameAnswer> {
  const laid = await resultOf(planTurns(harness.ports, account, { id: game.id, ...plan }));
  if (!laid.ok) throw new ProblemError(laid.error);
  return laid.value;
}

/** Plays for Ana until it is Bo's turn, or Bo's plan has played and it is hers again. */
async function anaPlays(game: Game): Promise<Game> {
  const { turns } = at(roundOf(game).table.seats, 0);
  let now = game;
  do now = await harness.play(now, ana);
  while (at(roundOf(now).table.seats, 0).turns === turns && roundOf(now).table.round === roundOf(game).table.round);
  return now;
}

async function seenBy(account: string, { id }: Game, since?: number): Promise<GameAnswer> {
  const seen = await resultOf(readGame(harness.ports, { token: `token-${account}` }, { id, since, has: null }));
  if (!seen.ok || !seen.value.isNew) throw new Error('nothing to see');
  return seen.value.answer;
}

const planEntries = async (game: Game, seat: Seat) =>
  (await historyOf(harness, game)).filter((entry) => entry.by === 'plan' && entry.seat === seat);

describe('a plan', () => {
  test('a plan is secret: others see neither that there is one, nor that it has played', async () => {
    const game = await anaIsOn();
    const before = await seenBy(ana, game);
    await lay(game, bo, advice());
    expect(await seenBy(ana, game)).toEqual(before);
    expect((await seenBy(bo, game)).game.you.plan).toMatchObject({ left: 3, played: 0, stopped: null });
    const after = await anaPlays(game);
    expect((await planEntries(after, 1)).length).toBeGreaterThan(0);
    const [hers, his] = [await seenBy(ana, after, game.revision), await seenBy(bo, after, game.revision)];
    const bys = (log: GameAnswer['log']) => new Set(log.flatMap(({ seat, by }) => (seat === 1 ? [by] : [])));
    expect(bys(hers.log)).toEqual(new Set(['person']));
    expect(bys(his.log)).toEqual(new Set(['plan']));
    expect(hers.game.you).toMatchObject({ plan: null, planVersion: 0 });
    expect(JSON.stringify(hers)).not.toContain('advice');
  });

  test('a plan plays the train in its order when the turn comes, in the same save as the action before', async () => {
    let game = await anaIsOn();
    let plays = nextPlays(game);
    while (plays === null) {
      game = await harness.playTo(await harness.play(game, ana), ana);
      plays = nextPlays(game);
    }
    const [hers, his] = plays;
    const plan = { ...ADVICE, plays: [his], otherwise: 'wait' } as const;
    await lay(game, bo, { plan, turns: 1, instead: 0 });
    const after = await harness.play(game, ana);
    const played = (await historyOf(harness, after)).filter(({ revision }) => revision > game.revision);
    expect(played.map(({ seat, by, action }) => ({ seat, by, action }))).toEqual([
      { seat: 0, by: 'person', action: hers },
      { seat: 1, by: 'plan', action: his },
    ]);
    expect((await seenBy(bo, after)).game.you.plan).toMatchObject({ left: 0, played: 1 });
  });

  test('a plan plays a forced draw or pass as well', async () => {
    let game = await anaIsOn();
    let forced: StoredEntry | undefined;
    // Sooner or later nothing of his hand fits.
    while (forced === undefined) {
      const { you } = (await seenBy(bo, game)).game;
      await lay(game, bo, advice(1, you.planVersion));
      const { revision } = game;
      const after = await anaPlays(game);
      forced = (await historyOf(harness, after)).find(
        (entry) => entry.revision > revision && entry.seat === 1 && /^(?:draw|pass)$/.test(entry.action ?? ''),
      );
      game = await harness.playTo(after, ana);
    }
    expect(forced.by).toBe('plan');
  });

  test('a plan plays as many turns as it was laid out for, and then says that it is done', async () => {
    let game = await anaIsOn();
    await lay(game, bo, advice(2));
    for (let turns = 0; turns < 2; turns++) game = await anaPlays(game);
    const played = await planEntries(game, 1);
    game = await anaPlays(game);
    expect(await planEntries(game, 1)).toEqual(played);
    expect(whoIsOn(game)).toBe(bo);
    const { you } = (await seenBy(bo, game)).game;
    expect(you.plan).toMatchObject({ left: 0, played: 2, stopped: { why: 'turnsUsed' }, stoppedAt: game.revision });
    // Playing on removes the stopped plan.
    const after = await harness.play(game, bo);
    expect((await seenBy(bo, after)).game.you.plan).toBeNull();
  });

  test('a plan that stops is mentioned in the mail about the turn, and in the recap', async () => {
    let game = await anaIsOn();
    await harness.see(game, bo);
    await lay(game, bo, advice(1));
    game = await anaPlays(game);
    game = await anaPlays(game);
    await harness.pass(30);
    expect(harness.out.filter(({ to }) => to === 'bo@example.org').map(({ event }) => event)).toContain('turn');
    const told = await readRecap(harness.ports.store, { token: `token-${bo}` }, { id: game.id, since: 0 });
    expect(told.ok && told.value.frames.filter(({ entry }) => entry.by === 'plan').length).toBeGreaterThan(0);
  });

  test('a plan is removed as a whole, and the tiles it has played stay played', async () => {
    let game = await anaIsOn();
    await lay(game, bo, advice(3));
    game = await anaPlays(game);
    const played = await planEntries(game, 1);
    const back = await resultOf(removePlan(harness.ports, bo, game.id));
    expect(back.ok && back.value.game.you.plan).toBeNull();
    expect(back.ok && back.value.game.revision).toBe(game.revision);
    game = await anaPlays(game);
    expect(await planEntries(game, 1)).toEqual(played);
    expect(whoIsOn(game)).toBe(bo);
  });

  test('a plan plays at once if it is laid out during the turn', async () => {
    const game = await harness.playTo(await anaIsOn(), bo);
    const laid = await lay(game, bo, advice(1));
    expect(laid.log.map(({ by }) => by)).toContain('plan');
    expect(laid.game.revision).toBeGreaterThan(game.revision);
  });

  test('a plan that is impossible is refused with a sentence, and changes nothing', async () => {
    const game = await anaIsOn();
    const hers = at(roundOf(game).secret.hands, 0).map(tileName);
    const plan = { ...ADVICE, train: hers.slice(0, 1) };
    const refused = await resultOf(planTurns(harness.ports, bo, { id: game.id, plan, turns: 1, instead: 0 }));
    expect(refused).toMatchObject({ ok: false, error: { problem: 'invalid-request' } });
    expect(await harness.load(game.id)).toEqual(await harness.load(game.id));
    expect((await harness.load(game.id)).plans).toEqual([]);
    const strange = await resultOf(planTurns(harness.ports, 'somebody', { id: game.id, ...advice() }));
    expect(strange).toMatchObject({ ok: false, error: { problem: 'not-found' } });
  });
});

describe('concurrently', () => {
  /** Plays one action of Ana's, decided on this game. */
  const anaActs = (game: Game) => {
    const wanted = { id: game.id, revision: game.revision, key: newKey() };
    const action = writeAction(chooseAction(viewFor(roundOf(game), at(activeSeats(game), 0))));
    return resultOf(act(harness.ports, { token: `token-${ana}` }, { ...wanted, do: action }));
  };
  const times = Array.from({ length: 12 }, (_, time) => time);

  test('if an action and a new plan come at once, the plan plays, no matter which comes first', async () => {
    for (const _ of times) {
      await harness.stop();
      harness = await openNotificationHarness();
      const game = await anaIsOn();
      const [acted, laid] = await Promise.all([
        anaActs(game),
        resultOf(planTurns(harness.ports, bo, { id: game.id, ...advice() })),
      ]);
      expect(acted.ok).toBe(true);
      expect(laid.ok).toBe(true);
      const after = await harness.load(game.id);
      // The plan is not left waiting.
      expect(activeSeats(after)).not.toContain(seatOf(after, bo));
    }
  });

  test('if an action and a change to the plan that would follow it come at once, exactly one wins', async () => {
    const won = { edit: 0, plan: 0 };
    for (const time of times) {
      await harness.stop();
      harness = await openNotificationHarness();
      const game = await anaIsOn();
      const { planVersion } = (await lay(game, bo, advice(1))).game.you;
      const edit = () => resultOf(planTurns(harness.ports, bo, { id: game.id, ...advice(2, planVersion) }));
      // Either may come first.
      const both = time % 2 === 0 ? [anaActs(game), edit()] : [edit(), anaActs(game)].toReversed();
      const [acted, edited] = await Promise.all(both);
      expect(acted?.ok).toBe(true);
      const { laid } = at((await harness.load(game.id)).plans, 1);
      const isPlayed = (await planEntries(game, 1)).length > 0;
      if (edited?.ok === true) {
        won.edit += 1;
        expect(laid).toMatchObject({ turns: 2, left: isPlayed ? 1 : 2 });
      } else {
        won.plan += 1;
        expect(edited).toMatchObject({ error: { problem: 'stale-revision' } });
        expect(laid).toMatchObject({ turns: 1, left: 0 });
        expect(isPlayed).toBe(true);
      }
    }
    expect(won.edit + won.plan).toBe(times.length);
  });
});
