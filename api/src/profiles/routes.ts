import {
  PROFILE_PARTS,
  ProfileChangeSchema,
  addressNumber,
  ProfileSchema,
  YEARS,
  YearSchema,
  type Hideable,
  type Profile,
  type Year,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import * as z from 'zod';
import { ownProfile, profileFor, yearFrom, type ProfileRows } from './profile.ts';
import type { AccountId } from '../game/seats.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { NOT_FOUND, orThrow, type Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import type { Database } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { NOT_SIGNED_IN as SIGNED_OUT } from '../session/session.ts';
import * as standingStore from './store.ts';
import { seatParams } from '../games/contract.ts';
import type { GameServices, Ports } from '../games/services.ts';
import { loadForMember } from '../games/with-game.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const PROFILE = ProfileSchema.meta({ id: 'Profile' });

async function rowsOf(db: Database, account: AccountId): Promise<ProfileRows | undefined> {
  const [rows, alone] = await Promise.all([
    standingStore.standingsOf(db, account),
    standingStore.gamesAlone(db, account),
  ]);
  return rows && { ...rows, alone };
}

/** Returns an account's own profile. Failure: `not-signed-in` if it was deleted */
export async function readOwnProfile(
  { db }: Pick<Platform, 'db'>,
  account: AccountId,
): Promise<Result<Profile, Failure>> {
  const rows = await rowsOf(db, account);
  return rows === undefined ? err(SIGNED_OUT) : ok(ownProfile(rows));
}

/**
 * Returns the profile of a seat's occupant, as they show it to the people they play with. One's own seat gives what the
 * others see. Failure: `not-found`, also for a seat without a person, and if one has blocked the other
 */
export async function readProfileAt(
  { store, db }: Ports & Pick<Platform, 'db'>,
  account: AccountId,
  { id, seat }: { readonly id: string; readonly seat: Seat },
): Promise<Result<Profile, Failure>> {
  const loaded = await loadForMember(store, id, account);
  if (!loaded.ok) return loaded;
  const occupant = loaded.value.game.seats[seat];
  if (occupant?.kind !== 'person') return err(NOT_FOUND);
  const [rows, blocks] = await Promise.all([
    rowsOf(db, occupant.account),
    store.blocksAmong([account, occupant.account]),
  ]);
  if (rows === undefined || blocks.some(([by]) => by === account)) return err(NOT_FOUND);
  // To who is blocked it looks like a profile whose owner hides everything.
  const hides = blocks.length > 0 ? PROFILE_PARTS : rows.hides;
  // The name they have at this table, which may be another one than their account's.
  const shown = { ...rows, name: occupant.name, hides };
  if (occupant.account === account) return ok(profileFor(shown, null));
  return ok(profileFor(shown, together(await standingStore.together(db, account, occupant.account))));
}

function together(games: readonly { readonly one: number | null; readonly other: number | null }[]) {
  const placed = games.flatMap(({ one, other }) => (one === null || other === null ? [] : [{ one, other }]));
  return {
    games: placed.length,
    ahead: placed.filter(({ one, other }) => one < other).length,
    behind: placed.filter(({ one, other }) => one > other).length,
  };
}

/** Returns an account's year. Failure: `not-signed-in` if it was deleted */
export async function readYear(
  { db }: Pick<Platform, 'db'>,
  account: AccountId,
  year: number,
): Promise<Result<Year, Failure>> {
  const [from, until] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
  const [rows, people] = await Promise.all([
    standingStore.standingsOf(db, account),
    standingStore.companionsBetween(db, account, from, until),
  ]);
  return rows === undefined ? err(SIGNED_OUT) : ok(yearFrom(rows.standings, year, people));
}

/** Sets what an account does not show to others. Returns the profile afterwards. Failure: `not-signed-in` */
async function hideParts(
  { db }: Pick<Platform, 'db'>,
  account: AccountId,
  hides: readonly Hideable[],
): Promise<Result<Profile, Failure>> {
  await standingStore.hide(db, account, [...new Set(hides)]);
  return readOwnProfile({ db }, account);
}

const own = defineRoute({
  method: 'get',
  path: '/api/me/profile',
  summary: prose(
    'Returns your profile: the totals of your finished games with other people, and the parts that others do not see',
  ),
  callers: 'account',
  answers: { 200: json('Your profile', PROFILE) },
});

const hide = defineRoute({
  method: 'put',
  path: '/api/me/profile',
  summary: prose('Sets the parts of your profile that others do not see'),
  callers: 'account',
  request: { body: jsonBody(ProfileChangeSchema) },
  answers: { 200: json('Your profile', PROFILE) },
});

const year = defineRoute({
  method: 'get',
  path: '/api/me/years/{year}',
  summary: prose('Returns the totals of your finished games of a year'),
  callers: 'account',
  request: { params: z.object({ year: addressNumber(YEARS.first, YEARS.last) }) },
  answers: { 200: json('Your year', YearSchema) },
});

const atSeat = defineRoute({
  method: 'get',
  path: '/api/games/{id}/seats/{seat}/profile',
  summary: prose('Returns the profile of the person in a seat of one of your games, as they show it'),
  callers: 'member',
  note: 'as the person in that seat shows it',
  request: { params: seatParams },
  answers: { 200: json('Their profile', PROFILE) },
});

/** Profiles: one's own, and those of the people one plays with. */
export const profileRoutes = newRouter<GameServices>()
  .openapi(own, async (c) =>
    c.json(orThrow(await readOwnProfile(c.get('services'), c.get('session').account)), 200, NOT_KEPT),
  )
  .openapi(hide, async (c) => {
    const { hides } = c.req.valid('json');
    return c.json(orThrow(await hideParts(c.get('services'), c.get('session').account, hides)), 200, NOT_KEPT);
  })
  .openapi(year, async (c) => {
    const { account } = c.get('session');
    return c.json(orThrow(await readYear(c.get('services'), account, c.req.valid('param').year)), 200, NOT_KEPT);
  })
  .openapi(atSeat, async (c) => {
    const profile = await readProfileAt(c.get('services'), c.get('session').account, c.req.valid('param'));
    return c.json(orThrow(profile), 200, NOT_KEPT);
  });
