import { ExpectedError } from '@slow-train/settings/expected-error';
import {
  AccountReportSchema,
  AuditListSchema,
  GameReportSchema,
  SessionsEndedSchema,
  TakenDownSchema,
  UndeliveredListSchema,
  UnreadableListSchema,
} from '@slow-train/protocol';
import * as z from 'zod';
import { MODERATION } from './moderation.ts';
import { idIn, type AdminCall, type AdminCommand } from './command.ts';
import * as shown from './shown.ts';

/** Returns what to look up by. */
function lookup({ id }: AdminCall, name: 'invitation' | 'email', other: string | undefined): object {
  if ((id === null) === (other === undefined)) throw new ExpectedError(`Give either an id or --${name}.`);
  return id === null ? { [name]: other } : { id };
}

/** The commands by name. */
export const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  ...MODERATION,
  game: {
    usage: 'game ID | --invitation CODE',
    purpose: 'shows a game: state, seats, times; nothing secret',
    async run(call) {
      const body = lookup(call, 'invitation', call.invitation);
      const data = await call.site.post('/games/look-up', body, GameReportSchema);
      return { data, text: shown.game(data) };
    },
  },
  account: {
    usage: 'account ID | --email ADDRESS',
    purpose: 'shows an account: sessions, games, whether mail reaches it',
    async run(call) {
      const body = lookup(call, 'email', call.email);
      const data = await call.site.post('/accounts/look-up', body, AccountReportSchema);
      return { data, text: shown.account(data) };
    },
  },
  'take-down': {
    usage: 'take-down GAME --reason TEXT [--delete]',
    purpose: 'ends a running game and tells its players the reason; --delete removes any game with its history',
    warning: 'The game ends for all its players; with --delete, or before its start, it is gone with its history.',
    async run(call) {
      const body = { reason: call.reason, deleted: call.deleted };
      const data = await call.site.post(`/games/${idIn(call, 'game')}/take-down`, body, TakenDownSchema);
      const text = data.outcome === 'ended' ? 'The game has ended; its players are told why.' : 'The game is deleted.';
      return { data, text };
    },
  },
  'end-sessions': {
    usage: 'end-sessions ACCOUNT --reason TEXT',
    purpose: 'signs an account out everywhere',
    warning: 'The account is signed out everywhere. Without an address or a passkey, nobody can come back to it.',
    async run(call) {
      const path = `/accounts/${idIn(call, 'account')}/end-sessions`;
      const data = await call.site.post(path, { reason: call.reason }, SessionsEndedSchema);
      return { data, text: `Ended ${data.sessions} sessions.` };
    },
  },
  'resume-mail': {
    usage: 'resume-mail ACCOUNT --reason TEXT',
    purpose: 'sends mail to the address of an account again after a bounce or a complaint',
    needsReason: true,
    async run(call) {
      const path = `/accounts/${idIn(call, 'account')}/resume-mail`;
      await call.site.post(path, { reason: call.reason }, z.undefined());
      const text =
        'Mail is sent there again. If the provider has a list of its own (at Resend: Emails, the address, “Remove from suppression list”), take the address from that as well.';
      return { data: { outcome: 'resumed' }, text };
    },
  },
  export: {
    usage: 'export ACCOUNT --reason TEXT [--out FILE]',
    purpose: 'exports everything stored about a person, except secrets of games in play',
    needsReason: true,
    async run(call) {
      const path = `/accounts/${idIn(call, 'account')}/export`;
      const data = await call.site.post(path, { reason: call.reason }, z.looseObject({}));
      return { data, text: JSON.stringify(data, null, 2) };
    },
  },
  'delete-account': {
    usage: 'delete-account ACCOUNT --reason TEXT',
    purpose: 'deletes a person’s data for good; computer players take over their seats',
    warning: 'The account is deleted for good. Computer players take over its seats.',
    async run(call) {
      await call.site.post(`/accounts/${idIn(call, 'account')}/delete`, { reason: call.reason }, z.undefined());
      return { data: { outcome: 'deleted' }, text: 'The account is deleted.' };
    },
  },
  undelivered: {
    usage: 'undelivered',
    purpose: 'lists the notifications that were given up',
    async run({ site }) {
      const data = await site.get('/undelivered', UndeliveredListSchema);
      return { data, text: shown.undelivered(data.undelivered) };
    },
  },
  retry: {
    usage: 'retry MESSAGE',
    purpose: 'sends such a notification again',
    async run(call) {
      await call.site.post(`/undelivered/${idIn(call, 'message')}`, {}, z.undefined());
      return { data: { outcome: 'due' }, text: 'It is due now.' };
    },
  },
  unreadable: {
    usage: 'unreadable',
    purpose: 'lists the games that could not be read',
    async run({ site }) {
      const data = await site.get('/unreadable-games', UnreadableListSchema);
      return { data, text: shown.unreadable(data.unreadable) };
    },
  },
  audit: {
    usage: 'audit [ID]',
    purpose: 'lists what operators have done, all or to one game or account',
    async run({ site, id }) {
      const query = id === null ? '' : `?target=${encodeURIComponent(id)}`;
      const data = await site.get(`/audit${query}`, AuditListSchema);
      return { data, text: shown.audit(data.audit) };
    },
  },
};
