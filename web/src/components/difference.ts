import type { ClockTerms, RematchDifference } from '@slow-train/protocol';
import { rematchText } from '#text/waiting.ts';

/** The present settings of a game, to compare with the earlier ones. */
interface Now {
  readonly preset: string;
  readonly rounds: number;
  readonly clock: ClockTerms | null;
}

/** Returns a sentence on the difference from the game that this one repeats; null if there is none. */
export function rematchDifference(changed: RematchDifference | undefined, now: Now): string | null {
  const { different } = rematchText;
  switch (changed?.what) {
    case undefined:
      return null;
    case 'rules': {
      const { preset, ...house } = changed.was;
      const isHouse = Object.values(house).some((value) => value !== undefined);
      return different.rules({ was: preset, now: now.preset, isHouse });
    }
    case 'clock':
      return different.clock(changed.was, now.clock);
    case 'rounds':
      return different.rounds(changed.was, now.rounds);
    case 'name':
      return different.name(changed.was);
    default:
      return changed satisfies never;
  }
}
