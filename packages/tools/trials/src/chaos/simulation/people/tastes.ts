import type { Tastes } from '../../clients/tastes.ts';

const DAY = 24 * 60;

/** Days instead of minutes: turns are played by correspondence. */
export const UNHURRIED: Tastes = {
  mostGames: 3,
  sets: [6, 6, 9, 12],
  clock(random) {
    if (!random.chance(75)) return null;
    const bank = random.oneOf([0, 0, DAY, 3 * DAY]) ?? 0;
    return {
      allowance: random.oneOf([60, 8 * 60, DAY, DAY, 2 * DAY, 3 * DAY]) ?? DAY,
      bank,
      cap: bank * random.from(1, 2),
      weekendsOff: random.chance(30),
      vacationDays: random.oneOf([0, 3, 14]) ?? 0,
      onTimeout: random.chance(50) ? 'least' : 'computer',
      strikes: random.from(1, 3),
    };
  },
  usualClock: {
    allowance: DAY,
    bank: DAY,
    cap: DAY,
    weekendsOff: false,
    vacationDays: 7,
    onTimeout: 'least',
    strikes: 2,
  },
  roundDays: [4, 10],
  circles: { most: 8, members: 6 },
  mostBlocks: 6,
};
