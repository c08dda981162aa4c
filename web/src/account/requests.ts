import type {
  AccountSettings,
  Device,
  HandOff,
  HandOffProof,
  MailProof,
  Me,
  NewEmail,
  NewHandOff,
  NewPasskey,
  Passkey,
  PasskeyChallenge,
  PasskeyProof,
} from '@slow-train/protocol';
import { service } from '../api/client.ts';
import { ask, bodyOf, reach, within } from '../api/http.ts';

/** Has a code and a link mailed to an address. @returns where mails can be read that never leave this machine */
export async function mailCode(email: string): Promise<string | null> {
  const { mailbox } = await bodyOf(await ask(() => service.auth.mail.$post({ json: { email } }, within())));
  return mailbox ?? null;
}

export async function signInByMail(proof: MailProof): Promise<Me> {
  return bodyOf(await ask(() => service.auth['sign-in'].mail.$post({ json: proof }, within())));
}

export async function signInByHandOff(proof: HandOffProof): Promise<Me> {
  return bodyOf(await ask(() => service.auth['sign-in']['hand-off'].$post({ json: proof }, within())));
}

export async function askPasskeyProof(): Promise<PasskeyChallenge> {
  return bodyOf(await ask(() => service.auth.passkey.challenge.$post({}, within())));
}

export async function signInByPasskey(proof: PasskeyProof): Promise<Me> {
  return bodyOf(await ask(() => service.auth['sign-in'].passkey.$post({ json: proof }, within())));
}

/** Takes a change of address back. Ends every session of that account. */
export async function restoreEmail(token: string): Promise<void> {
  await ask(() => service.auth['restore-email'].$post({ json: { token } }, within()));
}

export async function signOut(): Promise<void> {
  await ask(() => service.auth['sign-out'].$post({}, within()));
}

/** Has a code mailed to an address that is to be mine. @returns as for `mailCode` */
export async function mailNewEmail(email: string): Promise<string | null> {
  const { mailbox } = await bodyOf(await ask(() => service.me.email.mail.$post({ json: { email } }, within())));
  return mailbox ?? null;
}

export async function changeEmail(proof: NewEmail): Promise<Me> {
  return bodyOf(await ask(() => service.me.email.$put({ json: proof }, within())));
}

export async function saveSettings(settings: AccountSettings): Promise<Me> {
  return bodyOf(await ask(() => service.me.settings.$put({ json: settings }, within())));
}

export async function readDevices(signal?: AbortSignal): Promise<readonly Device[]> {
  return (await bodyOf(await ask(() => service.me.devices.$get({}, within(signal)), signal))).devices;
}

export async function endDevice(id: string): Promise<void> {
  await ask(() => service.me.devices[':id'].$delete({ param: { id } }, within()));
}

/** Signs out every device but this one. */
export async function endOtherDevices(): Promise<void> {
  await ask(() => service.me.devices.$delete({}, within()));
}

export async function readPasskeys(signal?: AbortSignal): Promise<readonly Passkey[]> {
  return (await bodyOf(await ask(() => service.me.passkeys.$get({}, within(signal)), signal))).passkeys;
}

export async function askNewPasskey(): Promise<PasskeyChallenge> {
  return bodyOf(await ask(() => service.me.passkeys.challenge.$post({}, within())));
}

export async function addPasskey(made: NewPasskey): Promise<Passkey> {
  return bodyOf(await ask(() => service.me.passkeys.$post({ json: made }, within())));
}

export async function renamePasskey(id: string, name: string): Promise<Passkey> {
  return bodyOf(await ask(() => service.me.passkeys[':id'].$put({ param: { id }, json: { name } }, within())));
}

export async function removePasskey(id: string): Promise<void> {
  await ask(() => service.me.passkeys[':id'].$delete({ param: { id } }, within()));
}

export async function startHandOff(): Promise<NewHandOff> {
  return bodyOf(await ask(() => service.me['hand-offs'].$post({}, within())));
}

export async function readHandOff(id: string, signal?: AbortSignal): Promise<HandOff> {
  return bodyOf(await ask(() => service.me['hand-offs'][':id'].$get({ param: { id } }, within(signal)), signal));
}

export async function cancelHandOff(id: string): Promise<void> {
  await ask(() => service.me['hand-offs'][':id'].$delete({ param: { id } }, within()));
}

/** All that is kept about me, as a file. */
export async function readExport(): Promise<Blob> {
  const answer = await ask(() => service.me.export.$get({}, within()));
  return reach(() => answer.blob());
}

export async function deleteAccount(): Promise<void> {
  await ask(() => service.me.$delete({ json: { confirm: 'delete my account' } }, within()));
}
