import { NEW_RATING, ratingsAfter } from '@slow-train/ranking/rating';
import { isShort, type Game } from '../game/game.ts';
import { openSettings, paceKey } from '../game/open-game.ts';
import {
  circleStandingsOf,
  standingsOf,
  type RatedStanding,
  type RatedTimes,
  type Standing,
} from '../game/standing.ts';
import type { Platform } from '../platform/platform.ts';
import { type GameDuration } from './store.ts';
import * as standingStore from './store.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import { noteUnreadable } from '../games/note-unreadable.ts';
import type { Ports } from '../games/services.ts';

const HOUR_MS = 3_600_000;
const POSTPONED_MS = 15 * 60_000;
/** Only another release may be able to read it. */
const UNREADABLE_MS = 24 * 3_600_000;
/** Until a game is looked at again whose players' ratings have just changed. */
const AGAIN_MS = 5_000;

/**
 * Writes what finished games were for their players, and rates them, in the order in which they ended; called by the
 * schedule. One that fails is postponed, so that it does not hold up the others.
 */
export async function settleFinished(services: Ports & Pick<Platform, 'db'>, most: number): Promise<void> {
  for (const id of await standingStore.unsettled(services.db, services.now(), most)) {
    try {
      await settle(services, id);
    } catch (error) {
      if (error instanceof UnreadableGame) {
        await noteUnreadable(services, error);
        await standingStore.postponeSettling(services.db, id, new Date(services.now().getTime() + UNREADABLE_MS));
        continue;
      }
      services.log.error('The standings of a game could not be written. It is tried again later.', { game: id, error });
      await standingStore.postponeSettling(services.db, id, new Date(services.now().getTime() + POSTPONED_MS));
    }
  }
}

async function settle({ store, db, now }: Ports & Pick<Platform, 'db'>, id: string): Promise<void> {
  const found = await store.loadForRecord(id);
  // One that was ended may have been reopened since.
  const own = found?.game.status === 'finished' ? standingsOf(found.game, found.entries) : [];
  const [first] = own;
  const isRated = first?.isRated === true && own.length > 1;
  const accounts = own.map(({ account }) => account);
  const before = isRated ? await standingStore.ratings(db, accounts, first.preset) : new Map<string, RatedTimes>();
  const settled = await standingStore.settle(
    db,
    id,
    isRated ? rated(own, before) : own.map((one) => ({ ...one, rating: null })),
    found === undefined ? null : durationIn(found.game, own),
    found === undefined || own.length === 0
      ? null
      : { standings: circleStandingsOf(found.game), finishedAt: found.game.updatedAt },
  );
  if (settled === 'taken') await standingStore.postponeSettling(db, id, new Date(now().getTime() + AGAIN_MS));
}

/** Returns how long a game between people took, if it came to a result in its time; null if not. */
function durationIn(game: Game, [one]: readonly Standing[]): GameDuration | null {
  if (one === undefined || isShort(game) || game.setup.clock === undefined) return null;
  const hours = Math.max(0, one.finishedAt - one.startedAt) / HOUR_MS;
  return { key: paceKey(openSettings(game)), hours };
}

/** Returns standings with the ratings after their game. */
export function rated(
  standings: readonly Standing[],
  before: ReadonlyMap<string, RatedTimes>,
): readonly RatedStanding[] {
  const known = standings.map(({ account }) => before.get(account) ?? { ...NEW_RATING, nth: 0 });
  const after = ratingsAfter(
    standings.map(({ place, seats }, index) => ({ place: place ?? seats, rating: known[index] ?? NEW_RATING })),
  );
  return standings.map((one, index) => ({
    ...one,
    rating: { ...(after[index] ?? NEW_RATING), nth: (known[index]?.nth ?? 0) + 1 },
  }));
}
