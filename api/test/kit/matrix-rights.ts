import type { PROBLEMS } from '@slow-train/protocol';

// Who may do what. docs/authorization.md shows this table; api/test/http/authorization-matrix.test.ts tests every cell.

/** Every kind of caller, in the order of the test: callers who may change something come last. */
export const CALLERS = ['nobody', 'revoked', 'deleted', 'stranger', 'member', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];

/** A description of each kind of caller. */
export const WHO = {
  nobody: 'has no session',
  revoked: 'was the owner until another of their devices signed this browser out',
  deleted: 'has the session of a deleted account',
  stranger: 'is signed in, but has nothing to do with the game or account',
  member: 'has another seat in the game',
  owner: 'has the seat, hosts the game, or owns the account or item',
} as const satisfies { readonly [caller in Caller]: string };

type Status = 200 | 201 | 202 | 204 | 303 | (typeof PROBLEMS)[keyof typeof PROBLEMS];
type Answers = { readonly [caller in Caller]: Status };
export interface Right {
  readonly answers: Answers;
  /** What grants access, if that is not the caller's identity; or why it is refused. */
  readonly note?: string;
}

/** Needs no session. */
const open = (status: Status, note?: string): Right => ({
  answers: { nobody: status, revoked: status, deleted: status, stranger: status, member: status, owner: status },
  ...(note === undefined ? {} : { note }),
});
const OUT = { nobody: 401, revoked: 401, deleted: 401 } as const;
/** For signed-in callers, about their own account only. */
const own = (status: Status, note?: string): Right => ({
  answers: { ...OUT, stranger: status, member: status, owner: status },
  ...(note === undefined ? {} : { note }),
});
/** For the players of the game; for a stranger it does not exist. */
const seated = (status: Status, member: Status = status, note?: string): Right => ({
  answers: { ...OUT, stranger: 404, member, owner: status },
  ...(note === undefined ? {} : { note }),
});
/** For the owner only; `others` is what anybody else gets. */
const mine = (status: Status, others: Status, note?: string): Right => ({
  answers: { ...OUT, stranger: others, member: others, owner: status },
  ...(note === undefined ? {} : { note }),
});
/** A way to sign in to another account; a guest with seats has to confirm. */
const wayIn = (note: string): Right => ({
  answers: { nobody: 200, revoked: 200, deleted: 200, stranger: 200, member: 409, owner: 409 },
  note: `${note}; a guest with seats has to confirm`,
});

/** Every route of the OpenAPI document. */
export const RIGHTS = {
  'GET /api/health': open(200),
  'GET /api/ready': open(200),
  'GET /api/openapi.json': open(200),
  'GET /.well-known/security.txt': open(200),

  'GET /api/me': own(200),
  'PUT /api/me': own(200),
  'DELETE /api/me': own(204),
  'PUT /api/me/settings': own(200),
  'PUT /api/me/presence': own(200),
  'GET /api/me/export': own(200),
  'GET /api/me/devices': own(200),
  'DELETE /api/me/devices': own(204),
  'DELETE /api/me/devices/{id}': mine(204, 404),
  'POST /api/me/email/mail': own(202),
  'PUT /api/me/email': mine(200, 401, 'with the code mailed to the owner'),
  'GET /api/me/passkeys': own(200),
  'POST /api/me/passkeys/challenge': own(200),
  'POST /api/me/passkeys': mine(201, 409, 'with the response to the owner’s challenge'),
  'PUT /api/me/passkeys/{id}': mine(200, 404),
  'DELETE /api/me/passkeys/{id}': mine(204, 404),
  'POST /api/me/hand-offs': own(201),
  'GET /api/me/hand-offs/{id}': mine(200, 404),
  'DELETE /api/me/hand-offs/{id}': mine(204, 404),

  'GET /api/me/notifications': own(200),
  'PUT /api/me/notifications': own(200),
  'POST /api/me/notifications/test': mine(204, 404),
  'DELETE /api/me/mail-stop': own(204),
  'POST /api/me/push': own(201, 'the browser’s own subscription'),
  'DELETE /api/me/push/{id}': mine(204, 404),
  'POST /api/me/webhooks': own(201),
  'DELETE /api/me/webhooks/{id}': mine(204, 404),
  'POST /api/me/feeds': own(201),
  'DELETE /api/me/feeds': own(204),
  'GET /api/me/companions': own(200, 'people they have played with'),
  'GET /api/me/boundaries': own(200, 'whom they do not want to hear'),
  'DELETE /api/me/boundaries/{id}': mine(204, 404),
  'GET /api/me/reports': own(200, 'their own'),
  'GET /api/me/sanctions': own(200, 'what was imposed on them'),
  'PUT /api/me/sanctions/{id}/appeal': mine(204, 404),
  'GET /api/me/profile': own(200),
  'PUT /api/me/profile': own(200),
  'GET /api/me/years/{year}': own(200),

  'POST /api/auth/sign-in/anonymous': open(200),
  'POST /api/auth/sign-out': open(204),
  'POST /api/auth/mail': open(202, 'the same whether or not the address has an account'),
  'POST /api/auth/sign-in/mail': wayIn('by a mailed code'),
  'POST /api/auth/restore-email': {
    answers: { nobody: 204, revoked: 401, deleted: 401, stranger: 401, member: 401, owner: 401 },
    note: 'anybody with the mailed link, once',
  },
  'POST /api/auth/passkey/challenge': open(200),
  'POST /api/auth/sign-in/passkey': wayIn('by a passkey'),
  'POST /api/auth/sign-in/hand-off': wayIn('by a QR code'),

  'GET /api/me/setups': own(200, 'their own'),
  'POST /api/me/setups': own(204),
  'PUT /api/me/setups/{id}': mine(204, 404),
  'DELETE /api/me/setups/{id}': mine(204, 404),

  'GET /api/games': own(200, 'their own games'),
  'POST /api/games': own(201),
  'GET /api/games/{id}': seated(200),
  'GET /api/games/{id}/recap': seated(200, 200, 'what their own seat could see'),
  'GET /api/games/{id}/record': seated(200, 200, 'once a round is over'),
  'GET /api/games/{id}/deals/{round}': seated(200, 200, 'once the round is over'),
  'GET /api/games/{id}/seats/{seat}/profile': seated(200, 200, 'what the person in that seat shows'),
  'PUT /api/games/{id}/seats/{seat}/block': seated(204, 204, 'the person in another seat'),
  'POST /api/games/{id}/reports': seated(204, 204, 'the person in another seat'),
  'POST /api/games/{id}/actions': seated(200, 422, 'on their own turn'),
  'POST /api/games/{id}/notes': seated(200),
  'POST /api/games/{id}/invitation': seated(200, 403, 'the host; any player while a seat is held'),
  'POST /api/games/{id}/start': seated(200, 403, 'the host only'),
  'PATCH /api/games/{id}/seat': seated(200, 200, 'their own seat'),
  'POST /api/games/{id}/seat': seated(200, 200, 'their own seat, back from its substitute'),
  'PUT /api/games/{id}/vacancy': seated(200, 200, 'while a computer player holds a seat'),
  'POST /api/games/{id}/vacancy/seat': seated(200, 200, 'anybody, if the game is open to volunteers'),
  'GET /api/vacancies': own(200, 'other people’s games that are open to volunteers'),
  'PUT /api/games/{id}/plan': seated(200, 200, 'their own plan'),
  'DELETE /api/games/{id}/plan': seated(200, 200, 'their own plan'),
  'PUT /api/games/{id}/vacation': seated(200, 200, 'their own vacation'),
  'DELETE /api/games/{id}/vacation': seated(200, 200, 'their own vacation'),
  'DELETE /api/games/{id}/seat': seated(204, 204, 'their own seat'),
  'PATCH /api/games/{id}/desk': seated(200, 200, 'their own player state'),
  'GET /api/games/{id}/talk': seated(200),
  'POST /api/games/{id}/talk': seated(201),
  'PATCH /api/games/{id}/talk/{number}': seated(200, 404, 'their own messages'),
  'DELETE /api/games/{id}/talk/{number}': seated(204, 404, 'their own messages'),
  'PUT /api/games/{id}/talk/reactions/{revision}': seated(204, 204, 'their own reaction'),
  'PUT /api/games/{id}/talk/mutes/{seat}': seated(204, 204, 'for themselves'),
  'PUT /api/games/{id}/talk/rules': seated(200, 403, 'the host only'),
  'GET /api/games/{id}/watching': seated(200),
  'PUT /api/games/{id}/watching': seated(200, 403, 'the host only'),
  'PUT /api/games/{id}/watching/link': seated(200, 200, 'a game that others may watch, or that is over'),
  'DELETE /api/games/{id}/watching/link': seated(204, 204, 'a game that is over; the host at any time'),
  'POST /api/games/{id}/votes': seated(200),
  'PUT /api/games/{id}/votes/{vote}': seated(200, 200, 'their own ballot'),
  'POST /api/games/{id}/end': seated(409, 409, 'only a game against computers; others vote on it'),
  'DELETE /api/games/{id}/end': seated(200, 200, 'what they ended themselves, for a minute'),
  'GET /api/games/{id}/notifications': seated(200, 200, 'their own preferences; webhooks for the host only'),
  'PUT /api/games/{id}/notifications': seated(200, 200, 'their own preferences'),
  'POST /api/games/{id}/webhooks': seated(201, 403, 'the host only'),
  'DELETE /api/games/{id}/webhooks/{hook}': seated(204, 403, 'the host only'),
  'POST /api/games/{id}/webhooks/{hook}/test': seated(204, 403, 'the host only'),
  'PUT /api/games/{id}/answer': seated(200, 200, 'whoever a seat is kept for, and those seated already'),
  'DELETE /api/games/{id}/reservations/{seat}': seated(200, 403, 'the host only'),
  'POST /api/games/{id}/rematch': seated(200, 200, 'once the game is over'),
  'POST /api/games/{id}/invitations': seated(202, 202, 'people they have played with'),
  'GET /api/tournaments': own(200, 'those they play in or organise'),
  'POST /api/tournaments': mine(201, 403, 'accounts, not guests'),
  'GET /api/tournaments/{id}': open(200, 'anybody with the link'),
  'PATCH /api/tournaments/{id}': mine(200, 403, 'the organiser, until registration ends'),
  'PUT /api/tournaments/{id}/entry': mine(200, 403, 'accounts with the link, not guests'),
  'DELETE /api/tournaments/{id}/entry': mine(200, 404, 'whoever takes part'),
  'POST /api/tournaments/{id}/begin': mine(409, 403, 'the organiser, once enough have registered'),
  'POST /api/tournaments/{id}/cancel': mine(200, 403, 'the organiser'),
  'DELETE /api/tournaments/{id}/entrants/{number}': mine(200, 403, 'the organiser'),
  'POST /api/games/{id}/mail-invitations': seated(403, 403, 'the host, if their account has an address'),
  'DELETE /api/games/{id}/seats/{seat}': seated(200, 403, 'the host only'),
  'GET /api/open-games': open(200, 'games that anybody may join; names only for those who are signed in'),
  'POST /api/open-games/{id}/seat': own(200, 'anybody, if the game is open'),
  'POST /api/open-games/{id}/wait': {
    answers: { nobody: 401, revoked: 401, deleted: 401, stranger: 204, member: 409, owner: 409 },
    note: 'anybody without a seat there, if the game was open and is full',
  },
  'DELETE /api/me/waits/{id}': mine(204, 404),
  'GET /api/circles': own(200, 'their own circles'),
  'POST /api/circles': own(201, 'not for guests'),
  'GET /api/circles/{id}': seated(200, 200, 'its members'),
  'PATCH /api/circles/{id}': seated(204, 403, 'its founder only'),
  'POST /api/circles/{id}/invitation': seated(204, 403, 'its founder only'),
  'PUT /api/circles/{id}/founder': seated(204, 403, 'its founder only'),
  'DELETE /api/circles/{id}/members/{member}': seated(204, 403, 'themselves; others for the founder only'),
  'POST /api/circles/{id}/invitations': seated(202, 202, 'people they have played with'),
  'PUT /api/circles/{id}/answer': seated(200, 200, 'whoever is asked, and members'),
  'PUT /api/circles/{id}/standing': seated(204, 403, 'its founder only'),
  'POST /api/circles/{id}/games': seated(201, 403, 'its founder only'),
  'PUT /api/circles/{id}/games/{game}/substitute': seated(204, 403, 'its founder only'),
  'POST /api/circles/{id}/seasons': seated(201, 403, 'its founder only'),
  'GET /api/circles/{id}/seasons/{season}': seated(200, 200, 'its members'),
  'DELETE /api/circles/{id}/season': seated(204, 403, 'its founder only'),
  'GET /api/circle-invitations/{code}': open(200, 'anybody with the link'),
  'POST /api/circle-invitations/{code}/member': own(200, 'anybody with the link, but no guests'),
  'GET /api/feeds/{token}/tables.ics': open(200, 'anybody with the link'),
  'GET /api/feeds/{token}/tables.atom': open(200, 'anybody with the link'),
  'GET /api/watch/{token}': open(200, 'anybody with the link'),
  'GET /api/watch/{token}/versions/{version}': open(200, 'anybody with the link'),
  'GET /api/watch/{token}/record': open(200, 'anybody with the link, once the game is over'),
  'GET /api/unsubscribe/{token}': open(303, 'anybody with the mail'),
  'POST /api/unsubscribe/{token}': open(200, 'anybody with the mail; stops the mails its link is for'),
  'POST /api/mail/events': open(204, 'signed by our mail provider'),
  'GET /api/operator/undelivered': open(200, 'the operator, by token'),
  'GET /api/operator/unreadable-games': open(200, 'the operator, by token'),
  'POST /api/operator/undelivered/{id}': open(204, 'the operator, by token'),
  'POST /api/operator/games/look-up': open(200, 'the operator, by token'),
  'POST /api/operator/games/{id}/take-down': open(200, 'the operator, by token'),
  'POST /api/operator/accounts/look-up': open(200, 'the operator, by token'),
  'POST /api/operator/accounts/{id}/end-sessions': open(200, 'the operator, by token'),
  'POST /api/operator/accounts/{id}/export': open(200, 'the operator, by token'),
  'POST /api/operator/accounts/{id}/delete': open(204, 'the operator, by token'),
  'GET /api/operator/reports': open(200, 'the operator, by token'),
  'GET /api/operator/reports/{id}': open(200, 'the operator, by token'),
  'POST /api/operator/reports/{id}/dismiss': open(200, 'the operator, by token'),
  'GET /api/operator/sanctions': open(200, 'the operator, by token'),
  'POST /api/operator/sanctions': open(200, 'the operator, by token'),
  'POST /api/operator/sanctions/{id}/answer': open(200, 'the operator, by token'),
  'GET /api/metrics': open(200, 'the operator, by token'),
  'GET /api/operator/audit': open(200, 'the operator, by token'),
  'GET /api/invitations/{code}': open(200, 'anybody with the invitation'),
  'POST /api/invitations/{code}/seat': own(200, 'anybody with the invitation'),
  'PUT /api/invitations/{code}/answer': open(204, 'anybody with the link from a mail'),
} as const satisfies { readonly [route: string]: Right };

export type Route = keyof typeof RIGHTS;

/** All routes in the table. */
export const ROUTES: readonly Route[] = Object.keys(RIGHTS).filter(isRoute);

export function isRoute(text: string): text is Route {
  return Object.hasOwn(RIGHTS, text);
}
