import type {
  DisplaySettings,
  Device,
  HandOff,
  HandOffProof,
  MailProof,
  AccountView,
  EmailChange,
  NewHandOff,
  NewPasskey,
  Passkey,
  PasskeyChallenge,
  PasskeyProof,
} from '@slow-train/protocol';
import { accepted, api, call, send } from '../client/call.ts';
import { reach } from '../client/http.ts';

/** What is known of a mail that was just sent. */
export interface SentMail {
  /** The address of the local mailbox, if mail never leaves this machine. */
  readonly mailbox: string | null;
  /** Whether it may not arrive, because the provider keeps mail to the address back. */
  readonly isStopped: boolean;
}

/** Requests a code and a link by mail. */
export async function mailCode(email: string): Promise<SentMail> {
  const { mailbox, isStopped } = await call(api.auth.mail.$post, { json: { email } });
  return { mailbox: mailbox ?? null, isStopped: isStopped === true };
}

export function signInWithMail(proof: MailProof): Promise<AccountView> {
  return call(api.auth['sign-in'].mail.$post, { json: proof });
}

export function signInWithHandOff(proof: HandOffProof): Promise<AccountView> {
  return call(api.auth['sign-in']['hand-off'].$post, { json: proof });
}

export function startPasskeySignIn(): Promise<PasskeyChallenge> {
  return call(api.auth.passkey.challenge.$post, {});
}

export function signInWithPasskey(proof: PasskeyProof): Promise<AccountView> {
  return call(api.auth['sign-in'].passkey.$post, { json: proof });
}

/** Undoes a change of address. Ends every session of that account. */
export function restoreEmail(token: string): Promise<void> {
  return call(api.auth['restore-email'].$post, { json: { token } });
}

export function signOut(): Promise<void> {
  return call(api.auth['sign-out'].$post, {});
}

/** Requests a code by mail to prove my new address. */
export async function mailNewEmail(email: string): Promise<SentMail> {
  const { mailbox } = await call(api.me.email.mail.$post, { json: { email } });
  return { mailbox: mailbox ?? null, isStopped: false };
}

export function changeEmail(proof: EmailChange): Promise<AccountView> {
  return call(api.me.email.$put, { json: proof });
}

export function saveSettings(settings: DisplaySettings): Promise<AccountView> {
  return call(api.me.settings.$put, { json: settings });
}

/** Sets whether the others at a table see that the player is looking at it. */
export function savePresence(shown: boolean): Promise<AccountView> {
  return call(api.me.presence.$put, { json: { shown } });
}

export async function fetchDevices(signal?: AbortSignal): Promise<readonly Device[]> {
  return (await call(api.me.devices.$get, {}, signal)).devices;
}

export function signOutDevice(id: string): Promise<void> {
  return call(api.me.devices[':id'].$delete, { param: { id } });
}

/** Signs out every device but this one. */
export function signOutOtherDevices(): Promise<void> {
  return call(api.me.devices.$delete, {});
}

export async function fetchPasskeys(signal?: AbortSignal): Promise<readonly Passkey[]> {
  return (await call(api.me.passkeys.$get, {}, signal)).passkeys;
}

export function startPasskeyCreation(): Promise<PasskeyChallenge> {
  return call(api.me.passkeys.challenge.$post, {});
}

export function postPasskey(made: NewPasskey): Promise<Passkey> {
  return call(api.me.passkeys.$post, { json: made });
}

export function putPasskeyName(id: string, name: string): Promise<Passkey> {
  return call(api.me.passkeys[':id'].$put, { param: { id }, json: { name } });
}

export function deletePasskey(id: string): Promise<void> {
  return call(api.me.passkeys[':id'].$delete, { param: { id } });
}

export function startHandOff(): Promise<NewHandOff> {
  return call(api.me['hand-offs'].$post, {});
}

export function fetchHandOff(id: string, signal?: AbortSignal): Promise<HandOff> {
  return call(api.me['hand-offs'][':id'].$get, { param: { id } }, signal);
}

export function cancelHandOff(id: string): Promise<void> {
  return call(api.me['hand-offs'][':id'].$delete, { param: { id } });
}

/** Returns all data that is stored about me, as a file. */
export async function fetchExport(): Promise<Blob> {
  const answer = await accepted(await send(api.me.export.$get, {}));
  return reach(() => answer.blob());
}

export function deleteMe(): Promise<void> {
  return call(api.me.$delete, { json: { confirm: 'delete my account' } });
}
