import type { Language } from '@slow-train/protocol/languages';
import { completePreferences, isWanted } from '@slow-train/protocol';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import { isApartFrom, peopleIn } from '../../game/blocks.ts';
import type { Game } from '../../game/game.ts';
import { hasExpired } from '../../game/invitation.ts';
import { freeSeat, mailedSeatOf, openSeatFor, reserveByMail } from '../../game/reservations.ts';
import { hoursFor } from '../../game/open-game.ts';
import { nameAt, seatOf } from '../../game/seats.ts';
import { startUpdate } from '../../game/update.ts';
import { mailedHash } from '../../games/mailed-hash.ts';
import { loadForSeat, withGame, type Outcome } from '../../games/with-game.ts';
import { orThrow, ProblemError, type Failure } from '../../http/problem.ts';
import { mailStop } from '../../notifications/bounces/store.ts';
import { invitationMail } from '../../notifications/templates/invitation-mail.ts';
import { refusalLinks, linkRefusal } from '../../notifications/unsubscribe/links.ts';
import { isRefused } from '../../notifications/unsubscribe/store.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { languageIn } from '../../schema/stored-settings.ts';
import type { Session } from '../../session/session.ts';
import { needMailer, sendMail } from '../send-mail.ts';
import type { AccountServices } from '../services.ts';
import { ownerOfAddress } from '../store.ts';

const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostInvites };
const NO_ADDRESS: Failure = { problem: 'forbidden', detail: (say) => say.mailNeedsAddress };
const STARTED: Failure = { problem: 'conflict', detail: (say) => say.nobodySitsDown };
const FULL: Failure = { problem: 'conflict', detail: (say) => say.allSeatsTaken };
const EXPIRED: Failure = { problem: 'conflict', detail: (say) => say.tableExpired };

/** An invitation whose seat is kept, and which is still to be mailed. */
interface ToMail {
  readonly game: Game;
  /** The name of who invites. */
  readonly host: string;
  readonly email: string;
  /** For the link. Only its hash is stored. */
  readonly code: string;
  readonly language: Language;
}

interface MailInvitationCommand {
  readonly id: string;
  readonly email: string;
  /** What the host calls them, until they sit down. */
  readonly label?: string | undefined;
  /** The same for every retry; missing from clients of an earlier release. */
  readonly key?: string | undefined;
  readonly language: Language;
}

/**
 * Keeps a seat of a game for the owner of an address; for its host. Looks nothing up about the address, so that neither
 * the answer nor its time reveals anything. Returns null for a retry whose seat is there already: its mail was sent.
 * @param count counts the tries Failures: `not-found`, `forbidden` (not the host, or without an address), `conflict`
 * (started, expired, no seat left)
 * @throws ProblemError `mail-unconfigured`, and what `count` throws
 */
export async function keepSeatByMail(
  services: AccountServices,
  { account, email: own }: Pick<Session, 'account' | 'email'>,
  { id, email, label, key, language }: MailInvitationCommand,
  count: () => Promise<void>,
): Promise<Outcome<ToMail | null>> {
  const { store, chance, now } = services;
  const load = async () => {
    const loaded = await loadForSeat(store, id, account);
    return loaded.ok && loaded.value.game.host !== account ? err(NOT_HOST) : loaded;
  };
  const loaded = orThrow(await load());
  if (own === null) return { result: err(NO_ADDRESS), events: [] };
  const code =
    key === undefined ? chance.id(22) : (await keyedHash(services.settings, 'mailed', account, id, key)).slice(0, 22);
  const mailed = await mailedHash(code);
  const isKnown = (game: Game): boolean => game.seats.some((seat) => 'mailed' in seat && seat.mailed === mailed);
  if (isKnown(loaded.game)) return { result: ok(null), events: [] };
  const open = seatToKeep(loaded.game, now().getTime());
  if (!open.ok) return { result: open, events: [] };
  needMailer(services);
  await count();
  return withGame(services, {
    load,
    decide({ game }, at) {
      if (isKnown(game)) return ok({ update: null, answer: null });
      const seat = seatToKeep(game, at);
      if (!seat.ok) return seat;
      const by = seatOf(game, account);
      const host = (by === null ? undefined : nameAt(game, by)) ?? '';
      const update = reserveByMail(startUpdate(game, at), seat.value, { mailed, label }, by);
      return ok({ update, answer: { game: update.game, host, email, code, language } });
    },
  });
}

function seatToKeep(game: Game, now: number): Result<Seat, Failure> {
  if (game.status !== 'lobby') return err(STARTED);
  if (hasExpired(game, now)) return err(EXPIRED);
  const seat = openSeatFor(game, null);
  return seat === null ? err(FULL) : ok(seat);
}

/**
 * Mails an invitation, unless its reader does not want it or one of the people there and they have blocked the other.
 * The address is stored nowhere. A mail that cannot be sent opens the seat again.
 */
export async function mailInvitation(services: AccountServices, invitation: ToMail): Promise<void> {
  const { settings } = services;
  const { game, host, email, code } = invitation;
  const inbox = await linkRefusal(settings, email);
  const language = await languageFor(services, invitation, inbox);
  if (language === null) return;
  const { rules, set, rounds, clock = null } = game.setup;
  const hours = hoursFor({ rules, rounds, clock, seats: game.seats });
  const mail = invitationMail({
    host,
    game: { rules, set, rounds, seats: game.seats.length, hours },
    link: new URL(`/join/${code}`, settings.APP_URL).href,
    unsubscribe: await refusalLinks(settings, inbox),
    appUrl: settings.APP_URL,
    language,
  });
  try {
    await sendMail(services, 'strangers', { to: email, ...mail });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await openAgain(services, game.id, await mailedHash(code));
  }
}

/** Returns the language in which to write to an address; null if no invitation may go there. */
async function languageFor(
  { db, store }: AccountServices,
  { game, email, language }: ToMail,
  inbox: string,
): Promise<Language | null> {
  if ((await isRefused(db, inbox)) || (await mailStop(db, email)) !== null) return null;
  const known = await ownerOfAddress(db, email);
  if (known === undefined) return language;
  if (!isWanted(completePreferences(known.notify), {}, 'invited', 'mail')) return null;
  const people = peopleIn(game);
  const blocks = await store.blocksAmong([known.id, ...people]);
  return isApartFrom(blocks, known.id, people) ? null : languageIn(known.settings);
}

async function openAgain(services: AccountServices, id: string, mailed: string): Promise<void> {
  const { store } = services;
  await withGame(services, {
    async load() {
      const game = (await store.load(id)) ?? null;
      return ok({ game, account: null });
    },
    decide({ game }, now) {
      const seat = game === null ? null : mailedSeatOf(game, mailed);
      const update = game === null || seat === null ? null : freeSeat(startUpdate(game, now), seat, null);
      return ok({ update, answer: null });
    },
  });
}
