import type { GameAnswer, Watchers, Watching } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { seatOf, type AccountId } from '../game/seats.ts';
import { addQuietRevision, startUpdate } from '../game/update.ts';
import { isOpen, isWatchable } from './view.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { countTry } from '../session/limits.ts';
import * as watchStore from './store.ts';
import { peopleNamed } from '../games/read-record.ts';
import type { GameServices, Ports } from '../games/services.ts';
import { decisionFor, loadForMember, loadForSeat, withGame, type Outcome } from '../games/with-game.ts';

const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostWatchers };
const LOOSER: Failure = { problem: 'conflict', detail: (say) => say.watchersLooser };
const OVER: Failure = { problem: 'conflict', detail: (say) => say.gameOver };
const UNWATCHED: Failure = { problem: 'conflict', detail: (say) => say.unwatched };

/** The choices, from the strictest on. */
const STRICTNESS: readonly Watchers[] = ['nobody', 'round', 'turn'];

/** Returns who watches a game, as its people know it. Failure: `not-found` */
export async function readWatching(
  { store, db }: Ports & Pick<Platform, 'db'>,
  account: AccountId,
  id: string,
): Promise<Result<Watching, Failure>> {
  const loaded = await loadForMember(store, id, account);
  if (!loaded.ok) return loaded;
  const { game } = loaded.value;
  const { token, named } = await watchStore.watching(db, id);
  const people = peopleNamed(game);
  return ok({
    watchers: game.setup.watchers ?? 'nobody',
    token,
    named: {
      agreed: people.filter((one) => named.includes(one)).length,
      people: people.length,
      you: named.includes(account),
    },
  });
}

/**
 * Changes who may watch a game while it is played. Once it has started, only to fewer or later: people have played on
 * the agreed terms. For nobody, the link is gone as well. Failures: `not-found`, `forbidden` (not the host), `conflict`
 * (looser than before, or over)
 */
export function changeWatchers(
  ports: Ports & Pick<Platform, 'db'>,
  account: AccountId,
  { id, watchers }: { readonly id: string; readonly watchers: Watchers },
): Promise<Outcome<GameAnswer>> {
  return withGame(ports, {
    async load() {
      const loaded = await loadForSeat(ports.store, id, account);
      if (!loaded.ok) return loaded;
      const { game } = loaded.value;
      if (game.host !== account) return err(NOT_HOST);
      // Before the change is saved, so that the link does not come back to life when the game is over.
      if (watchers === 'nobody' && game.status !== 'finished') await watchStore.unlink(ports.db, id);
      return loaded;
    },
    decide({ game }, now) {
      const { watchers: before = 'nobody', ...rest } = game.setup;
      if (before === watchers) return ok(decisionFor(game, null, account));
      if (game.status === 'finished') return err(OVER);
      const isLooser = STRICTNESS.indexOf(watchers) > STRICTNESS.indexOf(before);
      if (game.status === 'playing' && isLooser) return err(LOOSER);
      const setup = watchers === 'nobody' ? rest : { ...rest, watchers };
      const update = addQuietRevision(startUpdate(game, now), { action: 'watch', events: [] }, { setup });
      return ok(decisionFor(game, update, account));
    },
  });
}

/**
 * Returns the link with which others watch a game, and makes one if there is none: while it is played if it allows that,
 * and of any game that is over with a result. A new one replaces it; only the host may ask for that.
 * Failures: `not-found`, `forbidden` (not the host), `conflict` (nobody may watch)
 * @throws ProblemError `too-many-requests`
 */
export async function linkToWatch(
  services: GameServices,
  account: AccountId,
  { id, renew }: { readonly id: string; readonly renew: boolean },
): Promise<Result<string, Failure>> {
  const loaded = await loadForMember(services.store, id, account);
  if (!loaded.ok) return loaded;
  const { game } = loaded.value;
  if (renew && game.host !== account) return err(NOT_HOST);
  if (!isWatchable(game)) return err(UNWATCHED);
  await countTry(services, 'watchLinks', account);
  const token = await watchStore.link(services.db, id, services.chance.id(22), services.now(), renew);
  return token === undefined ? err(NOT_FOUND) : ok(token);
}

/**
 * Removes the link of a finished game: anybody who played it may, because anybody may make one. While a game is played,
 * its host decides (`changeWatchers`).
 * Failures: `not-found`, `conflict` (it is still played)
 */
export async function unlink(
  { store, db }: Ports & Pick<Platform, 'db'>,
  account: AccountId,
  id: string,
): Promise<Result<null, Failure>> {
  const loaded = await loadForMember(store, id, account);
  if (!loaded.ok) return loaded;
  const { game } = loaded.value;
  if (!isOpen(game) && !(game.host === account && seatOf(game, account) !== null)) return err(NOT_HOST);
  await watchStore.unlink(db, id);
  return ok(null);
}
