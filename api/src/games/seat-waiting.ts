import { err, ok } from '@slow-train/rules';
import { isApartFrom, peopleIn } from '../game/blocks.ts';
import { freeSeats, kindOf, openSettings, openTerms } from '../game/open-game.ts';
import { whyUnreliable } from '../game/reliability.ts';
import { seatWaiting } from '../game/seating.ts';
import { namesAt, seatOf } from '../game/seats.ts';
import { startUpdate } from '../game/update.ts';
import { NOT_FOUND } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import * as openGameStore from '../store/open-game-store.ts';
import { mayPlay, occupantFrom, withOwnName } from './occupant.ts';
import type { Ports } from './services.ts';
import { withGame, type Outcome } from './with-game.ts';

/**
 * Gives the free seats of an open game to those who have waited longest for one of its kind, unless something keeps
 * them from it: a block, the host’s wishes, a name that looks like another’s. Called after seats have become free; the
 * tidying-up finds what a request could not finish.
 */
export async function seatThoseWaiting(ports: Ports & Pick<Platform, 'db'>, id: string): Promise<Outcome<null>> {
  const { store, chance, db } = ports;
  return withGame(ports, {
    async load() {
      const game = await store.load(id);
      if (game === undefined || openTerms(game) === null) return err(NOT_FOUND);
      const waiting = freeSeats(game) === 0 ? [] : await openGameStore.waitingFor(db, kindOf(openSettings(game)));
      if (waiting.length === 0) return err(NOT_FOUND);
      const accounts = waiting.map(({ account }) => account);
      const [profiles, blocks, reliabilities, removed] = await Promise.all([
        store.profilesOf(accounts),
        store.blocksAmong([...accounts, ...peopleIn(game)]),
        openGameStore.reliabilitiesOf(db, accounts),
        openGameStore.removedFrom(db, id),
      ]);
      return ok({ game, account: null, waiting, profiles, blocks, reliabilities, removed });
    },
    decide({ game, waiting, profiles, blocks, reliabilities, removed }, now) {
      const terms = openTerms(game);
      const seated: string[] = [];
      let update = startUpdate(game, now);
      for (const [index, { id: wait, account, zone }] of waiting.entries()) {
        const before = update.game;
        if (terms === null || openTerms(before) === null || freeSeats(before) === 0) break;
        const profile = profiles.get(account) ?? null;
        const isKeptOut =
          removed.includes(account) ||
          seatOf(before, account) !== null ||
          isApartFrom(blocks, account, peopleIn(before)) ||
          whyUnreliable(terms, reliabilities[index] ?? null) !== null ||
          !mayPlay(before.setup, profile).ok;
        if (isKeptOut) continue;
        const sitter = occupantFrom(account, profile, { ...(zone !== null && { zone }) });
        const named = sitter.ok ? withOwnName(sitter.value, namesAt(before)) : sitter;
        if (!named.ok) continue;
        update = seatWaiting(update, named.value, chance);
        seated.push(wait);
      }
      return ok({ update: seated.length === 0 ? null : update, answer: null, seated });
    },
  });
}

/** For each open game with a free seat that somebody waits for: a request could not finish. */
export async function seatLeftOver(ports: Ports & Pick<Platform, 'db'>): Promise<void> {
  for (const id of await openGameStore.leftOver(ports.db)) await seatThoseWaiting(ports, id);
}
