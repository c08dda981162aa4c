import * as z from 'zod';
import { ExpectedError } from './expected-error.ts';
import { parseSender, parseSmtpUrl } from './mail/index.ts';

const address = (protocol: RegExp) => z.url({ protocol });

const limit = z.union([z.literal('unlimited'), z.coerce.number().positive().max(1e6)]);

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
  /** How many mails the provider accepts; unless set, what Resend's free plan allows, and any number over SMTP. */
  MAIL_PER_SECOND: limit.optional(),
  MAIL_PER_DAY: limit.optional(),
  /** Where to read mails that never leave this machine; only for local play. */
  MAILBOX_URL: address(/^https?$/).optional(),
  /** Sign pushes (RFC 8292): both, or neither; without them no pushes are sent. */
  VAPID_PUBLIC_KEY: z.string().refine(isPublicKey).optional(),
  VAPID_PRIVATE_KEY: z.string().refine(isPrivateKey).optional(),
  /** Proves that a report of a bounce or complaint comes from Resend. */
  RESEND_WEBHOOK_SECRET: z.string().refine(isSigningSecret).optional(),
  /** Lets the operator see what could not be delivered. */
  OPERATOR_TOKEN: z.string().min(32).optional(),
  /** The plan of Cloudflare Workers that the site runs on; `paid` for a server of one's own. */
  WORKERS_PLAN: z.enum(['free', 'paid']).default('free'),
  /** Days after which a finished game is deleted (docs/retention.md); without it, none is. */
  KEEP_FINISHED_DAYS: z.coerce.number().int().min(1).optional(),
  /** Days without a change after which a game that never started is deleted. */
  KEEP_UNSTARTED_DAYS: z.coerce.number().int().min(1).default(60),
  /** Allows webhooks and pushes to this machine itself, for tests and local play. */
  OUTBOUND_LOOPBACK: z.literal('allow').optional(),
  /** Leaves schedules and notifications to the deployed site whose database this is; only for local play. */
  BACKGROUND_WORK: z.literal('off').optional(),
  /** The version and commit that were deployed, as `npm run deploy` names them. */
  RELEASE: z.string().min(1).optional(),
});

/** The Worker's configuration. */
export type Settings = Readonly<z.infer<typeof SettingsSchema>>;

/** What a run of the schedule may use depends on it. */
export type SitePlan = Settings['WORKERS_PLAN'];

const LINES: { readonly [name in keyof Settings]-?: string } = {
  DATABASE_URL: 'DATABASE_URL="postgres://user:password@host/database"',
  NEON_ENDPOINT: 'NEON_ENDPOINT="http://127.0.0.1:4444/sql"',
  AUTH_SECRET: 'AUTH_SECRET="at least 32 random characters, as from: openssl rand -base64 32"',
  APP_URL: 'APP_URL="https://the-address-players-use"',
  MAIL_FROM: 'MAIL_FROM="Slow Train <mail@your-domain>"',
  SMTP_URL:
    'SMTP_URL="smtps://user:password@host:465", with "%40" for an "@" in user or password; smtp://…:587 for STARTTLS',
  RESEND_API_KEY: 'RESEND_API_KEY="the key from resend.com"',
  MAIL_PER_SECOND: 'MAIL_PER_SECOND="2", or "unlimited"',
  MAIL_PER_DAY: 'MAIL_PER_DAY="100", or "unlimited"',
  MAILBOX_URL: 'MAILBOX_URL="http://localhost:8788"',
  VAPID_PUBLIC_KEY: 'VAPID_PUBLIC_KEY="87 characters; make both keys with: npx slow-train keys"',
  VAPID_PRIVATE_KEY: 'VAPID_PRIVATE_KEY="43 characters; make both keys with: npx slow-train keys"',
  RESEND_WEBHOOK_SECRET: 'RESEND_WEBHOOK_SECRET="whsec_…, the signing secret of the webhook at resend.com"',
  OPERATOR_TOKEN: 'OPERATOR_TOKEN="at least 32 random characters, as from: openssl rand -base64 32"',
  WORKERS_PLAN: 'WORKERS_PLAN="free", or "paid"',
  KEEP_FINISHED_DAYS: 'KEEP_FINISHED_DAYS="365", or remove that line to keep finished games',
  KEEP_UNSTARTED_DAYS: 'KEEP_UNSTARTED_DAYS="60"',
  OUTBOUND_LOOPBACK: 'OUTBOUND_LOOPBACK="allow" (the only value), or remove that line',
  BACKGROUND_WORK: 'BACKGROUND_WORK="off" (the only value), or remove that line',
  RELEASE: 'RELEASE="0.1.0+1a2b3c4"; npm run deploy sets it',
};

/** What is wrong with the settings, and the lines that would be right. */
interface Fault {
  readonly sentence: string;
  readonly lines: readonly string[];
}

const ADD = 'Add to .dev.vars (or with "wrangler secret put"):';

/**
 * Returns the settings in a Worker's bindings.
 * @throws ExpectedError that names each line to add
 */
export function parseSettings(bindings: unknown): Settings {
  const parsed = SettingsSchema.safeParse(bindings);
  if (!parsed.success) {
    const lines = invalidIn(parsed.error).map((name) => LINES[name]);
    throw new ExpectedError(`The Worker's settings are incomplete or invalid. ${ADD}\n${lines.join('\n')}`);
  }
  const [fault] = contradictions(parsed.data);
  if (fault === undefined) return parsed.data;
  const { sentence, lines } = fault;
  throw new ExpectedError(lines.length === 0 ? sentence : `${sentence} ${ADD}\n${lines.join('\n')}`);
}

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(LINES);

/**
 * Returns every fault of some settings, one sentence each, for the person who deploys them. Contains no setting's
 * value.
 */
export function settingFaults(bindings: Readonly<Record<string, string>>): readonly string[] {
  const parsed = SettingsSchema.safeParse(bindings);
  const invalid = parsed.success ? [] : invalidIn(parsed.error);
  const valid = SettingsSchema.partial().safeParse(without(bindings, invalid));
  return [
    ...invalid.map((name) => `${name} is ${name in bindings ? 'not valid' : 'missing'}. Set ${LINES[name]}`),
    ...contradictions(valid.data ?? {})
      // Already said: it is there, but invalid.
      .filter(({ lines }) => !invalid.some((name) => lines.includes(LINES[name])))
      .map(({ sentence, lines }) => [sentence, ...lines.map((line) => `Set ${line}`)].join(' ')),
  ];
}

/** Returns the names of missing or invalid settings, in the order of the schema. */
function invalidIn(error: z.ZodError): readonly (keyof Settings)[] {
  const wrong = new Set(error.issues.map((issue) => String(issue.path[0])));
  return SettingsSchema.keyof().options.filter((name) => wrong.has(name));
}

function without(bindings: Readonly<Record<string, string>>, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(bindings).filter(([name]) => !names.includes(name)));
}

type SomeSettings = { readonly [name in keyof Settings]?: Settings[name] | undefined };

/** Returns the faults between settings that are valid one by one. */
function contradictions(settings: SomeSettings): readonly Fault[] {
  return [mailFault(settings), pushFault(settings), loopbackFault(settings)].filter((fault) => fault !== null);
}

function mailFault({ SMTP_URL, RESEND_API_KEY, MAIL_FROM }: SomeSettings): Fault | null {
  const transports = [SMTP_URL, RESEND_API_KEY].filter((transport) => transport !== undefined);
  if (transports.length > 1) {
    return {
      sentence: 'SMTP_URL and RESEND_API_KEY are both set. Remove one: mail is sent through only one of them.',
      lines: [],
    };
  }
  return transports.length > 0 && MAIL_FROM === undefined
    ? { sentence: 'Mail is set up but has no sender.', lines: [LINES.MAIL_FROM] }
    : null;
}

/**
 * Returns the fault, if there is one. That the two keys match is known only after signing with them: see
 * `checkPushKeys`.
 */
function pushFault({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: SomeSettings): Fault | null {
  if ((VAPID_PUBLIC_KEY === undefined) === (VAPID_PRIVATE_KEY === undefined)) return null;
  const missing = VAPID_PUBLIC_KEY === undefined ? LINES.VAPID_PUBLIC_KEY : LINES.VAPID_PRIVATE_KEY;
  return { sentence: 'One of the two keys for pushes is missing.', lines: [missing] };
}

function loopbackFault({ OUTBOUND_LOOPBACK, APP_URL }: SomeSettings): Fault | null {
  if (OUTBOUND_LOOPBACK === undefined || APP_URL?.startsWith('https:') !== true) return null;
  return {
    sentence:
      'OUTBOUND_LOOPBACK lets players make the server send requests to its own machine. Remove it: with https in APP_URL, strangers can play here.',
    lines: [],
  };
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
