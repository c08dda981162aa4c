import {
  GameAnswerSchema,
  ProblemSchema,
  type GameAnswer,
  type LogEntry,
  type NewGame,
  type Problem,
} from '@slow-train/protocol';
import { at, bears, legalActions, readView, writeAction, type View } from '@slow-train/rules';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

let keys = 0;
/** A key nobody has used. */
export const newKey = (): string => `key-of-the-tests-${String(keys++).padStart(8, '0')}`;

/** The body of an answer about a table, checked against the wire's schema. */
export async function tableIn(answer: Response, status = 200): Promise<GameAnswer> {
  const body: unknown = await answer.json();
  expect({ status: answer.status, body }).toMatchObject({ status });
  return GameAnswerSchema.parse(body);
}

/** The problem document in an answer, with the type its kind has (RFC 9457). */
export async function problemIn(answer: Response): Promise<Problem> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = ProblemSchema.parse(await answer.json());
  expect(problem.status).toBe(answer.status);
  return problem;
}

/** Sets a table: one where every action is sent by hand, if it is not said otherwise. */
export async function setTable(host: Visitor, table: Partial<NewGame> = {}): Promise<GameAnswer> {
  const wanted: NewGame = { rules: { preset: 'hub' }, seats: 2, forcedPlays: false, ...table };
  return tableIn(await host.post('/api/games', wanted, { 'idempotency-key': newKey() }), 201);
}

/** A table of one person against a computer, started. */
export function soloTable(host: Visitor, table: Partial<NewGame> = {}): Promise<GameAnswer> {
  return setTable(host, { computers: (table.seats ?? 2) - 1, start: true, ...table });
}

export function send(who: Visitor, { game }: GameAnswer, action: string, key = newKey()): Promise<Response> {
  return who.post(
    `/api/games/${game.id}/actions`,
    { do: action },
    { 'if-match': `"${game.revision}"`, 'idempotency-key': key },
  );
}

export async function look(who: Visitor, id: string, query = ''): Promise<GameAnswer> {
  return tableIn(await who.get(`/api/games/${id}${query}`));
}

/** The round as this answer's reader sees it. */
export function viewIn({ game }: GameAnswer): View {
  if (game.round === null) throw new Error('there is no round yet');
  return readView(game.round);
}

/** The reader's legal actions in turn, in writing, plays first; a build as one of a single tile. */
export function legalIn(answer: GameAnswer): string[] {
  const { table, hand, seat } = viewIn(answer);
  if (seat === null) return [];
  const legal = legalActions(table, hand, seat).toSorted((a, b) => Number(b.do === 'play') - Number(a.do === 'play'));
  const { end } = at(table.seats, seat).train;
  return legal.flatMap((action) => {
    if (action.do === 'tap' || action.do === 'catch') return [];
    if (action.do !== 'build') return [writeAction(action)];
    return hand.filter((tile) => bears(tile, end)).map((tile) => writeAction({ do: 'build', tiles: [tile] }));
  });
}

/** One of them; plays rather than draws. Throws where the table does not wait for the reader. */
export function someAction(answer: GameAnswer): string {
  return at(legalIn(answer), 0);
}

/** All of the log of a table, as this reader may know it. */
export async function wholeLog(who: Visitor, id: string): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = [];
  for (;;) {
    const page = (await look(who, id, `?since=${log.at(-1)?.revision ?? 0}`)).log;
    if (page.length === 0) return log;
    log.push(...page);
  }
}
