import { parseSender, parseSmtpUrl } from '@slow-train/mailer';
import * as z from 'zod';

const address = (protocol: RegExp) => z.url({ protocol });

const SettingsSchema = z.object({
  DATABASE_URL: address(/^postgres(ql)?$/),
  /** Where Neon's driver posts its queries; only for a database not hosted by Neon. */
  NEON_ENDPOINT: address(/^https?$/).optional(),
  /** Signs the session cookies. */
  AUTH_SECRET: z.string().min(32),
  /** The address that players type into their browser. */
  APP_URL: address(/^https?$/),
  /** The sender of mails: an address, optionally with a name before it. */
  MAIL_FROM: z
    .string()
    .refine((text) => parseSender(text) !== null)
    .optional(),
  /** One of these two sends the mails; without either, none are sent. */
  SMTP_URL: z
    .string()
    .refine((text) => parseSmtpUrl(text) !== null)
    .optional(),
  RESEND_API_KEY: z.string().min(1).optional(),
  /** Where to read mails that never leave this machine; only for local play. */
  MAILBOX_URL: address(/^https?$/).optional(),
  /** Sign pushes (RFC 8292): both, or neither; without them no pushes are sent. */
  VAPID_PUBLIC_KEY: z.string().refine(isPublicKey).optional(),
  VAPID_PRIVATE_KEY: z.string().refine(isPrivateKey).optional(),
  /** Proves that a report of a bounce or complaint comes from Resend. */
  RESEND_WEBHOOK_SECRET: z.string().refine(isSigningSecret).optional(),
  /** Lets the operator see what could not be delivered. */
  OPERATOR_TOKEN: z.string().min(32).optional(),
  /** Allows webhooks and pushes to this machine itself, for tests and local play. */
  OUTBOUND_LOOPBACK: z.literal('allow').optional(),
});

/** The Worker's configuration. */
export type Settings = Readonly<z.infer<typeof SettingsSchema>>;

const LINES: { readonly [name in keyof Settings]-?: string } = {
  DATABASE_URL: 'DATABASE_URL="postgres://user:password@host/database"',
  NEON_ENDPOINT: 'NEON_ENDPOINT="http://127.0.0.1:4444/sql"',
  AUTH_SECRET: 'AUTH_SECRET="at least 32 random characters, as from: openssl rand -base64 32"',
  APP_URL: 'APP_URL="https://the-address-players-use"',
  MAIL_FROM: 'MAIL_FROM="Slow Train <mail@your-domain>"',
  SMTP_URL:
    'SMTP_URL="smtps://user:password@host:465", with "%40" for an "@" in user or password; smtp://…:587 for STARTTLS',
  RESEND_API_KEY: 'RESEND_API_KEY="the key from resend.com"',
  MAILBOX_URL: 'MAILBOX_URL="http://localhost:8788"',
  VAPID_PUBLIC_KEY: 'VAPID_PUBLIC_KEY="87 characters; make both keys with: npm run -s keys"',
  VAPID_PRIVATE_KEY: 'VAPID_PRIVATE_KEY="43 characters; make both keys with: npm run -s keys"',
  RESEND_WEBHOOK_SECRET: 'RESEND_WEBHOOK_SECRET="whsec_…, the signing secret of the webhook at resend.com"',
  OPERATOR_TOKEN: 'OPERATOR_TOKEN="at least 32 random characters, as from: openssl rand -base64 32"',
  OUTBOUND_LOOPBACK: 'OUTBOUND_LOOPBACK="allow" (the only value), or remove that line',
};

/** Thrown if the Worker lacks a setting. The message says which line to add where, and contains no setting's value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Returns the settings in a Worker's bindings.
 * @throws SettingsError that names each line to add
 */
export function parseSettings(bindings: unknown): Settings {
  const parsed = SettingsSchema.safeParse(bindings);
  if (parsed.success) return coherent(parsed.data);
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const lines = Object.entries(LINES).flatMap(([name, line]) => (wrong.has(name) ? [line] : []));
  throw new SettingsError(`The Worker's settings are incomplete or invalid. ${ADD}\n${lines.join('\n')}`);
}

const ADD = 'Add to .dev.vars (or with "wrangler secret put"):';

/** Returns the settings if they are consistent. Throws SettingsError otherwise. */
function coherent(settings: Settings): Settings {
  const fault = mailFault(settings) ?? pushFault(settings) ?? loopbackFault(settings);
  if (fault !== null) throw new SettingsError(fault);
  return settings;
}

function mailFault({ SMTP_URL, RESEND_API_KEY, MAIL_FROM }: Settings): string | null {
  const transports = [SMTP_URL, RESEND_API_KEY].filter((transport) => transport !== undefined);
  if (transports.length > 1)
    return 'SMTP_URL and RESEND_API_KEY are both set. Remove one: mail is sent through only one of them.';
  return transports.length > 0 && MAIL_FROM === undefined
    ? `Mail is set up but has no sender. ${ADD}\n${LINES.MAIL_FROM}`
    : null;
}

/** Returns what is wrong. That the two keys match is known only after signing with them: see `checkPushKeys`. */
function pushFault({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): string | null {
  if ((VAPID_PUBLIC_KEY === undefined) === (VAPID_PRIVATE_KEY === undefined)) return null;
  const missing = VAPID_PUBLIC_KEY === undefined ? LINES.VAPID_PUBLIC_KEY : LINES.VAPID_PRIVATE_KEY;
  return `One of the two keys for pushes is missing. ${ADD}\n${missing}`;
}

function loopbackFault({ OUTBOUND_LOOPBACK, APP_URL }: Settings): string | null {
  return OUTBOUND_LOOPBACK !== undefined && APP_URL.startsWith('https:')
    ? 'OUTBOUND_LOOPBACK lets players make the server send requests to its own machine. Remove it: with https in APP_URL, strangers can play here.'
    : null;
}

/** Whether a text is a P-256 public key as VAPID has it (RFC 8292 section 3.2): 65 bytes, uncompressed, base64url. */
function isPublicKey(text: string): boolean {
  return /^B[A-P][\w-]{85}$/.test(text);
}

/** Whether a text is a P-256 private key: 32 bytes in base64url. */
function isPrivateKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Whether a text is a secret of Standard Webhooks (and Svix): `whsec_` and 24 to 64 bytes in base64. */
function isSigningSecret(text: string): boolean {
  return /^whsec_(?=.{32,88}$)(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
}
