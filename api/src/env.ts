import * as z from 'zod';

const address = (protocol: RegExp) => z.url({ protocol });

const SettingsSchema = z.object({
  DATABASE_URL: address(/^postgres(ql)?$/),
  /** Where Neon's driver posts its queries: only for a database that is not Neon's own. */
  NEON_ENDPOINT: address(/^https?$/).optional(),
  /** Signs the session cookies. */
  AUTH_SECRET: z.string().min(32),
  /** What players type into their browser. */
  APP_URL: address(/^https?$/),
});

/** What the Worker is told from outside. */
export type Settings = Readonly<z.infer<typeof SettingsSchema>>;

const LINES: { readonly [name in keyof Settings]-?: string } = {
  DATABASE_URL: 'DATABASE_URL="postgres://user:password@host/database"',
  NEON_ENDPOINT: 'NEON_ENDPOINT="http://127.0.0.1:4444/sql"',
  AUTH_SECRET: 'AUTH_SECRET="at least 32 random characters, as from: openssl rand -base64 32"',
  APP_URL: 'APP_URL="https://the-address-players-use"',
};

/** The Worker lacks a setting; the message says which line to add and where. Holds no setting's value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * The settings in a Worker's bindings.
 * @throws SettingsError that names each line to add
 */
export function parseSettings(bindings: unknown): Settings {
  const parsed = SettingsSchema.safeParse(bindings);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const lines = Object.entries(LINES).flatMap(([name, line]) => (wrong.has(name) ? [line] : []));
  throw new SettingsError(
    `The Worker's settings are not complete. Add to .dev.vars (or with "wrangler secret put"):\n${lines.join('\n')}`,
  );
}
