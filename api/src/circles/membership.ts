import { MOST_CIRCLES, type CircleInvitation, type Companionship } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { isApartFrom } from '../game/blocks.ts';
import { isIn, membersOf, namesIn, type CircleMember, type LoadedCircle } from './circle.ts';
import { looksLike } from '../game/look-alike.ts';
import type { AccountId } from '../game/seats.ts';
import { companionsIn } from '../games/companionship.ts';
import type { Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { untilSaved } from '../platform/until-saved.ts';
import { countTry } from '../session/limits.ts';
import * as circleStore from './store.ts';
import * as companionStore from '../store/companion-store.ts';
import type { OccupantProfile } from '../store/occupant-queries.ts';
import { loadForCircle, loadForFounder, NO_CIRCLE, type CirclePorts } from './load-circle.ts';

const INVITATION_LENGTH = 22;
const ID_LENGTH = 12;

const NO_NAME: Failure = { problem: 'conflict', detail: (say) => say.noName };
const FULL: Failure = { problem: 'conflict', detail: (say) => say.circleFull };
const TOO_MANY: Failure = { problem: 'conflict', detail: (say) => say.circlesFull(MOST_CIRCLES) };
const UNKNOWN: Failure = { problem: 'not-found', detail: (say) => say.unknownCircleInvitation };
const NO_MEMBER: Failure = { problem: 'not-found', detail: (say) => say.noMember };

/** Founds a circle. Failure: `conflict` (no name, in too many, one that looks the same) */
export async function foundCircle(
  { db, store, chance, now }: CirclePorts,
  account: AccountId,
  name: string,
): Promise<Result<{ readonly id: string }, Failure>> {
  const [profile, own] = await Promise.all([store.profileOf(account), circleStore.list(db, account)]);
  const founder = nameOf(profile);
  if (!founder.ok) return founder;
  const joined = own.filter(({ isAsked }) => !isAsked);
  if (joined.length >= MOST_CIRCLES) return err(TOO_MANY);
  const alike = joined.find((one) => looksLike(one.name, name));
  if (alike !== undefined) return err(nameTaken(alike.name));
  const circle = { id: chance.id(ID_LENGTH), name, invitation: chance.id(INVITATION_LENGTH) };
  await circleStore.create(db, circle, { account, name: founder.value, state: 'member', by: null }, now());
  return ok({ id: circle.id });
}

/** Renames a circle, for its founder. Failures: `not-found`, `forbidden`, `conflict` (in one that looks the same) */
export async function renameCircle(
  services: CirclePorts,
  account: AccountId,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Result<null, Failure>> {
  const loaded = await loadForFounder(services, id, account);
  if (!loaded.ok) return loaded;
  const own = await circleStore.list(services.db, account);
  const alike = own.find((one) => one.id !== id && !one.isAsked && looksLike(one.name, name));
  if (alike !== undefined) return err(nameTaken(alike.name));
  await circleStore.change(services.db, id, { name });
  return ok(null);
}

function nameTaken(other: string): Failure {
  return { problem: 'conflict', detail: (say) => say.circleNameTaken(other) };
}

/** Replaces a circle's link, for its founder: the old one stops working. Failures: `not-found`, `forbidden` */
export async function renewCircleInvitation(
  services: CirclePorts,
  account: AccountId,
  id: string,
): Promise<Result<null, Failure>> {
  const loaded = await loadForFounder(services, id, account);
  if (!loaded.ok) return loaded;
  await circleStore.change(services.db, id, { invitation: services.chance.id(INVITATION_LENGTH) });
  return ok(null);
}

/**
 * Returns a circle as the holder of a link sees it, without people that a block keeps apart from them; `account` is
 * null if signed out. Failure: `not-found`
 */
export async function readCircleInvitation(
  { db, store }: Pick<CirclePorts, 'db' | 'store'>,
  invitation: string,
  account: AccountId | null,
): Promise<Result<CircleInvitation, Failure>> {
  const id = await circleStore.byInvitation(db, invitation);
  const loaded = id === undefined ? undefined : await circleStore.load(db, id);
  if (loaded === undefined) return err(UNKNOWN);
  const { circle } = loaded;
  if (account !== null && loaded.removed.includes(account)) return err(UNKNOWN);
  const members = membersOf(loaded).map((one) => one.account);
  const blocks = account === null ? [] : await store.blocksAmong([account, ...members]);
  const seen = members.filter((one) => one === account || account === null || !isApartFrom(blocks, account, [one]));
  if (seen.length === 0) return err(UNKNOWN);
  return ok({
    id: account !== null && isIn(loaded, account) ? circle.id : null,
    name: circle.name,
    founder: seen.includes(circle.founder ?? '') ? (namesIn(loaded).get(circle.founder ?? '') ?? null) : null,
    members: seen.length,
  });
}

/**
 * Joins a circle by its link; for a member, no change.
 * Failures: `not-found` (also for somebody the founder has removed); `conflict` (no name, in too many, full); `name-taken`
 */
export async function joinCircle(
  services: CirclePorts,
  account: AccountId,
  invitation: string,
): Promise<Result<{ readonly id: string }, Failure>> {
  const id = await circleStore.byInvitation(services.db, invitation);
  if (id === undefined) return err(UNKNOWN);
  return becomeMember(services, account, id, ({ removed }) => !removed.includes(account));
}

/**
 * Answers an invitation into a circle: `later` keeps the invitation. Failures: `not-found` (nobody has asked), and for
 * a yes those of joining
 */
export async function answerCircle(
  services: CirclePorts,
  account: AccountId,
  { id, answer }: { readonly id: string; readonly answer: 'yes' | 'later' | 'no' },
): Promise<Result<{ readonly id: string }, Failure>> {
  const isAsked = (loaded: LoadedCircle): boolean => loaded.people.some((one) => one.account === account);
  if (answer === 'yes') return becomeMember(services, account, id, isAsked);
  const loaded = await circleStore.load(services.db, id);
  const own = loaded?.people.find((one) => one.account === account);
  if (own === undefined) return err(NO_CIRCLE);
  if (own.state === 'asked')
    await (answer === 'no'
      ? circleStore.refuse(services.db, id, account)
      : circleStore.answerLater(services.db, id, account));
  return ok({ id });
}

async function becomeMember(
  { db, store, now }: CirclePorts,
  account: AccountId,
  id: string,
  mayJoin: (loaded: LoadedCircle) => boolean,
): Promise<Result<{ readonly id: string }, Failure>> {
  // Newcomers at the same time try for the same number.
  return untilSaved({ busy: () => err(FULL) }, async () => {
    const [loaded, profile, own] = await Promise.all([
      circleStore.load(db, id),
      store.profileOf(account),
      circleStore.list(db, account),
    ]);
    if (loaded === undefined || !mayJoin(loaded)) return err(NO_CIRCLE);
    if (isIn(loaded, account)) return ok({ id });
    const name = nameOf(profile);
    if (!name.ok) return name;
    if (own.filter(({ isAsked }) => !isAsked).length >= MOST_CIRCLES) return err(TOO_MANY);
    const members = membersOf(loaded);
    const accounts = members.map((one) => one.account);
    // A blocked person must not learn of the block.
    if (isApartFrom(await store.blocksAmong([account, ...accounts]), account, accounts)) return err(FULL);
    const names = namesIn({ people: members });
    const alike = [...names.values()].find((other) => looksLike(other, name.value));
    if (alike !== undefined) return err({ problem: 'name-taken', detail: (say) => say.circleMemberTaken(alike) });
    const isSaved = await circleStore.add(db, id, { account, name: name.value, state: 'member', by: null }, now());
    return isSaved ? ok({ id }) : null;
  });
}

/** Returns the name of somebody who may be in a circle. Failure: `conflict` (no name) */
function nameOf(profile: OccupantProfile | null): Result<string, Failure> {
  return profile === null ? err(NO_NAME) : ok(profile.name);
}

/**
 * Asks a person the member has played with into the circle. The answer reveals neither whether the account still
 * exists, nor whether they are in it or asked already, nor that somebody has blocked them.
 * Failure: `not-found`
 * @throws ProblemError `too-many-requests`
 */
export async function askIntoCircle(
  services: CirclePorts & Pick<Platform, 'settings'>,
  account: AccountId,
  { id, game, seat }: { readonly id: string } & Companionship,
): Promise<Result<null, Failure>> {
  const { db, store, now, scheduler } = services;
  const loaded = await loadForCircle(services, id, account);
  if (!loaded.ok) return loaded;
  const found = companionsIn(await companionStore.sharedGames(db, [game]), account, [{ game, seat }]);
  if (!found.ok) return found;
  const [companion] = found.value;
  if (companion === undefined) return ok(null);
  await countTry(services, 'invitationsToOne', `${account}/${companion}`);
  const profile = await store.profileOf(companion);
  const people = loaded.value.people.map((one) => one.account);
  if (profile === null || people.includes(companion)) return ok(null);
  // Only the founder has removed them, and takes that back.
  if (loaded.value.removed.includes(companion) && loaded.value.circle.founder !== account) return ok(null);
  if (isApartFrom(await store.blocksAmong([companion, ...people]), companion, people)) return ok(null);
  const by = namesIn(loaded.value).get(account) ?? null;
  const newcomer = { account: companion, name: profile.name, state: 'asked', by, foundIn: game } as const;
  return untilSaved({ busy: () => ok(null) }, async () => {
    await scheduler.noLaterThan(now().getTime());
    return (await circleStore.add(db, id, newcomer, now())) ? ok(null) : null;
  });
}

/**
 * Leaves a circle, or removes somebody else, for the founder: the link is replaced with the member, and a new one does not
 * let them in. Results stay. If the founder leaves, the member of
 * longest standing is founder, and a circle without members goes. Failures: `not-found`, `forbidden`
 */
export async function removeMember(
  services: CirclePorts,
  account: AccountId,
  { id, member }: { readonly id: string; readonly member: number },
): Promise<Result<null, Failure>> {
  const loaded = await loadForCircle(services, id, account);
  if (!loaded.ok) return loaded;
  const own = loaded.value.people.find((one) => one.account === account);
  if (own?.number !== member) {
    const founder = await loadForFounder(services, id, account);
    if (!founder.ok) return founder;
  }
  const found = personWith(loaded.value, member);
  if (!found.ok) return found;
  const { account: gone, state } = found.value;
  if (gone === account) await circleStore.remove(services.db, id, gone);
  else if (state === 'asked') await circleStore.refuse(services.db, id, gone);
  else await circleStore.expel(services.db, id, gone, services.chance.id(INVITATION_LENGTH));
  return ok(null);
}

/** Hands a circle on to one of its members. Failures: `not-found`, `forbidden` */
export async function handOnCircle(
  services: CirclePorts,
  account: AccountId,
  { id, member }: { readonly id: string; readonly member: number },
): Promise<Result<null, Failure>> {
  const loaded = await loadForFounder(services, id, account);
  if (!loaded.ok) return loaded;
  const found = personWith({ people: membersOf(loaded.value) }, member);
  if (!found.ok) return found;
  const isHandedOn = await circleStore.handOn(services.db, id, account, found.value.account);
  return isHandedOn || found.value.account === account ? ok(null) : err(NO_MEMBER);
}

/** Returns who has this number. Failure: `not-found` */
export function personWith({ people }: Pick<LoadedCircle, 'people'>, member: number): Result<CircleMember, Failure> {
  const found = people.find(({ number }) => number === member);
  return found === undefined ? err(NO_MEMBER) : ok(found);
}
