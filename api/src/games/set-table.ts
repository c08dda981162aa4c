import type { GameAnswer, NewGameSchema } from '@slow-train/protocol';
import { err, ok, parseSetup, ruleChoice, type Result, type Setup } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type * as z from 'zod';
import type { Chance } from '../fairness/chance.ts';
import type { Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import { prepareAhead } from '../fairness/preparing.ts';
import { begin, beginWaiting, seatComputers, sitDown } from './boarding.ts';
import { changeOf, type Change } from './change.ts';
import { newInvitation } from './invitation.ts';
import { tableName } from './names.ts';
import { UNPLAYED } from './game.ts';
import { sitterFrom, type Player } from './player.ts';
import type { Ports } from './ports.ts';
import { answerAgain, hashOf } from './receipt.ts';

export type NewTable = z.output<typeof NewGameSchema>;

/**
 * Sets a table: its host sits down first, then the computer players asked for; it may start at once.
 * @returns the table; for a key that is known the first answer again.
 * Failures: `conflict` (no name), `key-reused`, `invalid-request` (what does not fit together, in a sentence)
 */
export async function setTable(
  ports: Ports,
  player: Player,
  wanted: NewTable,
  key: string,
): Promise<Result<GameAnswer, Failure>> {
  const { store, chance } = ports;
  const sitter = await sitterFrom(store, player, wanted.zone);
  if (!sitter.ok) return sitter;
  const { account } = player;
  const request = await hashOf(['set-table', wanted]);
  const known = await store.receipt(account, key);
  if (known) return answerAgain(known, request);
  const setup = checked(wanted);
  if (!setup.ok) return setup;
  const empty = emptyTable(setup.value, wanted, account, ports);
  const boarded = seatComputers(sitDown(empty, sitter.value), wanted.computers, chance);
  const change = begun(boarded, wanted, chance);
  const answer = answerFor(change.game, change.entries, account);
  if (await store.save(change, { account, key, request, answer })) return ok(answer);
  // The same request, sent twice at once: the other one was first.
  const other = await store.receipt(account, key);
  return other
    ? answerAgain(other, request)
    : err({ problem: 'conflict', detail: 'The table could not be saved. Send it again.' });
}

function begun(change: Change, { start, takesPart }: NewTable, chance: Chance): Change {
  if (!start) return change;
  return takesPart ? beginWaiting(change) : begin(change, chance);
}

function checked({ rules, seats, set, rounds, computers, start }: NewTable): Result<Setup, Failure> {
  const setup = parseSetup(rules, seats, set, rounds);
  if (!setup.ok) return err({ problem: 'invalid-request', detail: setup.error });
  if (computers >= seats)
    return err({ problem: 'invalid-request', detail: 'One of the seats is yours: ask for fewer computer players.' });
  if (start && computers < seats - 1) {
    return err({
      problem: 'invalid-request',
      detail: 'There are open seats: the table can only start at once without them.',
    });
  }
  return setup;
}

function emptyTable({ rules, set, seats, rounds }: Setup, wanted: NewTable, host: string, ports: Ports): Change {
  const { chance, now } = ports;
  const at = now();
  const game = {
    id: nanoid(12),
    revision: 0,
    name: wanted.name ?? tableName(chance),
    status: 'boarding',
    host,
    setup: {
      rules: ruleChoice(rules),
      set,
      rounds,
      forced: wanted.forcedPlays,
      ...(wanted.clock && { clock: wanted.clock }),
    },
    seats: Array.from({ length: seats }, () => ({ kind: 'nobody' }) as const),
    ...newInvitation(at),
    ...UNPLAYED,
    createdAt: at,
    updatedAt: at,
  } as const;
  return { ...changeOf(game, at), before: null, game: prepareAhead(game, chance) };
}
