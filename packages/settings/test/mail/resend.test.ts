import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../src/mail/mail.ts';
import { resendMailer } from '../../src/mail/resend.ts';

const MAIL: Mail = {
  to: 'ada@example.org',
  subject: 'Grüße',
  text: 'Play.\n',
  html: '<p>Play.</p>\n',
  headers: { 'List-Unsubscribe': '<https://slow-train.example/off>' },
};
const FROM = 'Slow Train <station@slow-train.example>';

let server: Server;
let baseUrl: string;
let requests: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
let reply: { status: number; body: string; headers?: Readonly<Record<string, string>> } = {
  status: 200,
  body: '{"id":"1"}',
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    void json(request).then((body) => {
      requests.push({ url: `${method} ${url}`, headers, body });
      return response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(reply.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  baseUrl = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('a mail is posted in full, with its key', async () => {
  requests = [];
  await resendMailer('re_key', FROM, baseUrl).send(MAIL, 'turn/1');
  await resendMailer('re_key', FROM, baseUrl).send(MAIL);
  expect(requests[0]).toMatchObject({
    url: 'POST /emails',
    headers: { authorization: 'Bearer re_key', 'content-type': 'application/json', 'idempotency-key': 'turn/1' },
    body: { ...MAIL, from: FROM, to: ['ada@example.org'] },
  });
  expect(requests[1]?.headers).not.toHaveProperty('idempotency-key');
});

test.each([
  [401, 'missing_api_key', 'login-refused', true],
  [403, 'invalid_api_key', 'login-refused', true],
  [422, 'validation_error', 'mail-refused', true],
  [409, 'concurrent_idempotent_requests', 'busy', false],
  [429, 'rate_limit_exceeded', 'busy', false],
  [500, 'application_error', 'busy', false],
] as const)('%i %s becomes an error in our own words', async (status, name, code, permanent) => {
  reply = { status, body: JSON.stringify({ statusCode: status, name, message: 'ada@example.org cannot get re_key' }) };
  const error: unknown = await resendMailer('re_key', FROM, baseUrl)
    .send(MAIL)
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'MailError', code, permanent });
  expect(String(error)).not.toMatch(/ada|re_key/);
  expect(error).not.toHaveProperty('cause');
});

test('a mail that was already accepted with other content counts as sent', async () => {
  reply = { status: 409, body: JSON.stringify({ statusCode: 409, name: 'invalid_idempotent_request', message: '' }) };
  await expect(resendMailer('re_key', FROM, baseUrl).send(MAIL, 'turn/1')).resolves.toBeUndefined();
});

test.each([{ From: 'eve@example.org' }, { 'X\r\nBcc': 'x' }])(
  'the header field %j is rejected before the request',
  async (headers) => {
    requests = [];
    await expect(resendMailer('re_key', FROM, baseUrl).send({ ...MAIL, headers })).rejects.toMatchObject({
      code: 'mail-refused',
    });
    expect(requests).toEqual([]);
  },
);

test('a response in an unknown format is an error too', async () => {
  reply = { status: 502, body: '<html>' };
  await expect(resendMailer('re_key', FROM, baseUrl).send(MAIL)).rejects.toMatchObject({ code: 'busy' });
  reply = { status: 409, body: '<html>' };
  await expect(resendMailer('re_key', FROM, baseUrl).send(MAIL)).rejects.toMatchObject({ code: 'mail-refused' });
});

test('an unreachable service is an error', async () => {
  await expect(resendMailer('re_key', FROM, 'http://127.0.0.1:1').send(MAIL)).rejects.toMatchObject({
    code: 'unreachable',
    message: 'The mail server cannot be reached.',
  });
});

test('an invalid address is rejected before the request', async () => {
  requests = [];
  const mail = { ...MAIL, to: 'ada@example.org, eve@example.org' };
  await expect(resendMailer('re_key', FROM, baseUrl).send(mail)).rejects.toMatchObject({ code: 'address-refused' });
  expect(requests).toEqual([]);
});

test.each([
  [429, 'rate_limit_exceeded', { 'retry-after': '2' }, 2_000],
  [503, 'application_error', { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }, 0],
  [429, 'rate_limit_exceeded', { 'retry-after': 'soon' }, null],
  [429, 'daily_quota_exceeded', {}, 3_600_000],
  [500, 'application_error', { 'retry-after': '2' }, null],
] as const)('%i %s with %j asks to wait %s ms', async (status, name, headers, retryAfter) => {
  reply = { status, body: JSON.stringify({ statusCode: status, name, message: '' }), headers };
  await expect(resendMailer('re_key', FROM, baseUrl).send(MAIL)).rejects.toMatchObject({ code: 'busy', retryAfter });
});
