import type { GameRecord } from '@slow-train/rules';
import { writeView, viewFor } from '@slow-train/rules';
import type { Game } from '../game/game.ts';
import { planOf, planView } from '../game/plans.ts';
import { answerOf } from '../game/reservations.ts';
import { awaySeatOf, isMember, seatOf, occupantView } from '../game/seats.ts';
import { readRecord } from '../games/read-record.ts';
import type { playerStates } from '../schema/player-states.ts';
import type { ReportRow, SanctionRow } from '../schema/moderation.ts';
import type { MessageRow } from '../schema/talk.ts';
import { notificationsFrom } from '../notifications/settings/account-data-store.ts';
import type { Ports } from '../games/services.ts';
import type { Platform } from '../platform/platform.ts';
import { meFrom } from '../session/profile.ts';
import { exportedTournaments } from '../tournaments/account-data-store.ts';
import type { ExportedCircles } from '../circles/account-data-store.ts';
import { wasOccupant } from './was-occupant.ts';
import * as accountDeletionStore from './store.ts';

/**
 * Returns everything stored about an account, for its owner to keep (GDPR article 20). Of other players it contains
 * only what everybody in the game may see, and the records of finished games. Null if the account was deleted.
 */
export async function exportData(ports: Ports & Pick<Platform, 'db'>, account: string) {
  const found = await accountDeletionStore.dataOf(ports.db, account);
  if (found === undefined) return null;
  const {
    user,
    devices,
    keys,
    playerStates: states,
    standings,
    done,
    occupantChanges,
    notifications,
    said,
    drawn,
    reported,
    imposed,
    organised,
    entered,
    setups,
    waits,
    lateTurns,
    removedFrom,
    circles,
  } = found;
  const {
    fromOperator: _,
    isNewcomer: _isNewcomer,
    ...own
  } = meFrom({ ...user, passkeys: keys.length, fromOperator: [], isNewcomer: false });
  const tables = [];
  const invitations = [];
  const present = new Set<string>();
  for (const id of await accountDeletionStore.gamesOf(ports.db, account)) {
    const game = await ports.store.load(id);
    if (game === undefined) continue;
    const answer = answerOf(game, account);
    if (answer !== null) invitations.push({ id, name: game.name, answer, seats: game.seats.map(occupantView) });
    if (!isMember(game, account)) continue;
    present.add(id);
    const seat = seatOf(game, account);
    const seated = seat === null ? undefined : game.seats[seat];
    const changes = occupantChanges.filter(({ gameId }) => gameId === id);
    tables.push({
      id,
      name: game.name,
      status: game.status,
      isHost: game.host === account,
      seat,
      /** Their seat while somebody else holds it; that occupant's hand is not included. */
      away: awaySeatOf(game, account),
      seats: game.seats.map(occupantView),
      rules: game.setup,
      results: game.results,
      hand: game.round === null || seat === null ? null : writeView(viewFor(game.round, seat)).hand,
      actions: done
        .filter((one) => one.gameId === id && wasOccupant(game, account, one, changes))
        .map(({ revision, action, at }) => ({ revision, do: action, at: at.toISOString() })),
      hours: seated?.kind === 'person' ? (seated.hours ?? null) : null,
      vacation: seat === null ? null : (game.clock?.seats[seat]?.vacation ?? null),
      plan: planView(planOf(game.plans, seat)),
      playerState: playerStateOf(states.find(({ gameId }) => gameId === id)),
      talk: said.filter(({ gameId }) => gameId === id).map(exportedMessage),
      record: await finishedRecord(ports, account, game),
    });
  }
  return {
    format: 'slow-train-account' as const,
    version: 1,
    exportedAt: ports.now().toISOString(),
    account: {
      ...own,
      createdAt: user.createdAt.toISOString(),
    },
    devices: devices.map(({ userAgent, method, provedAt, createdAt, updatedAt }) => ({
      userAgent,
      method,
      signedInAt: createdAt.toISOString(),
      provedAt: provedAt?.toISOString() ?? null,
      lastUsedAt: updatedAt.toISOString(),
    })),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    notifications: notificationsFrom(user.notify, notifications),
    /** What they said in games that they have left. */
    talk: said
      .filter(({ gameId }) => !present.has(gameId))
      .map((message) => ({ table: message.gameId, ...exportedMessage(message) })),
    /** The people that they have muted or blocked. */
    boundaries: drawn.map(({ name, kind, since }) => ({ name, kind, since: since.toISOString() })),
    reports: reported.map(exportedReport),
    sanctions: imposed.map(exportedSanction),
    /** What they saved for new games. */
    setups: setups.map(({ name, choices, createdAt }) => ({ name, choices, createdAt: createdAt.toISOString() })),
    /** Kinds of open games in which they wait for a seat. */
    waits: waits.map(({ settings, zone, since }) => ({ ...settings, zone, since: since.toISOString() })),
    /** Turns that ran out of time in games that are not over. */
    lateTurns: lateTurns.map(({ gameId, revision, at }) => ({ table: gameId, revision, at: at.toISOString() })),
    /** Games from which a host removed them before the start. */
    removedFrom: removedFrom.map(({ gameId, at }) => ({ table: gameId, at: at.toISOString() })),
    circles: exportedCircles(circles),
    profile: { hides: user.profileHides },
    standings: standings.map(({ accountId: _accountId, settledAt: _settledAt, startedAt, finishedAt, ...rest }) => ({
      ...rest,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
    })),
    tables,
    invitations,
    tournaments: exportedTournaments(organised, entered),
  };
}

function exportedCircles({ circles, results }: ExportedCircles) {
  return {
    memberships: circles.map(({ since, ...rest }) => ({ ...rest, since: since.toISOString() })),
    results: results.map(({ finishedAt, ...rest }) => ({ ...rest, finishedAt: finishedAt.toISOString() })),
  };
}

function exportedMessage({ text, phrase, reaction, revision, isEdited, at }: MessageRow) {
  return { at: at.toISOString(), text, phrase, reaction, revision, isEdited };
}

function exportedReport({ name, gameName, reason, note, at, handledAt }: ReportRow) {
  return { name, game: gameName, reason, note, at: at.toISOString(), handledAt: handledAt?.toISOString() ?? null };
}

function exportedSanction({ kind, reason, at, until, liftedAt, appeal, appealedAt, answer, answeredAt }: SanctionRow) {
  return {
    kind,
    reason,
    at: at.toISOString(),
    until: until.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
    appeal,
    appealedAt: appealedAt?.toISOString() ?? null,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

function playerStateOf(state: typeof playerStates.$inferSelect | undefined) {
  if (state === undefined) return null;
  const { gameId: _game, accountId: _account, version: _version, updatedAt: _updated, ...parts } = state;
  return parts;
}

async function finishedRecord({ store }: Ports, account: string, game: Game): Promise<GameRecord | null> {
  if (game.status !== 'finished') return null;
  const record = await readRecord(store, account, game.id);
  return record.ok ? record.value : null;
}
