import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '../record.ts';
import type { Client } from './client.ts';
import { create, join, leave, list, poll, start } from './games.ts';
import { actOrLook, plan, vote } from './turns.ts';

/** What a player does next, and how often, in percent of its steps. */
const HABITS: readonly (readonly [Operation, number])[] = [
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

interface Pace {
  /** Milliseconds between two steps. */
  readonly least: number;
  readonly most: number;
}

/** A player who decides by a seed and by what they see. */
export class Player {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Plays until it is told to stop. */
  async play(pace: Pace, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.#step();
      await wait(this.#client.random.from(pace.least, pace.most));
    }
  }

  /** Looks at each of its games once more. */
  async lookAtAll(): Promise<void> {
    await list(this.#client);
    for (const game of this.#client.games.keys()) await poll(this.#client, game);
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
        return create(client);
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
        return game && leave(client, game);
      default:
        return operation satisfies never;
    }
  }

  #choose(): Operation {
    const { random } = this.#client;
    if (this.#client.open().length === 0) return random.chance(70) ? 'join' : 'create';
    let left = random.from(1, 100);
    return HABITS.find(([, share]) => (left -= share) <= 0)?.[0] ?? 'act';
  }
}
