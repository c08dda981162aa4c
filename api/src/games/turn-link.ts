import type { Settings } from '@slow-train/settings';
import { isOn, turnIdOf, type Seat } from '@slow-train/rules';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Game } from '../game/game.ts';
import { seatOf, type AccountId } from '../game/seats.ts';
import type { Platform } from '../platform/platform.ts';
import { signedOutAtOf } from '../session/store.ts';
import { keyedHash } from '../platform/keyed-hash.ts';

/** One turn of one seat in one game, and whose it is. */
export interface LinkedTurn {
  readonly game: string;
  readonly account: AccountId;
  readonly seat: Seat;
  /** As `turnIdOf` returns it. */
  readonly turn: string;
}

/** Returns the turn that an account has in a game now; null for none. */
export function turnNow(game: Pick<Game, 'id' | 'status' | 'round' | 'seats'>, account: AccountId): LinkedTurn | null {
  const seat = seatOf(game, account);
  if (game.status !== 'playing' || game.round === null || seat === null) return null;
  const { table } = game.round;
  return isOn(table, seat) ? { game: game.id, account, seat, turn: turnIdOf(table, seat) } : null;
}

/**
 * Returns the link that plays one turn, and shows what its seat sees during it, without a session. It is signed, so nothing
 * is stored, and says no name or address; whether the turn is still on is for its reader to check.
 * @param signedOutAt when the account was last signed out everywhere, which ends its links; null for never
 */
export async function turnLink(
  settings: Pick<Settings, 'AUTH_SECRET' | 'APP_URL'>,
  turn: LinkedTurn,
  signedOutAt: Date | null,
): Promise<string> {
  return new URL(`/plain/turns/${await tokenOf(settings, turn, signedOutAt)}`, settings.APP_URL).href;
}

/** Returns the turn in a token with our signature; null for any other, and once its account was signed out everywhere. */
export async function parseTurnToken(
  { settings, db }: Pick<Platform, 'settings' | 'db'>,
  token: string,
): Promise<LinkedTurn | null> {
  const [game = '', account = '', seat = '', turn = ''] = token.split('.');
  const linked = { game, account, seat: Number(seat), turn: turn.replace('-', ':') };
  const known = await signedOutAtOf(db, account);
  if (known === undefined) return null;
  return (await timingSafeEqual(await tokenOf(settings, linked, known.at), token)) ? linked : null;
}

async function tokenOf(
  settings: Pick<Settings, 'AUTH_SECRET'>,
  { game, account, seat, turn }: LinkedTurn,
  signedOutAt: Date | null,
): Promise<string> {
  const parts = [game, account, String(seat), turn.replace(':', '-')];
  const since = signedOutAt === null ? [] : [signedOutAt.toISOString()];
  return [...parts, await keyedHash(settings, 'turn', ...parts, ...since)].join('.');
}
