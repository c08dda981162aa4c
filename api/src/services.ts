import { createAuth, type Auth } from './accounts/auth.ts';
import { connect, type Database } from './db.ts';
import { parseSettings, type Settings } from './env.ts';
import { cryptoChance } from './fairness/chance.ts';
import type { Ports } from './games/ports.ts';
import { gameStore } from './games/store.ts';
import type { Mailer } from './mail/mail.ts';
import { mailerFor } from './mail/mailer-for.ts';
import { channelsFor } from './notify/channels/channels.ts';
import type { Channels } from './notify/told.ts';

/** All that requests share. Holds no connection. */
export interface Services extends Ports {
  readonly settings: Settings;
  readonly db: Database;
  /** Null where no mail goes out. */
  readonly mailer: Mailer | null;
  /** The ways by which people are told of their tables. */
  readonly channels: Channels;
  /** better-auth, made when it is first asked for: that takes longer than an action may. */
  auth(): Auth;
}

const made = new WeakMap<object, Services>();

/**
 * The services for a Worker's bindings, made with the first request.
 * @throws SettingsError where a binding is missing
 */
export function servicesFor(bindings: object): Services {
  const known = made.get(bindings);
  if (known) return known;
  const settings = parseSettings(bindings);
  const db = connect(settings);
  const mailer = mailerFor(settings);
  let auth: Auth | undefined;
  const services = {
    settings,
    db,
    mailer,
    channels: channelsFor(settings, mailer),
    auth: () => (auth ??= createAuth(db, settings)),
    store: gameStore(db),
    chance: cryptoChance,
    now: () => new Date(),
  };
  made.set(bindings, services);
  return services;
}
