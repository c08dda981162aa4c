import { testChance } from '@slow-train/local/kit';
import { testDatabase, type TestDatabase } from '@slow-train/local/testing';
import type { ChannelKind, NewPush, NotificationPreferences } from '@slow-train/protocol';
import { at, viewFor, writeAction } from '@slow-train/rules';
import { chooseAction } from '@slow-train/players';
import { eq, min, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { newEntryLinks } from '../../src/accounts/email/entry-links.ts';
import type { EntryLink } from '../../src/notifications/channels/services.ts';
import { sessions, users } from '../../src/schema/accounts.ts';
import { connect } from '../../src/platform/database.ts';
import { newLogger } from '../../src/platform/log.ts';
import { activeSeats, type Game } from '../../src/game/game.ts';
import { nameAt } from '../../src/game/seats.ts';
import { createGame, type NewGameCommand } from '../../src/games/create-game.ts';
import { joinGame } from '../../src/lobby/invitations.ts';
import { changePlayerState } from '../../src/games/player-state.ts';
import { startGame } from '../../src/games/start-game.ts';
import { parseSettings } from '@slow-train/settings';
import { act } from '../../src/games/act.ts';
import { actions, games } from '../../src/schema/games.ts';
import type { Scheduler } from '../../src/platform/scheduler.ts';
import { gameStore } from '../../src/store/game-store.ts';
import { outbox, pushSubscriptions, gameNotificationPreferences, webhooks } from '../../src/schema/notifications.ts';
import type { Channels } from '../../src/notifications/channels/channels.ts';
import { sweep } from '../../src/notifications/outbox/sweep.ts';
import type {
  DailyDigest,
  GameNotification,
  SendResult,
  TestMessage,
  TournamentNotification,
} from '../../src/notifications/notification.ts';
import type { Outcome } from '../../src/games/with-game.ts';
import { ProblemError } from '../../src/http/problem.ts';
import { newKey } from './play.ts';
import {
  GRANTED,
  holdTurns,
  NEW_PACE,
  takeTurn,
  type MailLimits,
  type MessagePace,
} from '../../src/notifications/message-pace.ts';
import { heldBackOn, NO_SHARES, takeShares } from '../../src/notifications/message-shares.ts';
import { idleScheduler, noMetrics } from './scheduler.ts';

const MINUTE = 60_000;
/** After every clock: the test's, and the database's. */
export const NEVER = new Date('2999-01-01T00:00:00Z');

/** A message that was sent, and where to. */
export interface SentOut {
  readonly way: ChannelKind;
  /** The address, the endpoint or the URL. */
  readonly to: string;
  readonly event: string;
  readonly key: string;
  readonly at: Date;
  /** The games that it is about, in order. */
  readonly tables: readonly string[];
}

/** Returns a use case's result. */
export async function resultOf<T>(outcome: Promise<Outcome<T>>): Promise<Outcome<T>['result']> {
  return (await outcome).result;
}

export type NotificationHarness = Awaited<ReturnType<typeof openNotificationHarness>>;

interface HarnessOptions {
  /** The clock's first time. */
  readonly from?: string;
  /** In front of the database, instead of the usual one. */
  readonly endpoint?: string | undefined;
  /** Told when something becomes due; by default one that never runs. */
  readonly scheduler?: Scheduler;
  /** By default one that other files may have used. */
  readonly database?: TestDatabase;
}

/**
 * Opens a real database for accounts, games and the outbox, with a clock that only the test moves, and channels that
 * record their messages. Calls the use cases without a Worker.
 */
export async function openNotificationHarness({
  from = '2026-10-01T10:00:00.000Z',
  endpoint,
  scheduler = idleScheduler,
  database: given,
}: HarnessOptions = {}) {
  const database = given ?? (await testDatabase());
  const settings = parseSettings({
    DATABASE_URL: database.siteUrl,
    NEON_ENDPOINT: endpoint ?? database.endpoint,
    AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
    APP_URL: 'https://slow-train.example',
  });
  const siteDb = connect(settings);
  // The test's own, whose statements are not the site's.
  const db = connect({ ...settings, DATABASE_URL: database.url });
  let clock = Date.parse(from);
  const now = (): Date => new Date(clock);
  const out: SentOut[] = [];
  let outcome: (sent: SentOut) => SendResult = () => ({ kind: 'sent' });
  const take = (sent: Omit<SentOut, 'at'>): Promise<SendResult> => {
    const written = { ...sent, at: now() };
    const became = outcome(written);
    if (became.kind === 'sent') out.push(written);
    return Promise.resolve(became);
  };
  const channels: Channels = {
    mail: ({ address }, message) => take({ way: 'mail', to: address, ...about(message) }),
    push: ({ endpoint }, message) => take({ way: 'push', to: endpoint, ...about(message) }),
    webhook: ({ url }, message) => take({ way: 'webhook', to: url, ...about(message) }),
  };
  const store = gameStore(siteDb, scheduler);
  const entryLinks = (links: readonly EntryLink[]) => newEntryLinks({ db: siteDb, settings, now }, links);
  const drainOutbox = (): Promise<void> => Promise.resolve();
  let limits: MailLimits = { perSecond: null, perDay: null };
  let pace = NEW_PACE;
  let usual: number | undefined;
  let shares = NO_SHARES;
  const messagePace: MessagePace = {
    take(from) {
      const { state, turn } = takeTurn(pace, limits, clock, from);
      pace = state;
      // Within a sweep the clock stands still.
      return Promise.resolve('after' in turn ? { after: 0 } : turn);
    },
    spend: () => Promise.resolve(GRANTED),
    left: () => Promise.resolve(null),
    hold(until) {
      pace = holdTurns(pace, until);
      return Promise.resolve();
    },
    share(asked) {
      const { state, taken } = takeShares(shares, clock, asked, usual);
      shares = state;
      return Promise.resolve(taken);
    },
    heldBack: () => Promise.resolve(heldBackOn(shares, clock)),
  };
  const ports = {
    db: siteDb,
    settings,
    log: newLogger({ run: 'test' }),
    scheduler,
    metrics: noMetrics,
    messagePace,
    now,
    channels,
    store,
    entryLinks,
    drainOutbox,
    chance: testChance('site'),
  };

  const load = async (id: string): Promise<Game> => {
    const game = await store.load(id);
    if (game === undefined) throw new Error(`no game ${id}`);
    return game;
  };

  const onTurnIn = (there: Game): string => {
    const seated = at(there.seats, at(activeSeats(there), 0));
    if (seated.kind !== 'person') throw new Error(`${nameAt(there, 0) ?? ''} is not a person`);
    return seated.account;
  };
  const playIn = async ({ id, revision, round, seats }: Game, account: string): Promise<Game> => {
    const seat = seats.findIndex((seated) => seated.kind === 'person' && seated.account === account);
    if (round === null) throw new Error('nothing is dealt');
    const wanted = { id, revision, key: newKey(), do: writeAction(chooseAction(viewFor(round, seat))) };
    const played = await resultOf(act(ports, { token: `token-${account}` }, wanted));
    if (!played.ok) throw new ProblemError(played.error);
    return load(id);
  };

  return {
    ports,
    db,
    now,
    database,
    out,
    stop: () => database.drop(),

    /** Advances the clock, with a sweep in every minute in which something is due, as the schedule does. */
    async pass(minutes: number): Promise<void> {
      const end = clock + minutes * MINUTE;
      for (;;) {
        const [next] = await db
          .select({ at: min(outbox.dueAt) })
          .from(outbox)
          .where(eq(outbox.state, 'waiting'));
        const due = Math.ceil(((next?.at?.getTime() ?? Infinity) - clock) / MINUTE);
        clock = Math.min(end, clock + Math.max(1, due) * MINUTE);
        await sweep(ports, 45);
        if (clock === end) return;
      }
    },
    /** Sets the clock. */
    setTime(time: number): void {
      clock = time;
    },
    /** Sets how many mails the provider accepts from now on. */
    limitMails(to: MailLimits): void {
      limits = to;
    },
    /** Sets how many messages of each other channel are usual on a day. */
    limitMessages(to: number): void {
      usual = to;
    },
    /** Runs the schedule once. */
    sweep: () => sweep(ports, 45),
    /** Advances the clock without a sweep, then sweeps once. */
    async leap(minutes: number): Promise<void> {
      clock += minutes * MINUTE;
      await sweep(ports, 45);
    },
    /** Sets the result of every attempt from now on. */
    let(becomes: (sent: SentOut) => SendResult): void {
      outcome = becomes;
    },
    /** Returns the messages sent since the last call, as `mail turn`. */
    taken(): string[] {
      return out.splice(0).map(({ way, event }) => `${way} ${event}`);
    },

    /** Creates an account with an address, and with this many push subscriptions. */
    async person(
      name: string,
      {
        pushes = 0,
        address = true,
        notify = {},
      }: { pushes?: number; address?: boolean; notify?: Partial<NotificationPreferences> } = {},
    ): Promise<string> {
      const account = `account-of-${name.toLowerCase()}`;
      const email = `${name.toLowerCase()}@example.org`;
      await db.insert(users).values({
        id: account,
        name,
        email,
        emailVerified: address,
        notify: { quiet: null, timeZone: 'UTC', ...notify },
      });
      await db
        .insert(sessions)
        .values({ id: `session-${name}`, token: `token-${account}`, userId: account, expiresAt: NEVER });
      for (let device = 0; device < pushes; device++) {
        const keys: NewPush['keys'] = { p256dh: 'p', auth: 'a' };
        const endpoint = `https://push.example/${name.toLowerCase()}/${device}`;
        const row = {
          id: `push-${name}-${device}`,
          accountId: account,
          sessionId: `session-${name}`,
          endpoint,
          ...keys,
        };
        await db.insert(pushSubscriptions).values({ ...row, createdAt: now() });
      }
      return account;
    },
    async choose(account: string, notify: Partial<NotificationPreferences>): Promise<void> {
      await db
        .update(users)
        .set({ notify: { quiet: null, timeZone: 'UTC', ...notify } })
        .where(eq(users.id, account));
    },
    async chooseAt(
      account: string,
      gameId: string,
      events: typeof gameNotificationPreferences.$inferInsert.events,
    ): Promise<void> {
      await db.insert(gameNotificationPreferences).values({ accountId: account, gameId, events });
    },
    async hook(account: string, url: string, gameId: string | null = null): Promise<void> {
      const id = `hook-${url.replaceAll(/\W/g, '-')}`;
      const row = { id, accountId: account, gameId, url, shape: 'generic' as const, secret: 'whsec_AAAA' };
      await db.insert(webhooks).values({ ...row, createdAt: now() });
    },

    /** Creates a game of these people that has not started; the first one is its host. */
    async board(
      accounts: readonly string[],
      seats = accounts.length,
      different: Partial<NewGameCommand> = {},
    ): Promise<Game> {
      const wanted = {
        rules: { preset: 'bonepile' },
        seats,
        rounds: 1,
        computers: 0,
        start: false,
        takesPart: false,
        forcedPlays: false,
        clock: null,
        ...different,
      } as const;
      const set = await resultOf(createGame(ports, at(accounts, 0), wanted, newKey()));
      if (!set.ok) throw new ProblemError(set.error);
      for (const account of accounts.slice(1)) {
        const { invitation } = await load(set.value.game.id);
        expect((await resultOf(joinGame(ports, account, { invitation }))).ok).toBe(true);
      }
      return load(set.value.game.id);
    },
    async start(game: Game, account: string): Promise<Game> {
      const { id, revision } = await load(game.id);
      const started = await resultOf(startGame(ports, account, { id, revision, openSeats: 'remove' }));
      if (!started.ok) throw new ProblemError(started.error);
      return load(id);
    },
    load,
    /** Returns the account whose turn it is. */
    async onTurn(game: Game): Promise<string> {
      return onTurnIn(await load(game.id));
    },
    /** Plays for the account with the turn until it is this account's turn. */
    async playTo(game: Game, account: string): Promise<Game> {
      for (;;) {
        const there = await load(game.id);
        const [seat] = activeSeats(there);
        const seated = seat === undefined ? undefined : there.seats[seat];
        if (seated?.kind !== 'person') throw new Error('the round is over');
        if (seated.account === account) return there;
        await this.play(game, seated.account);
      }
    },
    /** Plays one action for an account whose turn it is. */
    async play(game: Game, account: string): Promise<Game> {
      return playIn(await load(game.id), account);
    },
    /** Plays for everybody until the game is over. */
    async finish(game: Game): Promise<Game> {
      let there = await load(game.id);
      while (there.status === 'playing') there = await playIn(there, onTurnIn(there));
      return there;
    },
    /** Marks a game as read by an account. */
    async see(game: Game, account: string): Promise<void> {
      const { id, revision } = await load(game.id);
      expect((await changePlayerState(ports, account, { id, change: { readUpTo: revision } })).ok).toBe(true);
    },
    /** Starts a game in which it is Ana's turn and Bo is next, and forgets the messages sent so far. */
    async boIsNext(bosWays: Parameters<typeof this.person>[1] = {}): Promise<Game> {
      const [ana, bo] = [await this.person('Ana'), await this.person('Bo', bosWays)];
      const game = await this.start(await this.board([ana, bo]), ana);
      await this.playTo(game, ana);
      await this.see(game, bo);
      await this.leap(24 * 60);
      this.taken();
      return game;
    },
    /** Writes an event that it is an account's turn, as if others had acted before. */
    async turnOf(game: Game, account: string): Promise<void> {
      const { id, revision } = await load(game.id);
      const row = { id: `${id}:${revision}:turn:again`, accountId: account, gameId: id, revision };
      const rest = { kind: 'notice', event: 'turn', state: 'waiting', dueAt: now(), createdAt: now() } as const;
      await db.insert(outbox).values({ ...row, ...rest });
    },
    /** Records an action of the account whose turn it is that does not end the turn. */
    async begin(game: Game, account: string): Promise<void> {
      const { id, revision, seats } = await load(game.id);
      const seat = seats.findIndex((seated) => seated.kind === 'person' && seated.account === account);
      const events = [{ type: 'drew', seat, tile: null }] as const;
      const rest = { action: 'draw', by: 'person', at: now() } as const;
      await db.insert(actions).values({ gameId: id, revision: revision + 1, seat, events, ...rest });
      await db
        .update(games)
        .set({ revision: revision + 1 })
        .where(eq(games.id, id));
    },
    /** Writes a row for an account with unreadable preferences. */
    async breakRow(): Promise<void> {
      const account = 'account-of-nobody';
      const notify = { mail: { when: 'never' } };
      await db.insert(users).values({ id: account, name: 'Nobody', email: 'nobody@example.org' });
      await db.execute(sql`update users set notify = ${JSON.stringify(notify)}::jsonb where id = ${account}`);
      const rest = { kind: 'mail', event: 'turn', revision: 1, state: 'waiting' } as const;
      await db
        .insert(outbox)
        .values({ id: 'a-broken-row', accountId: account, dueAt: now(), createdAt: now(), ...rest });
    },
    /** Sets the current turn's deadline to this many minutes from now. */
    async giveTime(game: Game, minutes: number | null): Promise<void> {
      const turnBy = minutes === null ? null : new Date(clock + minutes * MINUTE);
      await db.update(games).set({ turnBy }).where(eq(games.id, game.id));
    },
    /** Returns the outbox rows in this state. */
    async rows(state: typeof outbox.$inferSelect.state) {
      return db.select().from(outbox).where(eq(outbox.state, state));
    },
  };
}

function about(
  message: GameNotification | TournamentNotification | DailyDigest | TestMessage,
): Pick<SentOut, 'event' | 'key' | 'tables'> {
  const { event, key } = message;
  if (message.event === 'tryOut') return { event, key, tables: [] };
  if (message.event === 'tournament') return { event: `tournament ${message.news}`, key, tables: [] };
  const notifications = message.event === 'daily' ? message.games : [message];
  return { event, key, tables: notifications.map(({ answer }) => answer.game.id) };
}
