import { mailerFor } from '@slow-train/settings/mail';
import { newEntryLinks } from './accounts/email/entry-links.ts';
import type { AccountServices } from './accounts/services.ts';
import { channelsFor } from './notifications/channels/channels.ts';
import { mailLimits, messagePace, messageTurnsIn, type MessageTurns } from './notifications/message-pace.ts';
import { Drain } from './notifications/outbox/drain.ts';
import type { EntryLink, NotificationServices } from './notifications/channels/services.ts';
import { cryptoChance } from './platform/chance.ts';
import { connect } from './platform/database.ts';
import { newLogger, type LogContext } from './platform/log.ts';
import { schedulerIn, type Scheduler } from './platform/scheduler.ts';
import { Metrics, metricsStoreIn, series, type MetricsStore } from './platform/metrics.ts';
import { parseSettings } from '@slow-train/settings';
import { gameStore, type GameStore } from './store/game-store.ts';

/** The services of all floors. Holds no connection. */
export interface Services extends AccountServices, NotificationServices {}

type SharedServices = Omit<Services, 'log' | 'drainOutbox'> & { readonly drain: Drain };

const ERRORS = 'slow_train_errors_total';

const made = new WeakMap<object, SharedServices>();

/**
 * Returns the services for a Worker's bindings, created at its first request, with the log of one request or run.
 * @throws ExpectedError if a binding is missing
 */
export function servicesFor(bindings: object, context: LogContext): Services {
  const known =
    made.get(bindings) ??
    sharedServices(bindings, schedulerIn(bindings), metricsStoreIn(bindings), messageTurnsIn(bindings));
  made.set(bindings, known);
  return withLog(known, context);
}

/**
 * Returns new services for a Worker's bindings that announce to this scheduler, which also keeps the metrics and the
 * pace of the mails.
 * @throws ExpectedError if a binding is missing
 */
export function newServices(
  bindings: object,
  scheduler: Scheduler & MetricsStore & MessageTurns,
  context: LogContext,
): ReturnType<typeof withLog> {
  return withLog(sharedServices(bindings, scheduler, scheduler, scheduler), context);
}

/** Returns services with the log of another request or run. */
export function withLog(services: SharedServices, context: LogContext): Services & SharedServices {
  const shared = { ...services, log: newLogger(context, () => services.metrics.count(ERRORS)) };
  const isOff = shared.settings.BACKGROUND_WORK === 'off';
  return { ...shared, drainOutbox: () => (isOff ? Promise.resolve() : shared.drain.run(shared)) };
}

function sharedServices(
  bindings: object,
  scheduler: Scheduler,
  store: MetricsStore,
  turns: MessageTurns,
): SharedServices {
  const settings = parseSettings(bindings);
  const db = connect(settings, bindings);
  const mailer = mailerFor(settings);
  const metrics = new Metrics(store);
  const platform = { settings, db, scheduler, metrics, now: () => new Date() };
  return {
    ...platform,
    mailer,
    drain: new Drain(),
    channels: channelsFor(settings, mailer),
    messagePace: messagePace(turns, mailLimits(settings)),
    entryLinks: (links: readonly EntryLink[]) => newEntryLinks(platform, links),
    store: counting(gameStore(db, scheduler, settings.RELEASE), metrics),
    chance: cryptoChance,
  };
}

/** Counts a store's saves, and those for which another came first. */
function counting(store: GameStore, metrics: Metrics): GameStore {
  return {
    ...store,
    async save(save) {
      const isSaved = await store.save(save);
      metrics.count(series('slow_train_saves_total', { outcome: isSaved ? 'saved' : 'conflict' }));
      return isSaved;
    },
  };
}
