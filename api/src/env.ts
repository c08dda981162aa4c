import * as z from 'zod';
import { senderIn } from './mail/sender.ts';
import { smtpAccountIn } from './mail/smtp-account.ts';

const address = (protocol: RegExp) => z.url({ protocol });

const SettingsSchema = z.object({
  DATABASE_URL: address(/^postgres(ql)?$/),
  /** Where Neon's driver posts its queries: only for a database that is not Neon's own. */
  NEON_ENDPOINT: address(/^https?$/).optional(),
  /** Signs the session cookies. */
  AUTH_SECRET: z.string().min(32),
  /** What players type into their browser. */
  APP_URL: address(/^https?$/),
  /** Who mails are from: an address, with or without a name before it. */
  MAIL_FROM: z
    .string()
    .refine((text) => senderIn(text) !== null)
    .optional(),
  /** One of these two sends them; without either, no mail goes out. */
  SMTP_URL: z
    .string()
    .refine((text) => smtpAccountIn(text) !== null)
    .optional(),
  RESEND_API_KEY: z.string().min(1).optional(),
  /** Where mails can be read that never leave this machine: only while playing locally. */
  MAILBOX_URL: address(/^https?$/).optional(),
});

/** What the Worker is told from outside. */
export type Settings = Readonly<z.infer<typeof SettingsSchema>>;

const LINES: { readonly [name in keyof Settings]-?: string } = {
  DATABASE_URL: 'DATABASE_URL="postgres://user:password@host/database"',
  NEON_ENDPOINT: 'NEON_ENDPOINT="http://127.0.0.1:4444/sql"',
  AUTH_SECRET: 'AUTH_SECRET="at least 32 random characters, as from: openssl rand -base64 32"',
  APP_URL: 'APP_URL="https://the-address-players-use"',
  MAIL_FROM: 'MAIL_FROM="Slow Train <mail@your-domain>"',
  SMTP_URL: 'SMTP_URL="smtps://user:password@host:465", with "%40" for an "@" in them; smtp://…:587 for STARTTLS',
  RESEND_API_KEY: 'RESEND_API_KEY="the key from resend.com"',
  MAILBOX_URL: 'MAILBOX_URL="http://localhost:8788"',
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
  if (parsed.success) return mailable(parsed.data);
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const lines = Object.entries(LINES).flatMap(([name, line]) => (wrong.has(name) ? [line] : []));
  throw new SettingsError(
    `The Worker's settings are not complete. Add to .dev.vars (or with "wrangler secret put"):\n${lines.join('\n')}`,
  );
}

/** Settings that hang together, as far as mail goes. */
function mailable(settings: Settings): Settings {
  const ways = [settings.SMTP_URL, settings.RESEND_API_KEY].filter((way) => way !== undefined);
  if (ways.length > 1)
    throw new SettingsError('SMTP_URL and RESEND_API_KEY are both set: remove one, so that mail has one way out.');
  if (ways.length > 0 && settings.MAIL_FROM === undefined)
    throw new SettingsError(
      `Mail has a way out but no sender. Add to .dev.vars (or with "wrangler secret put"):\n${LINES.MAIL_FROM}`,
    );
  return settings;
}
