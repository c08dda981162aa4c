import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../src/mail/mail.ts';
import { resendMailer } from '../src/mail/resend.ts';

const MAIL: Mail = {
  to: 'ada@example.org',
  subject: 'Grüße',
  text: 'Play.\n',
  html: '<p>Play.</p>\n',
  headers: { 'List-Unsubscribe': '<https://slow-train.example/off>' },
};
const FROM = 'Slow Train <station@slow-train.example>';

let server: Server;
let service: string;
let asked: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
let reply = { status: 200, body: '{"id":"1"}' };

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    void json(request).then((body) => {
      asked.push({ url: `${method} ${url}`, headers, body });
      return response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  service = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('a mail is posted whole, with its key', async () => {
  asked = [];
  await resendMailer('re_key', FROM, service).send(MAIL, 'turn/1');
  await resendMailer('re_key', FROM, service).send(MAIL);
  expect(asked[0]).toMatchObject({
    url: 'POST /emails',
    headers: { authorization: 'Bearer re_key', 'content-type': 'application/json', 'idempotency-key': 'turn/1' },
    body: { ...MAIL, from: FROM, to: ['ada@example.org'] },
  });
  expect(asked[1]?.headers).not.toHaveProperty('idempotency-key');
});

test.each([
  [401, 'missing_api_key', 'login-refused', true],
  [403, 'invalid_api_key', 'login-refused', true],
  [422, 'validation_error', 'mail-refused', true],
  [409, 'concurrent_idempotent_requests', 'busy', false],
  [429, 'rate_limit_exceeded', 'busy', false],
  [500, 'application_error', 'busy', false],
] as const)('%i %s is told in our own words', async (status, name, trouble, lasting) => {
  reply = { status, body: JSON.stringify({ statusCode: status, name, message: 'ada@example.org cannot get re_key' }) };
  const error: unknown = await resendMailer('re_key', FROM, service)
    .send(MAIL)
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'MailError', trouble, lasting });
  expect(String(error)).not.toMatch(/ada|re_key/);
  expect(error).not.toHaveProperty('cause');
});

test('a mail that they took before, in other words, is not sent again', async () => {
  reply = { status: 409, body: JSON.stringify({ statusCode: 409, name: 'invalid_idempotent_request', message: '' }) };
  await expect(resendMailer('re_key', FROM, service).send(MAIL, 'turn/1')).resolves.toBeUndefined();
});

test.each([{ From: 'eve@example.org' }, { 'X\r\nBcc': 'x' }])('the header field %j goes nowhere', async (headers) => {
  asked = [];
  await expect(resendMailer('re_key', FROM, service).send({ ...MAIL, headers })).rejects.toMatchObject({
    trouble: 'mail-refused',
  });
  expect(asked).toEqual([]);
});

test('an answer that is none of theirs is a refusal all the same', async () => {
  reply = { status: 502, body: '<html>' };
  await expect(resendMailer('re_key', FROM, service).send(MAIL)).rejects.toMatchObject({ trouble: 'busy' });
  reply = { status: 409, body: '<html>' };
  await expect(resendMailer('re_key', FROM, service).send(MAIL)).rejects.toMatchObject({ trouble: 'mail-refused' });
});

test('nobody there', async () => {
  await expect(resendMailer('re_key', FROM, 'http://127.0.0.1:1').send(MAIL)).rejects.toMatchObject({
    trouble: 'unreachable',
    message: 'The mail server cannot be reached.',
  });
});

test('no address is no mail', async () => {
  asked = [];
  const mail = { ...MAIL, to: 'ada@example.org, eve@example.org' };
  await expect(resendMailer('re_key', FROM, service).send(mail)).rejects.toMatchObject({ trouble: 'address-refused' });
  expect(asked).toEqual([]);
});
