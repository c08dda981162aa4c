import { describe, expect, test } from 'vitest';
import { paceOf, type PaceInput } from '../../src/client/pace.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The duration of a request on a slow connection. */
const ROUND_TRIP = 250;
const SIGN_EVERY = 2 * MINUTE;

test('the page polls less often the longer nothing has happened', () => {
  const minutes = [0, 1, 10, 60, 600].map((age) => paceOf({ quiet: age * MINUTE }));
  expect(minutes).toEqual([2_700, 5_000, 15_000, 60_000, 60_000]);
});

test('the page polls less often on the viewer’s own turn, and the longer requests have failed', () => {
  expect(paceOf({ quiet: 0, isMyTurn: true })).toBe(45_000);
  expect(paceOf({ quiet: HOUR, isMyTurn: true })).toBe(60_000);
  expect([1, 20, 60, 600].map((failing) => paceOf({ quiet: 0, failing: failing * SECOND }))).toEqual([
    2_700, 10_000, 30_000, 60_000,
  ]);
});

test('on one’s own turn, what others say arrives within seconds while they are looking and talking', () => {
  for (const quiet of [0, MINUTE, 3 * HOUR]) expect(paceOf({ quiet, isMyTurn: true, isInTalk: true })).toBe(10_000);
});

test('somebody who waits for a player who is looking sees their move within three seconds, however long it takes', () => {
  for (const quiet of [0, MINUTE, 20 * MINUTE, 3 * HOUR])
    expect(paceOf({ quiet, isNextPresent: true }) + ROUND_TRIP).toBeLessThanOrEqual(3 * SECOND);
});

/** The pace from before a page knew whether the player on turn is looking, for comparison. */
function formerPace({ quiet, isMyTurn = false }: PaceInput): number {
  const pace = quiet < 30 * SECOND ? 2_000 : quiet < 5 * MINUTE ? 5_000 : quiet < 30 * MINUTE ? 15_000 : 60_000;
  return isMyTurn ? Math.max(pace, 15_000) : pace;
}

type Situation = (now: number) => PaceInput;

/** Returns a page's requests in an hour, from the moment it is opened. Its own moves start the wait again. */
function requestsInAnHour(pace: (input: PaceInput) => number, situation: Situation, turn = HOUR): number {
  let requests = 0;
  for (let now = 0; now < HOUR;) {
    requests++;
    const moveAt = (Math.floor(now / turn) + 1) * turn;
    const next = now + pace(situation(now));
    now = situation(now).isMyTurn && next > moveAt ? moveAt + pace(situation(moveAt)) : next;
  }
  return requests;
}

/** Somebody waits for somebody who is not there; somebody has the turn, and thinks. */
const waiting: Situation = (now) => ({ quiet: now });
const thinking: Situation = (now) => ({ quiet: now, isMyTurn: true });
/** Two people take turns, each of this length. */
const alternating =
  (turn: number): Situation =>
  (now) => ({ quiet: now % turn, isMyTurn: Math.floor(now / turn) % 2 === 0, isNextPresent: true });
const SIGNS = HOUR / SIGN_EVERY;

describe('the page asks no more in an hour than before', () => {
  test.each<[string, Situation, number, number?]>([
    ['alone, on somebody else’s turn', waiting, 0],
    ['alone, on one’s own turn, using the page', thinking, SIGNS],
    ['two who move every ten seconds', alternating(10 * SECOND), SIGNS, 10 * SECOND],
    ['two who move every twenty seconds', alternating(20 * SECOND), SIGNS, 20 * SECOND],
    ['two who move every minute', alternating(MINUTE), SIGNS / 2, MINUTE],
    ['a page left open since yesterday', (now) => ({ quiet: now + 24 * HOUR }), 0],
  ])('the page asks no more in an hour than before: %s', (_, situation, signs, turn) => {
    const requests = requestsInAnHour(paceOf, situation, turn) + signs;
    expect(requests).toBeLessThanOrEqual(requestsInAnHour(formerPace, situation, turn));
  });

  test('two pages that nobody touches ask together no more in an hour than before', () => {
    // The sign of opening counts for three minutes.
    const watching = requestsInAnHour(paceOf, (now) => ({ quiet: now, isNextPresent: now < 3 * MINUTE }));
    const thought = requestsInAnHour(paceOf, (now) => ({ ...thinking(now), isInTalk: now < 3 * MINUTE }));
    const former = requestsInAnHour(formerPace, waiting) + requestsInAnHour(formerPace, thinking);
    expect(watching + thought + 1).toBeLessThanOrEqual(former);
  });
});
