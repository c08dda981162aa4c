import { setTimeout as wait } from 'node:timers/promises';
import type { GameOperation, SocialOperation } from '../record.ts';
import type { Client } from './client.ts';
import { createAsClient, join, requestLeave, list, poll, start } from './games.ts';
import { sendMark } from './marks.ts';
import { attendCircles, lookAtCircles } from './circles.ts';
import { sendAnswer, answerMail, inviteByMail } from './invitations.ts';
import { lookAtOpenGames, rematch } from './open-games.ts';
import { block, correct, sendReaction, sendMessage } from './talk.ts';
import { attendTournaments, lookAtTournaments } from './tournaments.ts';
import { actOrLook, plan, vote } from './turns.ts';
import { watch } from './watch.ts';

/** What a player does next, and how often, in percent of its steps. */
const HABITS: readonly (readonly [GameOperation, number])[] = [
  ['act', 66],
  ['poll', 12],
  ['create', 4],
  ['join', 8],
  ['list', 3],
  ['plan', 3],
  ['vote', 2],
  ['start', 1],
  ['leave', 1],
];

/** How often they do something else at the same time, in percent of the steps, and what, in percent of those. */
const BESIDES = 45;
const SOCIAL_HABITS: readonly (readonly [SocialOperation, number])[] = [
  ['say', 14],
  ['correct', 6],
  ['react', 3],
  ['mark', 8],
  ['watch', 11],
  ['openGames', 9],
  ['rematch', 8],
  ['answer', 11],
  ['invite', 2],
  ['answerMail', 3],
  ['circle', 11],
  ['tournament', 13],
  ['block', 1],
];

interface Pace {
  /** Milliseconds between two steps. */
  readonly least: number;
  readonly most: number;
}

/** A player who decides by a seed and by their view. */
export class ChaosPlayer {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Plays until it is told to stop. */
  async play(pace: Pace, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await Promise.all([this.#step(), ...(this.#client.random.chance(BESIDES) ? [this.#talkOrLookAround()] : [])]);
      await wait(this.#client.random.from(pace.least, pace.most));
    }
  }

  /** Looks at each of its games once more. */
  async lookAtAll(): Promise<void> {
    await list(this.#client);
    for (const game of this.#client.games.keys()) await poll(this.#client, game, true);
  }

  /** Looks at what its circles and tournaments have come to. */
  async lookAtTables(): Promise<void> {
    await lookAtCircles(this.#client);
    await lookAtTournaments(this.#client);
  }

  async #step(): Promise<void> {
    const client = this.#client;
    const operation = this.#choose();
    const game = client.random.oneOf(client.open());
    switch (operation) {
      case 'act':
        return actOrLook(client);
      case 'list':
        return list(client);
      case 'create':
        return createAsClient(client);
      case 'join':
        return join(client);
      case 'poll':
        return game && poll(client, game.game.id);
      case 'plan':
        return game && plan(client, game);
      case 'vote':
        return game && vote(client, game);
      case 'start':
        return game && start(client, game);
      case 'leave':
        return game && requestLeave(client, game);
      default:
        return operation satisfies never;
    }
  }

  #talkOrLookAround(): Promise<void> {
    const client = this.#client;
    const operation = this.#oneOf(SOCIAL_HABITS) ?? 'say';
    switch (operation) {
      case 'say':
        return sendMessage(client);
      case 'correct':
        return correct(client);
      case 'react':
        return sendReaction(client);
      case 'mark':
        return sendMark(client);
      case 'block':
        return block(client);
      case 'openGames':
        return lookAtOpenGames(client);
      case 'rematch':
        return rematch(client);
      case 'answer':
        return sendAnswer(client);
      case 'invite':
        return inviteByMail(client);
      case 'answerMail':
        return answerMail(client);
      case 'circle':
        return attendCircles(client);
      case 'tournament':
        return attendTournaments(client);
      case 'watch':
        return watch(client);
      default:
        return operation satisfies never;
    }
  }

  #choose(): GameOperation {
    const { random } = this.#client;
    if (this.#client.open().length === 0) return random.chance(70) ? 'join' : 'create';
    return this.#oneOf(HABITS) ?? 'act';
  }

  #oneOf<T>(habits: readonly (readonly [T, number])[]): T | undefined {
    let left = this.#client.random.from(1, 100);
    return habits.find(([, share]) => (left -= share) <= 0)?.[0];
  }
}
