import type { NewGame } from '@slow-train/protocol';
import { DAY_A_TURN } from '../../components/clock/ready-made.ts';
import { DEFAULT_PRESET } from '../../components/rules/house-rules.ts';

/** The game of somebody who only wants a link: everybody who opens it sits down, and it begins with those who are there. */
export const FRIENDS_GAME = {
  rules: { preset: DEFAULT_PRESET },
  seats: 8,
  rounds: 5,
  computers: 0,
  clock: DAY_A_TURN,
  start: false,
} satisfies NewGame;
