import { gameNames } from '#text/shell.ts';

/** Returns a name for a game whose host has entered none. */
export function randomName(random: () => number = Math.random): string {
  return gameNames[Math.floor(random() * gameNames.length)] ?? gameNames[0];
}
