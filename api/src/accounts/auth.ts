import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Database } from '../db.ts';
import type { Settings } from '../env.ts';
import { credentials, sessions, users, verifications } from './accounts.sql.ts';
import { SESSION_SECONDS } from './session-cookie.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Sessions and the ways to get one, on our own tables; called by our routes, never by its own router. Asks the database nothing until it is used. */
export function createAuth(db: Database, { APP_URL, AUTH_SECRET }: Settings) {
  return betterAuth({
    appName: 'Slow Train',
    baseURL: APP_URL,
    basePath: '/api/auth',
    secret: AUTH_SECRET,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: false,
    }),
    session: { expiresIn: SESSION_SECONDS },
    plugins: [anonymous({ disableDeleteAnonymousUser: true })],
    databaseHooks: {
      // The plugin calls everybody "Anonymous": we rather ask.
      user: { create: { before: async (user) => ({ data: { ...user, name: '' } }) } },
    },
    advanced: { cookiePrefix: 'slow-train', ipAddress: { disableIpTracking: true } },
    telemetry: { enabled: false },
    // It would log whole queries with their parameters. What fails is thrown as well, and `onError` writes it down.
    logger: { disabled: true },
  });
}
