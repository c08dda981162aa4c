import * as z from 'zod';
import { oneLine, PlayerNameSchema } from './game.ts';

// Accounts: who somebody is, the ways in, and what follows them from device to device.

/** An address as we keep it: trimmed and in lower case. */
export const EmailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** The six digits in a mail. Spaces that people type or paste between them do not count. */
export const CodeSchema = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'must be the six digits from the mail'));
/** What a link carries behind its `#`: unguessable, good for one use. */
export const LinkTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const AccountPartIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** How pages look, on every device of the account. */
export const SettingsSchema = z.object({
  theme: z.enum(['auto', 'day', 'night']).default('auto'),
  tiles: z.enum(['pips', 'figures']).default('pips'),
});

/** Who I am. */
export const MeSchema = z.object({
  id: z.string(),
  name: z.string().nullable().describe('null for a guest who has not said yet'),
  isGuest: z.boolean().describe('no way in but the session of this browser: neither an address nor a passkey'),
  email: z.string().nullable().describe('confirmed'),
  passkeys: z.int().describe('how many passkeys there are'),
  settings: SettingsSchema,
});
export const NewNameSchema = z.object({ name: PlayerNameSchema });

/** Where a code and a link are to be sent. The answer is the same whether anybody is known there or not. */
export const MailMeSchema = z.object({ email: EmailSchema });
/** What is said of every mail that was asked for. */
export const MailedSchema = z.object({
  mailbox: z
    .string()
    .optional()
    .describe('where mails can be read that never leave this machine: only where it runs locally'),
});
/** For every way of signing in: without it, a guest who sits somewhere is told first (409 `would-lose-guest`). */
const leave = z
  .boolean()
  .default(false)
  .describe('where this browser is a guest with seats: go on as the other account and give them up');
/** Either half of such a mail. */
export const MailProofSchema = z.union([
  z.object({ email: EmailSchema, code: CodeSchema, leave }),
  z.object({ token: LinkTokenSchema, leave }),
]);
export const LinkProofSchema = z.object({ token: LinkTokenSchema });
/** Proves a new address of mine; a guest's who joins an account that is known there already says so. */
export const NewEmailSchema = z.object({
  email: EmailSchema,
  code: CodeSchema,
  join: z
    .boolean()
    .default(false)
    .describe('where that address has an account: move my seats there and go on as that account'),
});

/** A signed-in browser. */
export const DeviceSchema = z.object({
  id: AccountPartIdSchema,
  userAgent: z.string(),
  signedInAt: z.iso.datetime(),
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
/** What `navigator.credentials` is to be asked with (WebAuthn section 5.4 and 5.5), as the page needs it. */
export const PasskeyChallengeSchema = z.object({
  challenge: z.string(),
  /** For making one: who it is for, and the credentials that are there already. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }).nullable(),
  known: z.array(z.string()).readonly(),
});
export const PasskeyNameSchema = z.object({ name: oneLine(40) });
/** What the browser made (RegistrationResponseJSON). */
export const NewPasskeySchema = z.object({
  name: oneLine(40),
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
      publicKeyAlgorithm: z.int(),
      transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
    }),
  }),
});
/** What the browser signed (AuthenticationResponseJSON). */
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

/** A QR code on a signed-in device, for signing in another one. */
export const NewHandOffSchema = z.object({
  id: AccountPartIdSchema,
  token: LinkTokenSchema.describe('shown once, here'),
  expiresAt: z.iso.datetime(),
});
/** What such a code carries, from the browser that has read it. */
export const HandOffProofSchema = z.object({ token: LinkTokenSchema, leave });
export const HandOffSchema = z.object({
  id: AccountPartIdSchema,
  state: z.enum(['waiting', 'used', 'over']),
  userAgent: z.string().nullable().describe('of the browser that used it'),
});

/** Deleting is for good: the account's own name or address, typed. */
export const FarewellSchema = z.object({ confirm: z.literal('delete my account') });

export type AccountSettings = z.infer<typeof SettingsSchema>;
export type Me = z.infer<typeof MeSchema>;
export type MailProof = z.input<typeof MailProofSchema>;
export type NewEmail = z.input<typeof NewEmailSchema>;
export type Device = z.infer<typeof DeviceSchema>;
export type Passkey = z.infer<typeof PasskeySchema>;
export type PasskeyChallenge = z.infer<typeof PasskeyChallengeSchema>;
export type NewPasskey = z.infer<typeof NewPasskeySchema>;
export type PasskeyProof = z.input<typeof PasskeyProofSchema>;
export type HandOffProof = z.input<typeof HandOffProofSchema>;
export type NewHandOff = z.infer<typeof NewHandOffSchema>;
export type HandOff = z.infer<typeof HandOffSchema>;
