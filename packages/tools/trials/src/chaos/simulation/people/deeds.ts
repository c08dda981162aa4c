import type { Client } from '../../clients/client.ts';
import { attendCircles } from '../../clients/circles.ts';
import { createAsClient, join, requestLeave, list, poll, start } from '../../clients/games.ts';
import { sendAnswer, answerMail, inviteByMail } from '../../clients/invitations.ts';
import { sendMark } from '../../clients/marks.ts';
import { lookAtOpenGames, rematch } from '../../clients/open-games.ts';
import { block, correct, sendReaction, sendMessage } from '../../clients/talk.ts';
import { attendTournaments } from '../../clients/tournaments.ts';
import { actOrLook, plan, vote } from '../../clients/turns.ts';
import { watch } from '../../clients/watch.ts';
import { seekOrSit, takeVacation } from './absence.ts';

/** What somebody may do when they look at the site. */
export type Deed = keyof typeof DEEDS;

/** Returns one of their games that are not over. */
const oneOf = (client: Client) => client.random.oneOf(client.open());

export const DEEDS = {
  list: (client: Client) => list(client, true),
  act: actOrLook,
  answer: sendAnswer,
  poll: async (client: Client) => {
    const game = oneOf(client);
    if (game !== undefined) await poll(client, game.game.id);
  },
  plan: async (client: Client) => {
    const game = oneOf(client);
    if (game !== undefined) await plan(client, game);
  },
  vote: async (client: Client) => {
    const game = oneOf(client);
    if (game !== undefined) await vote(client, game);
  },
  start: async (client: Client) => {
    const game = oneOf(client);
    if (game !== undefined) await start(client, game);
  },
  leave: async (client: Client) => {
    const game = oneOf(client);
    if (game !== undefined) await requestLeave(client, game);
  },
  create: createAsClient,
  join,
  say: sendMessage,
  correct,
  react: sendReaction,
  mark: sendMark,
  block,
  openGames: lookAtOpenGames,
  rematch,
  invite: inviteByMail,
  answerMail,
  watch,
  circle: attendCircles,
  tournament: attendTournaments,
  absence: seekOrSit,
  vacation: takeVacation,
} as const;

/** What people do besides playing, and how often, of a hundred such deeds. */
export const BESIDES: readonly (readonly [Deed, number])[] = [
  ['say', 15],
  ['correct', 5],
  ['react', 6],
  ['mark', 9],
  ['poll', 7],
  ['watch', 6],
  ['openGames', 11],
  ['rematch', 6],
  ['invite', 2],
  ['answerMail', 3],
  ['circle', 9],
  ['tournament', 9],
  ['plan', 4],
  ['vote', 2],
  ['start', 1],
  ['leave', 1],
  ['absence', 3],
  ['block', 1],
];
