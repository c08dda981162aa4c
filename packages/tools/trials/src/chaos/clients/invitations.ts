import { GameListSchema, type GameAnswer } from '@slow-train/protocol';
import { fieldsOf } from '@slow-train/rules';
import { MAIL_DOMAIN } from '../cluster/receivers.ts';
import type { InvitationAnswered, MailedAnswer } from '../evidence/invitations.ts';
import type { Client } from './client.ts';
import { poll, requestSeat } from './games.ts';

// Invitations, by name and by mail, and what those who get them answer.

/** Answers an invitation, mostly with yes; at times on two devices that do not agree. */
export async function sendAnswer(client: Client): Promise<void> {
  const { random } = client;
  const { body } = await client.ask('list', { method: 'GET', path: '/api/games', headers: {} });
  const found = GameListSchema.safeParse(body);
  const invitation = found.success ? random.oneOf(found.data.invitations ?? []) : undefined;
  if (invitation === undefined) return;
  const send = async (): Promise<void> => {
    const answer: InvitationAnswered = {
      ...client.wish(invitation.id),
      answer: random.oneOf(['yes', 'yes', 'yes', 'yes', 'later', 'no'] as const) ?? 'yes',
    };
    client.record.answers.push(answer);
    await client.intend(
      'answer',
      {
        method: 'PUT',
        path: `/api/games/${invitation.id}/answer`,
        headers: {},
        body: JSON.stringify({ answer: answer.answer }),
      },
      answer,
    );
  };
  await Promise.all([send(), ...(random.chance(10) ? [send()] : [])]);
}

/** Invites somebody by mail into one of its games that have not started, after another look: a page polls, too. */
export async function inviteByMail(client: Client): Promise<void> {
  const { random, record } = client;
  const hasRoom = ({ game }: GameAnswer): boolean =>
    game.status === 'lobby' &&
    game.you.isHost &&
    game.seats.some((seat) => seat.kind === 'nobody' && !seat.reserved && !seat.byMail);
  const chosen = random.oneOf(client.open().filter(hasRoom));
  if (chosen === undefined) return;
  await poll(client, chosen.game.id, true);
  const seen = client.games.get(chosen.game.id);
  const game = seen !== undefined && hasRoom(seen) ? seen.game : undefined;
  const others = [...new Set(record.calls.map((call) => call.client))].filter((name) => name !== client.name);
  const other = random.oneOf(others);
  if (game === undefined || other === undefined) return;
  await client.insist('invite', {
    method: 'POST',
    path: `/api/games/${game.id}/mail-invitations`,
    headers: { 'idempotency-key': client.newKey() },
    body: JSON.stringify({ email: `${other}@${MAIL_DOMAIN}` }),
  });
}

/** Answers an invitation that came by mail: takes the seat, or says later or no. */
export async function answerMail(client: Client): Promise<void> {
  const { random, record } = client;
  const mail = random.oneOf(record.mailedInvitations.filter((one) => one.client === client.name).slice(-3));
  if (mail === undefined) return;
  const { code } = mail;
  if (random.chance(40)) {
    const { body } = await client.ask('answerMail', { method: 'GET', path: `/api/invitations/${code}`, headers: {} });
    const { id } = fieldsOf(fieldsOf(body)['game']);
    if (typeof id === 'string') await requestSeat(client, { game: id, invitation: code });
    return;
  }
  const answer: MailedAnswer = { ...client.want(), code, answer: random.chance(60) ? 'no' : 'later' };
  record.mailedAnswers.push(answer);
  await client.intend(
    'answerMail',
    {
      method: 'PUT',
      path: `/api/invitations/${code}/answer`,
      headers: {},
      body: JSON.stringify({ answer: answer.answer }),
    },
    answer,
  );
}
