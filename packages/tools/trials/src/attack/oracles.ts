import { ProblemSchema } from '@slow-train/protocol';
import type { ApiOperation } from './document.ts';
import type { HttpRequest } from './hostile-request.ts';
import type { HttpResponse } from './http-client.ts';

/** A request, its response, and the facts about them. */
export interface HttpExchange {
  readonly request: HttpRequest;
  readonly response: HttpResponse;
  /** The path that the request reached, without dots. */
  readonly pathname: string;
  /** The documented route that it reached; null for any other address or method. */
  readonly operation: ApiOperation | null;
  /** Whether the authorization matrix refuses every request of this caller. */
  readonly isDenied: boolean;
}

/** Returns the faults of an exchange, a sentence each. */
export function faultsOf(exchange: HttpExchange): readonly string[] {
  return ORACLES.flatMap((oracle) => oracle(exchange));
}

type Oracle = (exchange: HttpExchange) => readonly string[];

/** Statuses of workerd itself, for what never becomes a request to the Worker. */
const PLATFORM = new Set([400, 404, 405, 408, 411, 413, 414, 415, 417, 426, 431, 501, 505]);

/** Whether the Worker itself answered: it names every request. */
const isOurs = ({ response }: HttpExchange): boolean => response.headers.has('x-request-id');

const isApi = ({ pathname, operation }: HttpExchange): boolean => operation !== null || pathname.startsWith('/api/');

const bodyOf = ({ response }: HttpExchange): unknown => {
  try {
    return JSON.parse(response.body);
  } catch {
    return undefined;
  }
};

const typeOf = ({ response }: HttpExchange): string =>
  (response.headers.get('content-type')?.[0] ?? '').split(';')[0] ?? '';

/** Announced failures of others: the mail server, and what players told us to send to. */
const ANNOUNCED = new Set(['/problems/mail-failed', '/problems/not-delivered']);

/**
 * Whether nothing may have changed. miniflare alone answers with a 415 of its own if no coding of the body is accepted,
 * after the Worker has answered: then only a caller without any rights was surely refused.
 */
export function isRefusedAnswer(exchange: HttpExchange): boolean {
  const { status, headers } = exchange.response;
  const isInPlaceOfAnswer = status === 415 && !isOurs(exchange) && headers.has('accept-encoding');
  return status >= 400 && (exchange.isDenied || !isInPlaceOfAnswer);
}

/** Never a 5xx, unless somebody else's server failed and the answer says so. */
const noServerError: Oracle = (exchange) => {
  const { status } = exchange.response;
  if (status < 500 || (!isOurs(exchange) && PLATFORM.has(status))) return [];
  const problem = ProblemSchema.safeParse(bodyOf(exchange));
  return status === 503 && problem.success && ANNOUNCED.has(problem.data.type) ? [] : [`answers ${status}`];
};

/** Only statuses that the document names; 404 and 405 for anything else. */
const documentedStatus: Oracle = (exchange) => {
  const { operation, response } = exchange;
  const { status } = response;
  if (!isOurs(exchange))
    return status >= 400 && !PLATFORM.has(status) ? [`${status} is no answer of the platform`] : [];
  if (operation !== null) return operation.responses.has(status) ? [] : [`${status} is not documented`];
  // Dots may lead out of the API, to a page.
  if (status === 200 && !isApi(exchange) && typeOf(exchange) === 'text/html') return [];
  // 403 and 413 are decided before the address is looked at; 429 as well.
  return [403, 404, 405, 413, 429].includes(status) ? [] : [`${status} for an address that is not documented`];
};

/** Every refusal of the API is a problem document (RFC 9457) with a sentence. */
const explainedRefusal: Oracle = (exchange) => {
  const { status, body, headers } = exchange.response;
  if (status < 400 || !isOurs(exchange) || !isApi(exchange)) return [];
  if (typeOf(exchange) !== 'application/problem+json') return [`${status} as ${typeOf(exchange)}`];
  if (exchange.request.method === 'HEAD') return [];
  const problem = ProblemSchema.safeParse(bodyOf(exchange));
  if (!problem.success) return [`${status} without a problem document: ${body.slice(0, 80)}`];
  const { data } = problem;
  return [
    ...(data.status === status ? [] : [`the document says ${data.status}, the response ${status}`]),
    ...(/^\S.{8,}[.:)0-9]$/s.test(data.detail) ? [] : [`no sentence: ${data.detail}`]),
    ...(data.requestId === headers.get('x-request-id')?.[0] ? [] : ['names another request']),
  ];
};

/** The body fits the documented schema, and is of the documented media type. */
const documentedBody: Oracle = (exchange) => {
  const { operation, request, response } = exchange;
  const documented = operation?.responses.get(response.status);
  if (documented === undefined || request.method === 'HEAD' || !isOurs(exchange)) return [];
  const { mediaTypes } = documented;
  if (mediaTypes.length === 0) return [];
  const type = typeOf(exchange);
  if (!mediaTypes.includes(type)) return [`is ${type}, not ${mediaTypes.join(' or ')}`];
  return type.endsWith('json') ? documented.faultsIn(bodyOf(exchange)) : [];
};

/** What every response of the Worker carries. */
const HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-security-policy', /default-src 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^(?:no-referrer|same-origin)$/],
  ['x-request-id', /^[\w-]{10,20}$/],
];

/** The headers that protect browsers, once each, and none that the request smuggled in. */
const protectiveHeaders: Oracle = (exchange) => {
  const { headers } = exchange.response;
  if (!isOurs(exchange) || !isApi(exchange)) return [];
  const missing = HEADERS.flatMap(([name, value]) => {
    const all = headers.get(name) ?? [];
    return all.length === 1 && value.test(all[0] ?? '') ? [] : [`${name} is ${all.join(' and ') || 'missing'}`];
  });
  const cookies = headers.get('set-cookie') ?? [];
  const loose = cookies.filter((cookie) => !/; HttpOnly/i.test(cookie) || !/; SameSite=/i.test(cookie));
  const allowed = headers.get('access-control-allow-origin') ?? [];
  return [
    ...missing,
    ...loose.map(() => 'sets a cookie that scripts or other sites can use'),
    ...(allowed.length > 0 ? ['lets other sites read it'] : []),
    ...(cookies.some((cookie) => cookie.includes('hostile')) ? ['sets a cookie of the request'] : []),
  ];
};

/** Words of stack traces, drivers and databases that no payload contains. */
const INTERNALS =
  /\bat (?:async )?[\w.<>]+ \(|\bat file:|\.ts:\d+|index\.js:\d+|NeonDbError|DrizzleQuery|Failed query|relation "|column "|syntax error at|invalid byte sequence|violates \w+ constraint|postgres(?:ql)?:\/\/|\b(?:TypeError|RangeError|SyntaxError|ZodError)\b/;

/** Nothing of the program's insides. */
const noInternals: Oracle = ({ response }) => {
  const found = INTERNALS.exec(response.body)?.[0];
  return found === undefined ? [] : [`shows its insides: ${found}`];
};

/** A caller that the authorization matrix refuses is refused with any body. */
const refusedByRole: Oracle = ({ isDenied, operation, response, request }) => {
  if (!isDenied || operation === null) return [];
  return response.status < 400 && request.method !== 'OPTIONS'
    ? [`lets in whom the matrix refuses: ${response.status}`]
    : [];
};

const ORACLES: readonly Oracle[] = [
  noServerError,
  documentedStatus,
  explainedRefusal,
  documentedBody,
  protectiveHeaders,
  noInternals,
  refusedByRole,
];
