import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { LANGUAGES } from './languages.ts';
import { nameSchema, PlayerNameSchema } from './name.ts';
import { HAND_OFF_CODE } from './typed-code.ts';

// Accounts: profile, ways to sign in, devices.

/** The label of a domain (RFC 1034 section 3.1). */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/**
 * Matches the addresses that browsers accept (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address) if they keep
 * to the lengths of RFC 5321 section 4.5.3.1, have a dot in the domain, and need no quotes for dots in the local part. Zod's own
 * expression would bring its module of all expressions into the Worker.
 */
const ADDRESS = new RegExp(
  `^(?=[^@]{1,64}@)(?!\\.|.*\\.\\.|.*\\.@)[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`,
);

/** An e-mail address, in lower case. */
export const EmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email({ pattern: ADDRESS }).max(254));
/** The six digits from a mail. Ignores white space typed or pasted between them. */
const CodeSchema = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'must be the six digits from the mail'));
/** The token in the fragment of a link: unguessable, single use. */
export const LinkTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const AccountPartIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Display settings, shared by all devices of the account. */
export const DisplaySettingsSchema = z.object({
  theme: z.enum(['auto', 'day', 'night']).default('auto'),
  tiles: z.enum(['pips', 'figures']).default('pips'),
  language: z
    .enum(LANGUAGES)
    .nullable()
    .default(null)
    .describe(prose('the language of pages, mails and pushes; null for that of the browser last used')),
});

/** Something that the operator wants this person to read. */
const FromOperatorSchema = z.object({
  id: AccountPartIdSchema.describe(prose('the id of the sanction, or of the report')),
  kind: z
    .enum(['warn', 'mute', 'suspend', 'reviewed'])
    .describe(prose('`reviewed`: somebody has looked at their report')),
  until: z.iso.datetime().describe(prose('when it ends by itself')),
});

/** The signed-in account. */
export const AccountViewSchema = z.object({
  id: z.string(),
  name: z.string().nullable().describe(prose('the name; null for a guest who has not given one')),
  isGuest: z
    .boolean()
    .describe(prose('whether the account has neither an address nor a passkey: only this browser can sign in')),
  isNewcomer: z
    .boolean()
    .default(false)
    .describe(
      prose('a guest who has not finished a game with others: says only phrases in games that were open to anybody'),
    ),
  email: z.string().nullable().describe(prose('the confirmed address')),
  passkeys: z.int().describe(prose('the number of passkeys')),
  settings: DisplaySettingsSchema,
  showsPresence: z.boolean().describe(prose('whether the people of a game see that you are looking at it')),
  fromOperator: z.array(FromOperatorSchema).readonly(),
});
/** Whether the people of a game see that the account’s owner is looking at it. */
export const PresenceSchema = z.strictObject({ shown: z.boolean() });
export const NewNameSchema = z.object({ name: PlayerNameSchema });

/** Where to send a code and a link. The response is the same whether or not the address has an account. */
export const MailRequestSchema = z.object({ email: EmailSchema });
/** The response to any request for a mail. */
export const MailSentSchema = z.object({
  mailbox: z.string().optional().describe(prose('the local mailbox, where mail does not leave this machine')),
  isStopped: z
    .literal(true)
    .optional()
    .describe(
      prose(
        'the mail may not arrive, because one to this address bounced or was reported; only in browsers that had the account',
      ),
    ),
});
/** Part of every sign-in request. Without it a guest with seats gets 409 `would-lose-guest` first. */
const leave = z
  .boolean()
  .default(false)
  .describe(prose('whether to give up the seats of the guest signed in here, and to sign in to the other account'));
/** The code or the link from such a mail. */
export const MailProofSchema = z.union([
  z.object({ email: EmailSchema, code: CodeSchema, leave }),
  z.object({ token: LinkTokenSchema, leave }),
]);
export const LinkProofSchema = z.object({ token: LinkTokenSchema });
/** Proves a new address. A guest whose address already has an account has to set `join`. */
export const EmailChangeSchema = z.object({
  email: EmailSchema,
  code: CodeSchema,
  join: z
    .boolean()
    .default(false)
    .describe(
      prose('whether to move your seats to the account of that address, if there is one, and to sign in to it'),
    ),
});

/** How a browser was signed in. A `game-link` is the link to a game in a notification mail. */
const SignInMethodSchema = z.enum(['guest', 'mail', 'game-link', 'passkey', 'hand-off']);

/** A signed-in browser. */
const DeviceSchema = z.object({
  id: AccountPartIdSchema,
  userAgent: z.string(),
  signedInAt: z.iso.datetime(),
  method: SignInMethodSchema.nullable().describe(prose('the kind of sign-in; null if it was before this was stored')),
  lastUsedAt: z.iso.datetime(),
  isThis: z.boolean(),
});
export const DeviceListSchema = z.object({ devices: z.array(DeviceSchema).readonly() });

export const PasskeySchema = z.object({
  id: AccountPartIdSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export const PasskeyListSchema = z.object({ passkeys: z.array(PasskeySchema).readonly() });
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]*={0,2}$/);
/** Options for `navigator.credentials` (WebAuthn sections 5.4 and 5.5). */
export const PasskeyChallengeSchema = z.object({
  challenge: z.string(),
  /** For creating a passkey: its user and the existing credentials. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }).nullable(),
  known: z.array(z.string()).readonly(),
});
export const PasskeyNameSchema = z.object({ name: nameSchema(40) });
/** A new credential from the browser (RegistrationResponseJSON). */
export const NewPasskeySchema = z.object({
  name: nameSchema(40),
  credential: z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: z.literal('public-key'),
    authenticatorAttachment: z.string().max(40).nullish(),
    clientExtensionResults: z.record(z.string(), z.unknown()).optional(),
    user: z.object({ id: z.string().max(100).optional(), name: z.string().max(254) }).optional(),
    response: z.object({
      attestationObject: base64url(8000),
      authenticatorData: base64url(4000),
      clientDataJSON: base64url(2000),
      publicKey: base64url(2000),
      /** Beyond these lie private and unusual algorithms (IANA, COSE Algorithms). */
      publicKeyAlgorithm: z.int().min(-65_536).max(65_535),
      transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
    }),
  }),
});
/** An assertion from the browser (AuthenticationResponseJSON). */
export const PasskeyProofSchema = z.object({
  leave,
  credential: z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: z.literal('public-key'),
    authenticatorAttachment: z.string().max(40).nullish(),
    clientExtensionResults: z.record(z.string(), z.unknown()).optional(),
    response: z.object({
      authenticatorData: base64url(4000),
      clientDataJSON: base64url(2000),
      signature: base64url(2000),
      userHandle: base64url(200).nullish(),
    }),
  }),
});

const HandOffCodeSchema = z.string().regex(HAND_OFF_CODE, 'must be the eight letters and digits of the code');
/** A QR code shown on a signed-in device that signs in another one, and a code to type there instead. */
export const NewHandOffSchema = z.object({
  id: AccountPartIdSchema,
  token: LinkTokenSchema.describe(prose('the token, shown only in this answer')),
  code: HandOffCodeSchema.describe(prose('the same for a person to type; five tries')),
  expiresAt: z.iso.datetime(),
});
/** The token of such a code, from the browser that scanned it, or the code that was typed there. */
export const HandOffProofSchema = z.union([
  z.object({ token: LinkTokenSchema, leave }),
  z.object({ code: HandOffCodeSchema, leave }),
]);
export const HandOffSchema = z.object({
  id: AccountPartIdSchema,
  state: z.enum(['waiting', 'used', 'over']),
  userAgent: z.string().nullable().describe(prose('the browser that used it')),
});

/** Confirms deletion, which cannot be undone. */
export const DeletionConfirmationSchema = z.object({ confirm: z.literal('delete my account') });

export type DisplaySettings = z.infer<typeof DisplaySettingsSchema>;
export type SignInMethod = z.infer<typeof SignInMethodSchema>;
export type FromOperator = z.infer<typeof FromOperatorSchema>;
export type AccountView = z.infer<typeof AccountViewSchema>;
export type MailProof = z.input<typeof MailProofSchema>;
export type EmailChange = z.input<typeof EmailChangeSchema>;
export type Device = z.infer<typeof DeviceSchema>;
export type Passkey = z.infer<typeof PasskeySchema>;
export type PasskeyChallenge = z.infer<typeof PasskeyChallengeSchema>;
export type NewPasskey = z.infer<typeof NewPasskeySchema>;
export type PasskeyProof = z.input<typeof PasskeyProofSchema>;
export type HandOffProof = z.input<typeof HandOffProofSchema>;
export type NewHandOff = z.infer<typeof NewHandOffSchema>;
export type HandOff = z.infer<typeof HandOffSchema>;
