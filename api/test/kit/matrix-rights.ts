import type { PROBLEMS } from '@slow-train/protocol';

// Who may do what: the table that docs/authorization.md shows and api/test/matrix.test.ts tries out, cell by cell.

/** Every kind of caller, in the order in which they try: whoever may change something comes last. */
export const CALLERS = ['nobody', 'revoked', 'deleted', 'stranger', 'member', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];

/** What each of them is. */
export const WHO = {
  nobody: 'has no session',
  revoked: 'was the owner, until another device of the owner signed this browser out',
  deleted: 'has a session of an account that was deleted',
  stranger: 'is signed in, and has nothing to do with the table or the account in question',
  member: 'sits on another seat of the table',
  owner: 'sits on the seat, is the host of the table, owns the account or the thing in question',
} as const satisfies { readonly [caller in Caller]: string };

type Status = 200 | 201 | 202 | 204 | 303 | (typeof PROBLEMS)[keyof typeof PROBLEMS]['status'];
type Answers = { readonly [caller in Caller]: Status };
export interface Right {
  readonly answers: Answers;
  /** What opens it, where that is not who the caller is; or why it is refused. */
  readonly note?: string;
}

/** Needs no session. */
const open = (status: Status, note?: string): Right => ({
  answers: { nobody: status, revoked: status, deleted: status, stranger: status, member: status, owner: status },
  ...(note === undefined ? {} : { note }),
});
const OUT = { nobody: 401, revoked: 401, deleted: 401 } as const;
/** For who is signed in, about themselves alone. */
const own = (status: Status, note?: string): Right => ({
  answers: { ...OUT, stranger: status, member: status, owner: status },
  ...(note === undefined ? {} : { note }),
});
/** For the people at the table: what a stranger asks for does not exist. */
const seated = (status: Status, member: Status = status, note?: string): Right => ({
  answers: { ...OUT, stranger: 404, member, owner: status },
  ...(note === undefined ? {} : { note }),
});
/** For the one owner: what anybody else asks for is refused like this. */
const mine = (status: Status, others: Status, note?: string): Right => ({
  answers: { ...OUT, stranger: others, member: others, owner: status },
  ...(note === undefined ? {} : { note }),
});
/** A way in, by something that opens another account; a guest with seats is asked first. */
const wayIn = (note: string): Right => ({
  answers: { nobody: 200, revoked: 200, deleted: 200, stranger: 200, member: 409, owner: 409 },
  note: `${note}; a guest with seats is asked first`,
});

/** Every route of the OpenAPI document. */
export const RIGHTS = {
  'GET /api/health': open(200),
  'GET /api/openapi.json': open(200),

  'GET /api/me': own(200),
  'PUT /api/me': own(200),
  'DELETE /api/me': own(204),
  'PUT /api/me/settings': own(200),
  'GET /api/me/export': own(200),
  'GET /api/me/devices': own(200),
  'DELETE /api/me/devices': own(204),
  'DELETE /api/me/devices/{id}': mine(204, 404),
  'POST /api/me/email/mail': own(202),
  'PUT /api/me/email': mine(200, 401, 'the code that was mailed for the owner'),
  'GET /api/me/passkeys': own(200),
  'POST /api/me/passkeys/challenge': own(200),
  'POST /api/me/passkeys': mine(201, 409, 'made for the challenge of the owner'),
  'PUT /api/me/passkeys/{id}': mine(200, 404),
  'DELETE /api/me/passkeys/{id}': mine(204, 404),
  'POST /api/me/hand-offs': own(201),
  'GET /api/me/hand-offs/{id}': mine(200, 404),
  'DELETE /api/me/hand-offs/{id}': mine(204, 404),

  'GET /api/me/notifications': own(200),
  'PUT /api/me/notifications': own(200),
  'POST /api/me/notifications/test': mine(204, 404),
  'DELETE /api/me/mail-stop': own(204),
  'POST /api/me/push': own(201, 'whose browser it is'),
  'DELETE /api/me/push/{id}': mine(204, 404),
  'POST /api/me/webhooks': own(201),
  'DELETE /api/me/webhooks/{id}': mine(204, 404),
  'POST /api/me/feeds': own(201),
  'DELETE /api/me/feeds': own(204),
  'GET /api/me/companions': own(200, 'whom they have sat with'),

  'POST /api/auth/sign-in/anonymous': open(200),
  'POST /api/auth/sign-out': open(204),
  'POST /api/auth/mail': open(202, 'alike whether the address is known or not'),
  'POST /api/auth/sign-in/mail': wayIn('by a code that was mailed'),
  'POST /api/auth/restore-email': {
    answers: { nobody: 204, revoked: 401, deleted: 401, stranger: 401, member: 401, owner: 401 },
    note: 'by the link that was mailed, once: whoever comes first',
  },
  'POST /api/auth/passkey/challenge': open(200),
  'POST /api/auth/sign-in/passkey': wayIn('by a passkey'),
  'POST /api/auth/sign-in/hand-off': wayIn('by a QR code'),

  'GET /api/games': own(200, 'their own tables'),
  'POST /api/games': own(201),
  'GET /api/games/{id}': seated(200),
  'GET /api/games/{id}/recap': seated(200, 200, 'of what their own seat could see'),
  'GET /api/games/{id}/record': seated(200, 200, 'of a finished game'),
  'GET /api/games/{id}/deals/{round}': seated(200, 200, 'of a round that is over'),
  'POST /api/games/{id}/actions': seated(200, 422, 'the action of the seat whose turn it is'),
  'POST /api/games/{id}/notes': seated(200),
  'POST /api/games/{id}/invitation': seated(200, 403, 'the host alone; whoever sits there, while a seat is held'),
  'POST /api/games/{id}/start': seated(200, 403, 'the host alone'),
  'PATCH /api/games/{id}/seat': seated(200, 200, 'their own seat'),
  'POST /api/games/{id}/seat': seated(200, 200, 'their own seat, from whoever holds it'),
  'PUT /api/games/{id}/vacancy': seated(200, 200, 'while a computer player holds a seat for somebody'),
  'POST /api/games/{id}/vacancy/seat': seated(200, 200, 'anybody, where volunteers are looked for'),
  'GET /api/vacancies': own(200, 'tables of others that look for volunteers'),
  'PUT /api/games/{id}/plan': seated(200, 200, 'their own plan'),
  'DELETE /api/games/{id}/plan': seated(200, 200, 'their own plan'),
  'PUT /api/games/{id}/vacation': seated(200, 200, 'their own holiday'),
  'DELETE /api/games/{id}/vacation': seated(200, 200, 'their own holiday'),
  'DELETE /api/games/{id}/seat': seated(204, 204, 'their own seat'),
  'PATCH /api/games/{id}/desk': seated(200, 200, 'their own desk'),
  'POST /api/games/{id}/votes': seated(200),
  'PUT /api/games/{id}/votes/{vote}': seated(200, 200, 'their own ballot'),
  'GET /api/games/{id}/notifications': seated(200, 200, 'their own choices; webhooks the host alone'),
  'PUT /api/games/{id}/notifications': seated(200, 200, 'their own choices'),
  'POST /api/games/{id}/webhooks': seated(201, 403, 'the host alone'),
  'DELETE /api/games/{id}/webhooks/{hook}': seated(204, 403, 'the host alone'),
  'POST /api/games/{id}/webhooks/{hook}/test': seated(204, 403, 'the host alone'),
  'POST /api/games/{id}/invitations': seated(202, 202, 'whom they have sat with'),
  'GET /api/feeds/{token}/tables.ics': open(200, 'whoever holds the link'),
  'GET /api/feeds/{token}/tables.atom': open(200, 'whoever holds the link'),
  'GET /api/unsubscribe/{token}': open(303, 'whoever has the mail'),
  'POST /api/unsubscribe/{token}': open(200, 'whoever has the mail: it stops what the mail is about'),
  'POST /api/mail/events': open(204, 'signed by the provider that sends our mails'),
  'GET /api/operator/undelivered': open(200, 'whoever has the token of whoever runs the server'),
  'POST /api/operator/undelivered/{id}': open(204, 'whoever has the token of whoever runs the server'),
  'GET /api/invitations/{code}': open(200, 'whoever holds the invitation'),
  'POST /api/invitations/{code}/seat': own(200, 'whoever holds the invitation'),
} as const satisfies { readonly [route: string]: Right };

export type Route = keyof typeof RIGHTS;

/** All routes of the table. */
export const ROUTES: readonly Route[] = Object.keys(RIGHTS).filter(isRoute);

export function isRoute(text: string): text is Route {
  return Object.hasOwn(RIGHTS, text);
}
