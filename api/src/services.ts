import { mailerFor } from '@slow-train/mailer';
import { newEntryLinks } from './accounts/email/entry-links.ts';
import type { AccountServices } from './accounts/services.ts';
import { channelsFor } from './notifications/channels/channels.ts';
import { drainOutbox } from './notifications/outbox/sweep.ts';
import type { EntryLink, NotificationServices } from './notifications/services.ts';
import { cryptoChance } from './platform/chance.ts';
import { connect } from './platform/database.ts';
import { parseSettings } from './platform/settings.ts';
import { gameStore } from './store/game-store.ts';

/** The services of all floors. Holds no connection. */
export interface Services extends AccountServices, NotificationServices {}

const made = new WeakMap<object, Services>();

/**
 * Returns the services for a Worker's bindings, created at its first request.
 * @throws SettingsError if a binding is missing
 */
export function servicesFor(bindings: object): Services {
  const known = made.get(bindings);
  if (known) return known;
  const settings = parseSettings(bindings);
  const db = connect(settings);
  const mailer = mailerFor(settings);
  const platform = { settings, db, now: () => new Date() };
  const notifying = {
    ...platform,
    mailer,
    channels: channelsFor(settings, mailer),
    entryLinks: (links: readonly EntryLink[]) => newEntryLinks(platform, links),
  };
  const services: Services = {
    ...notifying,
    store: gameStore(db),
    chance: cryptoChance,
    drainOutbox: () => drainOutbox(notifying),
  };
  made.set(bindings, services);
  return services;
}
