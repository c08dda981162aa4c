import { createHash } from 'node:crypto';
import { fieldsOf } from '@slow-train/rules';
import type { InvitationAnswered, MailedAnswer } from '../evidence/invitations.ts';
import { isAcknowledged, type RunEvidence } from '../record.ts';
import { mayFollow } from './effects.ts';
import { isGone } from './gone.ts';
import type { Stored, StoredGame } from './stored.ts';
import type { Violation } from './violation.ts';

// Whether invitations are answered as their people have answered them, and nobody has a seat who does not want it.

/** Finds what is wrong with invitations and with who came by them. Pure. */
export function wrongInvitations(evidence: RunEvidence, stored: Stored): Violation[] {
  return [
    ...evidence.answers.flatMap((answer) => wrongAnswer(answer, evidence, stored)),
    ...evidence.mailedAnswers.flatMap((answer) => wrongMailedAnswer(answer, evidence, stored)),
    ...stored.games.flatMap((game) => seatedUnasked(game, evidence, stored)),
  ];
}

/** Until the game starts, the last answer other than yes is the one that is kept; after a no, also by nobody. */
function wrongAnswer(given: InvitationAnswered, evidence: RunEvidence, { games, clients }: Stored): Violation[] {
  const { client, game: id, answer } = given;
  const game = games.find((one) => one.id === id && one.status === 'lobby');
  const others = [...evidence.answers, ...evidence.sittings, ...evidence.rematches].filter(
    (other) => other !== given && other.client === client,
  );
  // Who plays again, or takes any seat, may have come to this game that way.
  const isSuperseded = others.some((other) => mayFollow(other, given));
  if (game === undefined || answer === 'yes' || !isAcknowledged(given) || isSuperseded) return [];
  if (isGone(evidence, client)) return [];
  const accounts = new Set([...clients].flatMap(([account, name]) => (name === client ? [account] : [])));
  const kept = game.seats
    .map((occupant) => fieldsOf(occupant['reserved']))
    .find(({ account }) => typeof account === 'string' && accounts.has(account));
  const isAsSaid = kept === undefined ? answer === 'no' : kept['answer'] === answer;
  return isAsSaid ? [] : [{ kind: 'wrongAnswer', subject: id, evidence: { given, kept: kept ?? null } }];
}

/** The same for what came by mail. */
function wrongMailedAnswer(given: MailedAnswer, evidence: RunEvidence, { games }: Stored): Violation[] {
  const { client, code, answer } = given;
  const mailed = createHash('sha256')
    .update(JSON.stringify(['mailed', code]))
    .digest('hex');
  const isSuperseded =
    evidence.mailedAnswers.some((other) => other.code === code && mayFollow(other, given)) ||
    evidence.sittings.some((other) => other.client === client && mayFollow(other, given));
  if (!isAcknowledged(given) || isSuperseded) return [];
  const found = games
    .filter(({ status }) => status === 'lobby')
    .flatMap((game) => game.seats.map((occupant) => ({ game, occupant })))
    .find(({ occupant }) => occupant['mailed'] === mailed);
  if (found === undefined || found.occupant['answer'] === answer) return [];
  return [{ kind: 'wrongAnswer', subject: found.game.id, evidence: { given, found: found.occupant } }];
}

/** Everybody in a seat of their own has asked for it in some way. */
function seatedUnasked({ id, name, seats, repeats }: StoredGame, evidence: RunEvidence, stored: Stored): Violation[] {
  const circle = stored.circleGames.find((one) => one.game_id === id)?.circle_id;
  const tournament = stored.tables.find((one) => one.game_id === id)?.tournament_id;
  return seats.flatMap(({ kind, account }): Violation[] => {
    const client = stored.clients.get(account ?? '');
    if (kind !== 'person' || client === undefined) return [];
    const ofClient = <T extends { readonly client: string }>(
      wishes: readonly T[],
      fits: (one: T) => boolean,
    ): boolean => wishes.some((one) => one.client === client && fits(one));
    const isWanted =
      ofClient(evidence.creations, (one) => one.name === name) ||
      ofClient(evidence.sittings, (one) => one.game === id) ||
      ofClient(evidence.answers, (one) => one.game === id && one.answer === 'yes') ||
      ofClient(evidence.rematches, (one) => one.game === repeats) ||
      // A waiting account may get a seat in any open game of the kind.
      ofClient(evidence.waits, () => true) ||
      ofClient(evidence.circleWishes, (one) => one.deed.do === 'open' && one.circle === circle) ||
      ofClient(evidence.tournamentWishes, (one) => one.deed.do === 'enter' && one.tournament === tournament);
    return isWanted ? [] : [{ kind: 'seatedUnasked', subject: id, evidence: { client, seats } }];
  });
}
