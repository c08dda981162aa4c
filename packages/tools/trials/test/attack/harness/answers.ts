import type { Visitor } from '../../../../../../api/test/kit/visitor.ts';
import type { HttpClient, HttpResponse } from '../../../src/attack/http-client.ts';

/** A request whose answers are compared. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request with somebody's cookies, and returns what can be compared of the answer, as text. */
export async function answerTo(client: HttpClient, origin: string, who: Visitor, sent: Sent): Promise<string> {
  const { method, path, body, headers = {} } = sent;
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await client.send({
    method,
    target: path,
    headers: [['cookie', cookie], ['origin', origin], ['content-type', 'application/json'], ...Object.entries(headers)],
    body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)),
  });
  return JSON.stringify([body, comparable(sent, answer)]);
}

/** All that may differ between two answers to the same request: its name, and the times of its own effects. */
const NEW_EACH_TIME = [/"requestId":"[\w-]{10}"/g, /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g];

/** Counters of the operator, which grow with every request. */
const COUNTING = /^\/api\/(?:metrics|operator\/audit)$/;

function comparable({ path }: Sent, { status, headers, body }: HttpResponse): object {
  const kept = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
  const text = NEW_EACH_TIME.reduce((rest, one) => rest.replaceAll(one, (found) => '·'.repeat(found.length)), body);
  return COUNTING.test(path) ? { path, status } : { path, status, headers: kept, length: text.length, body: text };
}

/** Returns where answers differ: enough of both to see what they tell. */
export function differences(first: readonly string[], second: readonly string[]): readonly string[] {
  return first.flatMap((one, index) => {
    const other = second[index] ?? '';
    if (one === other) return [];
    const at = Array.from(one).findIndex((letter, place) => letter !== other[place]);
    return [`${one.slice(0, 60)}: ${one.slice(at - 30, at + 40)} or ${other.slice(at - 30, at + 40)}`];
  });
}
