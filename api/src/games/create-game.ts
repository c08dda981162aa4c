import type { Duration, GameAnswer, Instant, NewGameSchema } from '@slow-train/protocol';
import {
  err,
  isDouble,
  isGameOver,
  isInSet,
  ok,
  parseTable,
  parseTile,
  ruleChoice,
  type Result,
  type Setup,
} from '@slow-train/rules';
import type * as z from 'zod';
import type { Sentence } from '@slow-train/words';
import type { Chance } from '../game/chance.ts';
import { prepareAhead } from '../game/commitments.ts';
import { UNPLAYED, type Game } from '../game/game.ts';
import { newInvitation } from '../game/invitation.ts';
import { gameName } from '../game/names.ts';
import { durationOf, newOpenTerms, paceKey, typicalHours } from '../game/open-game.ts';
import { reserveByMail } from '../game/reservations.ts';
import { begin, beginWaiting, seatComputers, sitDown } from '../game/seating.ts';
import { seatOf, type AccountId, type PersonOccupant } from '../game/seats.ts';
import { startUpdate, type GameUpdate } from '../game/update.ts';
import { answerFor } from '../game/view.ts';
import type { Failure } from '../http/problem.ts';
import { hashOf } from '../platform/hash.ts';
import * as openGameStore from '../store/open-game-store.ts';
import { invitedBy, keepSeats, type InvitingPorts } from './invited.ts';
import { seatLink } from './seat-links.ts';
import { mayPlay, occupantFrom } from './occupant.ts';
import { answerAgain, withGame, type Outcome } from './with-game.ts';

export type NewGameCommand = z.output<typeof NewGameSchema>;

/**
 * Creates a game: seats its host, then the requested computer players, and keeps seats for those who are invited. It may
 * start at once.
 * @returns the game; for a known key, the first answer again
 * Failures: `not-found` (invites somebody they have not played with), `conflict` (no name, too many open games or games in
 * play), `name-taken`, `forbidden` (rated, for a guest), `key-reused`, `invalid-request` (a sentence on the contradiction)
 */
export async function createGame(
  services: InvitingPorts,
  account: AccountId,
  command: NewGameCommand,
  key: string,
): Promise<Outcome<GameAnswer>> {
  const { store, chance, db, settings } = services;
  // 'set-table' is part of stored hashes, so it must not change.
  const request = await hashOf(['set-table', command]);
  return withGame(services, {
    async load() {
      const profile = await store.profileOf(account);
      const host = occupantFrom(account, profile, { zone: command.zone });
      if (!host.ok) return host;
      const allowed = mayPlay(command, profile);
      if (!allowed.ok) return allowed;
      const id = chance.id(12);
      const [receipt, hasMany, known, links] = await Promise.all([
        store.receipt(account, key),
        store.hasManyInPlay(account, MOST_IN_PLAY),
        command.open ? openGameStore.beforeOpening(db, account, paceOfCommand(command)) : null,
        Promise.all((command.evening?.people ?? []).map((_, other) => seatLink(settings, id, other + 1))),
      ]);
      const invited = receipt === null ? await invitedBy(services, account, command.invite ?? []) : ok([]);
      if (!invited.ok) return invited;
      return ok({ game: null, account, id, host: host.value, invited: invited.value, receipt, hasMany, known, links });
    },
    known: ({ receipt }) => (receipt ? answerAgain(receipt, request) : null),
    decide({ id, host, invited, hasMany, known, links }, now) {
      if (hasMany) return err(TOO_MANY_IN_PLAY);
      const setup = checkedSetup(command);
      if (!setup.ok) return setup;
      if (known !== null && known.open >= MOST_OPEN) return err(TOO_MANY_OPEN);
      const took = durationOf(typicalHours(known?.hours ?? []));
      const empty = newGame(setup.value, command, { id, host: account, took }, now, chance);
      const boarded = seatComputers(
        sitDown(empty, withChoice(host, command)),
        command.computers,
        chance,
        command.levels,
      );
      const kept = keepSeats(boarded, invited);
      if (!kept.ok) return kept;
      const update = started(keepSeatsByLink(kept.value, command, links), command, chance);
      const answer = answerFor(update.game, update.entries, account);
      return ok({ update, answer, receipt: { account, key, request, answer } });
    },
  });
}

/** How many games of one host may be open at a time. */
const MOST_OPEN = 5;

/** Games that one account may have in play when it creates another: more than anybody plays without a program. */
export const MOST_IN_PLAY = 200;
export const TOO_MANY_IN_PLAY: Failure = { problem: 'conflict', detail: (say) => say.tooManyInPlay(MOST_IN_PLAY) };
const TOO_MANY_OPEN: Failure = { problem: 'conflict', detail: (say) => say.tooManyOpen(MOST_OPEN) };

/** Returns the key of games that take about as long; '' if there can be no such game. */
function paceOfCommand(command: NewGameCommand): string {
  const setup = checkedSetup(command);
  if (!setup.ok) return '';
  const { rules, rounds, seats } = setup.value;
  const { clock } = command;
  return paceKey({ rules, rounds, seats, ...(clock && { clock }) });
}

/** Keeps a seat for each person of an evening, who takes it by the link of that seat. */
function keepSeatsByLink(
  update: GameUpdate,
  { evening }: NewGameCommand,
  links: readonly { readonly mailed: string }[],
): GameUpdate {
  const by = seatOf(update.game, update.game.host);
  return links.reduce(
    (so, { mailed }, other) => reserveByMail(so, other + 1, { mailed, label: evening?.people[other] }, by),
    update,
  );
}

/** Returns the host, who has decided for their own seat as well if they ask for forced actions to be played. */
function withChoice(host: PersonOccupant, { forcedPlays }: NewGameCommand): PersonOccupant {
  return forcedPlays === true ? { ...host, forced: true } : host;
}

function started(update: GameUpdate, { start, takesPart }: NewGameCommand, chance: Chance): GameUpdate {
  if (!start) return update;
  return takesPart ? beginWaiting(update) : begin(update, chance);
}

function checkedSetup(command: NewGameCommand): Result<Setup, Failure> {
  const { rules, seats, set, rounds, computers, start, clock, invite = [] } = command;
  const setup = parseTable(rules, seats, set, rounds);
  if (!setup.ok) return err({ problem: 'invalid-request', detail: (say) => say.setup(setup.error) });
  const unfit = command.evening === undefined ? null : whyNoEvening(command.evening, command, setup.value);
  if (unfit !== null) return err({ problem: 'invalid-request', detail: unfit });
  const why = command.rated === true ? whyUnrated(command, setup.value) : null;
  if (why !== null) return err({ problem: 'invalid-request', detail: why });
  if (command.open && clock === null) return err({ problem: 'invalid-request', detail: (say) => say.openClock });
  if (command.open && computers + invite.length >= seats - 1)
    return err({ problem: 'invalid-request', detail: (say) => say.openSeat });
  if (computers >= seats) return err({ problem: 'invalid-request', detail: (say) => say.tooManyComputers });
  if (invite.length > seats - 1 - computers)
    return err({ problem: 'invalid-request', detail: (say) => say.tooManyInvited });
  if (start && computers < seats - 1) {
    return err({
      problem: 'invalid-request',
      detail: (say) => say.openSeats,
    });
  }
  return setup;
}

/** Returns why a game cannot go on with this evening; null if it can. */
function whyNoEvening(
  { rounds, people }: NonNullable<NewGameCommand['evening']>,
  { computers, invite = [], rated, open }: NewGameCommand,
  setup: Setup,
): Sentence | null {
  if (rated === true || open !== undefined || computers > 0 || invite.length > 0) return (say) => say.eveningTerms;
  const isWhole = rounds.every(({ engine, scores, out }) => {
    const tile = parseTile(engine);
    const isEngine = tile !== undefined && isDouble(tile) && isInSet(tile, setup.set);
    return isEngine && scores.length === setup.seats && (out === null || out < setup.seats);
  });
  if (!isWhole || people.length !== setup.seats - 1) return (say) => say.eveningSheet;
  return isGameOver({ ...setup, earlier: rounds }, []) ? (say) => say.eveningOver : null;
}

/** Returns why such a game cannot be rated; null if it can. */
function whyUnrated({ clock, computers }: NewGameCommand, { rules }: Setup): Sentence | null {
  // Ratings of one rule set compare, so it has to be one; and without a clock nobody can be late.
  if (Object.keys(ruleChoice(rules)).length > 1) return (say) => say.ratedRules;
  if (clock === null) return (say) => say.ratedClock;
  return computers > 0 ? (say) => say.ratedComputers : null;
}

/** Whether every seat is for somebody who is asked, so that the game can begin as soon as all have said yes. */
function isWholeTable({ seats, computers, invite = [], evening }: NewGameCommand): boolean {
  if (evening !== undefined) return true;
  return invite.length > 0 && invite.length + computers === seats - 1;
}

function newGame(
  { rules, set, seats, rounds }: Setup,
  command: NewGameCommand,
  { id, host, took }: { readonly id: string; readonly host: AccountId; readonly took: Duration | null },
  now: Instant,
  chance: Chance,
): GameUpdate {
  const game: Game = {
    id,
    revision: 0,
    name: command.name ?? gameName(chance),
    status: 'lobby',
    host,
    setup: {
      rules: ruleChoice(rules),
      set,
      rounds,
      forced: command.forcedPlays ?? true,
      ...(isWholeTable(command) && { startsFull: true }),
      ...(command.watchers !== undefined && { watchers: command.watchers }),
      // Strangers do not know each other’s ways yet.
      ...((command.phrasesOnly ?? command.open !== undefined) && { phrasesOnly: true }),
      ...(command.clock && { clock: command.clock }),
      ...(command.rated === true && { rated: true }),
      ...(command.evening && { earlier: command.evening.rounds }),
      ...(command.open && { startsFull: true, open: newOpenTerms(command.open, took, now) }),
    },
    seats: Array.from({ length: seats }, () => ({ kind: 'nobody' })),
    ...newInvitation(chance, now),
    ...UNPLAYED,
    createdAt: now,
    updatedAt: now,
  };
  return { ...startUpdate(prepareAhead(game, chance), now), base: null };
}
