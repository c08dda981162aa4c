import { expect, test } from 'vitest';
import { operationsIn } from '../../src/attack/document.ts';
import { attacksOn, written, type RequestDraft } from '../../src/attack/hostile-request.ts';
import type { HttpResponse } from '../../src/attack/http-client.ts';
import { faultsOf, isRefusedAnswer, type HttpExchange } from '../../src/attack/oracles.ts';
import { AttackReport } from '../../src/attack/report.ts';
import { leaksIn, tileSecrets } from '../../src/attack/secrets.ts';

// That each oracle can fail: a run that finds nothing says as much as this.

const { operations, components } = operationsIn({
  paths: {
    '/api/things/{id}': {
      put: {
        parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
          404: { content: { 'application/problem+json': {} } },
        },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        properties: {
          name: { type: 'string', pattern: '^[a-z]+$' },
          count: { type: 'integer', minimum: 1, maximum: 9 },
        },
        required: ['name'],
      },
    },
  },
});
const [operation = null] = operations;

const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-request-id': 'AAAAAAAAAA',
};

function response(status: number, body: string, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  const all = Object.entries({ ...HEADERS, ...headers }).map(([name, value]) => [name, [value]] as const);
  return { status, body, headers: new Map(all.filter(([, [value]]) => value !== '')), ms: 1 };
}

const problem = (status: number, more: object = {}): HttpResponse =>
  response(
    status,
    JSON.stringify({
      type: '/problems/x',
      title: 'X',
      status,
      detail: 'There is no such thing.',
      requestId: 'AAAAAAAAAA',
      ...more,
    }),
    { 'content-type': 'application/problem+json' },
  );

const exchange = (answer: HttpResponse, more: Partial<HttpExchange> = {}): HttpExchange => ({
  request: { method: 'PUT', target: '/api/things/1', headers: [], body: null },
  response: answer,
  pathname: '/api/things/1',
  operation,
  isDenied: false,
  ...more,
});

const GOOD = response(200, '{"name":"a"}');

test('a good answer has no fault', () => {
  expect(faultsOf(exchange(GOOD))).toEqual([]);
  expect(faultsOf(exchange(problem(404)))).toEqual([]);
  expect(faultsOf(exchange(problem(404), { isDenied: true }))).toEqual([]);
});

test.each([
  ['an internal error', problem(500), /answers 500/],
  ['a service that says it is unavailable', problem(503), /answers 503/],
  ['a status that is not documented', problem(409), /409 is not documented/],
  ['a refusal that is no problem document', response(404, '{}'), /404 as application\/json/],
  ['a refusal without a sentence', problem(404, { detail: '' }), /no sentence/],
  ['a refusal that names another status', problem(404, { status: 400 }), /the document says 400/],
  ['a refusal that names another request', problem(404, { requestId: 'BBBBBBBBBB' }), /names another request/],
  ['a body that does not fit its schema', response(200, '{"name":"A"}'), /name: /],
  ['a body that is no JSON', response(200, 'name'), /expected object/],
  ['a body of another media type', response(200, '{"name":"a"}', { 'content-type': 'text/html' }), /is text\/html/],
  [
    'no policy for content',
    response(200, '{"name":"a"}', { 'content-security-policy': '' }),
    /content-security-policy/,
  ],
  ['a page that may be framed', response(200, '{"name":"a"}', { 'x-frame-options': 'SAMEORIGIN' }), /x-frame-options/],
  ['a cookie that scripts can read', response(200, '{"name":"a"}', { 'set-cookie': 'a=b; SameSite=Lax' }), /cookie/],
  [
    'an answer that other sites can read',
    response(200, '{"name":"a"}', { 'access-control-allow-origin': '*' }),
    /other sites/,
  ],
  ['a stack trace', problem(404, { detail: 'TypeError: x at run (index.js:12:3).' }), /insides/],
  ['words of the database', problem(404, { detail: 'violates foreign constraint "x".' }), /insides/],
])('%s is a fault', (_, answer, fault) => {
  expect(faultsOf(exchange(answer)).join('\n')).toMatch(fault);
});

test('to let in somebody that the matrix refuses is a fault', () => {
  expect(faultsOf(exchange(GOOD, { isDenied: true }))).toEqual(['lets in whom the matrix refuses: 200']);
});

test('a refused request changes nothing, unless the answer was replaced on its way', () => {
  const replaced: HttpResponse = { ...GOOD, status: 415, headers: new Map([['accept-encoding', ['br, gzip']]]) };
  expect(isRefusedAnswer(exchange(GOOD))).toBe(false);
  expect(isRefusedAnswer(exchange(problem(415)))).toBe(true);
  expect(isRefusedAnswer(exchange({ ...replaced, headers: new Map() }))).toBe(true);
  expect(isRefusedAnswer(exchange(replaced))).toBe(false);
  expect(isRefusedAnswer(exchange(replaced, { isDenied: true }))).toBe(true);
});

test('another address may only be unknown', () => {
  const elsewhere = { operation: null, pathname: '/api/nothing' };
  expect(faultsOf(exchange(problem(404), elsewhere))).toEqual([]);
  expect(faultsOf(exchange(GOOD, elsewhere))).toEqual(['200 for an address that is not documented']);
});

test('dots may lead out of the API to a page, and to nothing else', () => {
  const outside = { operation: null, pathname: '/me' };
  const page = response(200, '<!doctype html>', { 'content-type': 'text/html; charset=utf-8' });
  expect(faultsOf(exchange(page, outside))).toEqual([]);
  expect(faultsOf(exchange(GOOD, outside))).toEqual(['200 for an address that is not documented']);
  expect(faultsOf(exchange(page, { ...outside, pathname: '/api/me' })).join('\n')).toMatch(/200 for an address/);
});

test('a secret is found wherever it is, except with its reader', () => {
  const secrets = [
    { name: 'a token', text: 'abcdefghijklmnop', readers: ['owner'] },
    ...tileSecrets('the boneyard', ['1-2', '3-3', '4-5', '6-6', '5-5'], []),
  ];
  expect(leaksIn('{"x":"abcdefghijklmnop"}', secrets, 'member')).toEqual(['a token']);
  expect(leaksIn('{"x":"abcdefghijklmnop"}', secrets, 'owner')).toEqual([]);
  expect(leaksIn('abcdefghijklmnop', secrets, null)).toEqual(['a token']);
  expect(leaksIn('{"next":["3-3","4-5","6-6","5-5"]}', secrets, 'owner')).toEqual(['the boneyard']);
  expect(leaksIn('drew 1-2 3-3 4-5 6-6', secrets, null)).toEqual(['the boneyard']);
  expect(leaksIn('1-2 4-5', secrets, null)).toEqual([]);
});

test('the same seed makes the same requests, another one makes others', () => {
  if (operation === null) throw new Error('The document above has one.');
  const base: RequestDraft = {
    method: 'PUT',
    path: '/api/things/{id}',
    params: { id: '1' },
    query: '',
    headers: [],
    json: { name: 'a', count: 1 },
  };
  const sent = (seed: number): readonly string[] =>
    attacksOn(operation, components, [], ['owner', 'member'], { seed, count: 300 }).map(({ caller, changes }) => {
      const { method, target, headers, body } = written(
        changes.reduce<RequestDraft>((draft, { apply }) => apply(draft), base),
      );
      return JSON.stringify([
        caller,
        method,
        target,
        headers,
        body === null ? null : Buffer.from(body).toString('base64'),
      ]);
    });
  expect(sent(1)).toEqual(sent(1));
  expect(sent(1)).not.toEqual(sent(2));
  expect(new Set(sent(1)).size).toBeGreaterThan(200);
});

test('a report has a fault once, with how often it occurred, and the seed', () => {
  const report = new AttackReport(7);
  for (const ms of [5, 70, 6]) report.count('GET /api/me as owner', 200, ms);
  const finding = { route: 'GET /api/me', caller: 'owner', changes: ['no body'], index: 3 };
  report.findings.push({ ...finding, fault: 'answers 500' }, { ...finding, fault: 'answers 500', index: 9 });
  expect(report.grouped).toMatchObject([{ index: 3, times: 2 }]);
  expect(report.text()).toContain('3 requests with seed 7');
  expect(report.text()).toMatch(/Slowest:\n {2}70 ms/);
  expect(report.text()).toContain('GET /api/me as owner, request 3, 2 times: answers 500');
});
