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
/** Returns an unused key. */
export const newKey = (): string => `key-of-the-tests-${String(keys++).padStart(8, '0')}`;

/** Returns the game in an answer, checked against its schema. */
export async function tableIn(answer: Response, status = 200): Promise<GameAnswer> {
  const body: unknown = await answer.json();
  expect({ status: answer.status, body }).toMatchObject({ status });
  return GameAnswerSchema.parse(body);
}

/** Returns the problem document in an answer, after checking its content type (RFC 9457). */
export async function problemIn(answer: Response): Promise<Omit<Problem, 'requestId'>> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const { requestId, ...problem } = ProblemSchema.parse(await answer.json());
  expect(problem.status).toBe(answer.status);
  expect(requestId).toBe(answer.headers.get('x-request-id'));
  return problem;
}

/** Creates a game; unless `table` says otherwise, one in which every action is sent by hand. */
export async function setTable(host: Visitor, table: Partial<NewGame> = {}): Promise<GameAnswer> {
  const wanted: NewGame = { rules: { preset: 'hub' }, seats: 2, forcedPlays: false, ...table };
  return tableIn(await host.post('/api/games', wanted, { 'idempotency-key': newKey() }), 201);
}

/** Starts a game of one person against a computer player. */
export function soloTable(host: Visitor, table: Partial<NewGame> = {}): Promise<GameAnswer> {
  return setTable(host, { computers: (table.seats ?? 2) - 1, start: true, ...table });
}

export function send(
  who: Visitor,
  { game }: GameAnswer,
  action: string,
  key = newKey(),
  rounds = 0,
): Promise<Response> {
  return who.post(
    `/api/games/${game.id}/actions${rounds === 0 ? '' : `?rounds=${rounds}`}`,
    { do: action },
    { 'if-match': `"${game.revision}"`, 'idempotency-key': key },
  );
}

export async function look(who: Visitor, id: string, query = ''): Promise<GameAnswer> {
  return tableIn(await who.get(`/api/games/${id}${query}`));
}

/** Returns the round as this answer's reader sees it. */
export function viewIn({ game }: GameAnswer): View {
  if (game.round === null) throw new Error('there is no round yet');
  return readView(game.round);
}

/** Returns the reader's legal actions in notation, plays first; a build has a single tile. */
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

/** Returns one of them, a play rather than a draw. Throws if the game does not wait for the reader. */
export function someAction(answer: GameAnswer): string {
  return at(legalIn(answer), 0);
}

/** Returns a game's whole log, as this reader may see it. */
export async function wholeLog(who: Visitor, id: string): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = [];
  for (;;) {
    const page = (await look(who, id, `?since=${log.at(-1)?.revision ?? 0}`)).log;
    if (page.length === 0) return log;
    log.push(...page);
  }
}
