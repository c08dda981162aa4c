import { writeView, viewFor } from '@slow-train/rules';
import { type Game, isShort } from '../game/game.ts';
import { planOf, planView } from '../game/plans.ts';
import { answerOf } from '../game/reservations.ts';
import { awaySeatOf, isMember, occupantView, ownerOf, seatOf } from '../game/seats.ts';
import { HOLD, RETURN, SIT_IN, type StoredEntry } from '../game/update.ts';
import { recordOf } from '../games/read-record.ts';
import type { playerStates } from '../schema/player-states.ts';
import type { ReportRow, SanctionRow } from '../schema/moderation.ts';
import type { MessageRow } from '../schema/talk.ts';
import { notificationsFrom } from '../notifications/settings/account-data-store.ts';
import type { Ports } from '../games/services.ts';
import type { Platform } from '../platform/platform.ts';
import { meFrom } from '../session/profile.ts';
import { exportedTournaments } from '../tournaments/account-data-store.ts';
import type { ExportedCircles } from '../circles/account-data-store.ts';
import { byGame, type LoadedRecord } from '../store/history-queries.ts';
import * as accountDeletionStore from './store.ts';

/** Games that are loaded at once. */
const LEAST_SLICE = 50;
/** Slices of a file: fewer than the requests to others that one of ours may make on the free plan. */
const MOST_SLICES = 40;

/** A file for its owner, whose tables come one after the other, so that no number of them has to fit into memory. */
interface AccountFile {
  /** Without tables, and without the parts that are known only after them. */
  readonly head: object;
  readonly tables: AsyncIterable<ExportedTable>;
  /** To be called after the last table. */
  readonly rest: () => object;
}

/**
 * Returns everything stored about an account, for its owner to keep (GDPR article 20). Of other players it contains
 * only what everybody in the game may see, and the records of finished games. Null if the account was deleted.
 */
export async function exportData(ports: Ports & Pick<Platform, 'db'>, account: string): Promise<AccountFile | null> {
  const found = await accountDeletionStore.dataOf(ports.db, account);
  if (found === undefined) return null;
  const { playerStates: states, said, games: ids } = found;
  const talkIn = byGame(said);
  const stateIn = new Map(states.map((state) => [state.gameId, state]));
  const invitations: object[] = [];
  const present = new Set<string>();
  async function* tables() {
    const size = Math.max(LEAST_SLICE, Math.ceil(ids.length / MOST_SLICES));
    for (let from = 0; from < ids.length; from += size) {
      const slice = ids.slice(from, from + size);
      const loaded = new Map((await ports.store.loadForRecords(slice)).map((one) => [one.game.id, one]));
      for (const id of slice) {
        const one = loaded.get(id);
        if (one === undefined) continue;
        const { game } = one;
        const answer = answerOf(game, account);
        if (answer !== null) invitations.push({ id, name: game.name, answer, seats: game.seats.map(occupantView) });
        if (!isMember(game, account)) continue;
        present.add(id);
        yield exportedTable(one, account, talkIn.get(id) ?? [], stateIn.get(id));
      }
    }
  }
  return {
    head: headOf(found, ports.now()),
    tables: tables(),
    rest: () => ({
      /** What they said in games that they have left. */
      talk: said
        .filter(({ gameId }) => !present.has(gameId))
        .map((message) => ({ table: message.gameId, ...exportedMessage(message) })),
      invitations,
    }),
  };
}

/** Returns the text of a file, part by part. @param shown what of a table its reader gets */
export async function* fileText(
  { head, tables, rest }: AccountFile,
  shown: (table: ExportedTable) => object = (table) => table,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"tables":[`;
  let comma = '';
  for await (const table of tables) {
    yield comma + JSON.stringify(shown(table));
    comma = ',';
  }
  yield `],${JSON.stringify(rest()).slice(1)}`;
}

type ExportedTable = ReturnType<typeof exportedTable>;

function exportedTable(
  loaded: LoadedRecord,
  account: string,
  talk: readonly MessageRow[],
  state: typeof playerStates.$inferSelect | undefined,
) {
  const { game, entries } = loaded;
  const seat = seatOf(game, account);
  const seated = seat === null ? undefined : game.seats[seat];
  const changes = entries.filter(({ action }) => OCCUPANT_CHANGES.some((one) => one === action));
  const isTheirs = (entry: StoredEntry): boolean => {
    const occupant = entry.seat === null ? undefined : game.seats[entry.seat];
    const owner = occupant && ownerOf(occupant);
    const isNamed = (occupant?.kind === 'person' && occupant.account === account) || owner?.account === account;
    return isNamed && OWN_DOING.has(entry.by) && wasOccupant(game, account, entry, changes);
  };
  return {
    id: game.id,
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
    actions: entries
      .filter(isTheirs)
      .map(({ revision, action, at }) => ({ revision, do: action, at: new Date(at).toISOString() })),
    hours: seated?.kind === 'person' ? (seated.hours ?? null) : null,
    vacation: seat === null ? null : (game.clock?.seats[seat]?.vacation ?? null),
    plan: planView(planOf(game.plans, seat)),
    playerState: playerStateOf(state),
    talk: talk.map(exportedMessage),
    record: hasRecord(game) ? recordOf(loaded) : null,
  };
}

/** The causes of an action that counts as somebody's own. */
const OWN_DOING: ReadonlySet<StoredEntry['by']> = new Set(['person', 'forced', 'plan']);

function hasRecord(game: Game): boolean {
  return game.status === 'finished' && !isShort(game) && game.results.length > 0;
}

type StoredData = NonNullable<Awaited<ReturnType<typeof accountDeletionStore.dataOf>>>;

function headOf(found: StoredData, now: Date) {
  const {
    user,
    devices,
    keys,
    standings,
    notifications,
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
  return {
    format: 'slow-train-account' as const,
    version: 1,
    exportedAt: now.toISOString(),
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
    tournaments: exportedTournaments(organised, entered),
  };
}

function exportedCircles({ circles, results, questions, evenings }: ExportedCircles) {
  return {
    memberships: circles.map(({ since, ...rest }) => ({ ...rest, since: since.toISOString() })),
    results: results.map(({ finishedAt, ...rest }) => ({ ...rest, finishedAt: finishedAt.toISOString() })),
    /** Questions whether a finished game counts for a member, with their answers. */
    questions: questions.map(({ gameId, askedAt, movedAt, ...rest }) => ({
      table: gameId,
      ...rest,
      askedAt: askedAt.toISOString(),
      movedAt: movedAt?.toISOString() ?? null,
    })),
    /** Evenings of real dominoes that they have entered. */
    evenings: evenings.map(({ gameId, playedAt, countsAt, ...rest }) => ({
      table: gameId,
      ...rest,
      playedAt: playedAt.toISOString(),
      countsAt: countsAt.toISOString(),
    })),
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

/** The actions that change the occupant of a held seat. */
const OCCUPANT_CHANGES = [HOLD, SIT_IN, RETURN] as const;

/**
 * Whether this account occupied a seat when the seat made a revision.
 * @param changes all revisions of `OCCUPANT_CHANGES` in that game, in order; `account` of a hold is who lost the seat
 */
function wasOccupant(
  game: Pick<Game, 'seats'>,
  account: string,
  { seat, revision }: Pick<StoredEntry, 'seat' | 'revision'>,
  changes: readonly Pick<StoredEntry, 'revision' | 'action' | 'events' | 'account'>[],
): boolean {
  const ofSeat = changes.filter(({ events }) => events.some((event) => 'seat' in event && event.seat === seat));
  const last = ofSeat.findLast((change) => change.revision < revision);
  if (last !== undefined) return last.action !== HOLD && last.account === account;
  const [first] = ofSeat;
  return first === undefined ? seat === seatOf(game, account) : first.account === account;
}
