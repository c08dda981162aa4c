import { afterAll, beforeAll, expect, test } from 'vitest';
import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { sendBytes } from '../../src/attack/http-client.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
});
afterAll(() => worker.stop());

const END = 'Host: localhost\r\nConnection: close\r\n\r\n';
const POST = 'POST /api/auth/sign-in/anonymous HTTP/1.1\r\nContent-Type: application/json\r\n';
/** What a smuggled request would ask for. */
const HIDDEN = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** What is no HTTP/1.1 (RFC 9112), or two things at once. */
const MESSAGES: Readonly<Record<string, string>> = {
  nothing: '',
  'an empty line': '\r\n\r\n',
  'another protocol': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  'a newer version': `GET /api/me HTTP/9.9\r\n${END}`,
  'no version': 'GET /api/me\r\n\r\n',
  'no host': 'GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': `GET /api/me HTTP/1.1\r\nHost: evil.example\r\n${END}`,
  'another host': 'GET /api/me HTTP/1.1\r\nHost: evil.example"><script>\r\nConnection: close\r\n\r\n',
  'an absolute target': `GET http://evil.example/api/me HTTP/1.1\r\n${END}`,
  'a target without a slash': `GET api/me HTTP/1.1\r\n${END}`,
  'a space in the target': `GET /api/me now HTTP/1.1\r\n${END}`,
  'a zero byte in the target': `GET /api/me\u0000 HTTP/1.1\r\n${END}`,
  'raw bytes in the target': `GET /api/\u00ff\u00fe HTTP/1.1\r\n${END}`,
  'a method of another letter': `G\u00cbT /api/me HTTP/1.1\r\n${END}`,
  'a method nobody knows': `SUMMON /api/me HTTP/1.1\r\n${END}`,
  'the proxy’s method': `CONNECT evil.example:443 HTTP/1.1\r\n${END}`,
  'a zero byte in a header': `GET /api/me HTTP/1.1\r\nX-A: a\u0000b\r\n${END}`,
  'a header without a name': `GET /api/me HTTP/1.1\r\n: value\r\n${END}`,
  'a header with a space before the colon': `GET /api/me HTTP/1.1\r\nCookie : a=b\r\n${END}`,
  'a folded header': `GET /api/me HTTP/1.1\r\nX-A: a\r\n b\r\n${END}`,
  'a header that ends in a bare newline': `GET /api/me HTTP/1.1\nX-A: b\n${END}`,
  'a thousand headers': `GET /api/me HTTP/1.1\r\n${'X-A: b\r\n'.repeat(1_000)}${END}`,
  'a header of 200 KB': `GET /api/me HTTP/1.1\r\nX-A: ${'b'.repeat(200_000)}\r\n${END}`,
  'a target of 200 KB': `GET /api/${'a'.repeat(200_000)} HTTP/1.1\r\n${END}`,
  'a negative length': `${POST}Content-Length: -1\r\n${END}`,
  'a length that is none': `${POST}Content-Length: 0x10\r\n${END}`,
  'an enormous length': `${POST}Content-Length: 99999999999999999999\r\n${END}{}`,
  'more body than its length': `${POST}Content-Length: 2\r\n${END}{}${HIDDEN}`,
  'less body than its length': `${POST}Content-Length: 20\r\n${END}{}`,
  'two lengths': `${POST}Content-Length: 2\r\nContent-Length: 60\r\n${END}{}${HIDDEN}`,
  'a length and chunks': `${POST}Content-Length: 60\r\nTransfer-Encoding: chunked\r\n${END}0\r\n\r\n${HIDDEN}`,
  'chunks of no size': `${POST}Transfer-Encoding: chunked\r\n${END}zz\r\n{}\r\n0\r\n\r\n`,
  'a chunk larger than its size': `${POST}Transfer-Encoding: chunked\r\n${END}1\r\n{}\r\n0\r\n\r\n`,
  'an unknown coding': `${POST}Transfer-Encoding: chunked, cow\r\n${END}0\r\n\r\n${HIDDEN}`,
  'a body that expects something': `${POST}Expect: a-miracle\r\nContent-Length: 2\r\n${END}{}`,
};

test.each(Object.keys(MESSAGES))('%s is refused without an error of the server, and smuggles nothing', async (name) => {
  const received = await sendBytes(worker.url, MESSAGES[name] ?? '');
  const statuses = [...received.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
  // Where nothing reaches the Worker, workerd says no more than this.
  const isOwn = received.includes('\r\n\r\nInternal Server Error') && !/x-request-id/i.test(received);
  // Without an answer the connection was cut, which is one.
  expect(statuses.length).toBeLessThanOrEqual(1);
  expect(isOwn ? [] : statuses.filter((status) => status >= 500 && ![501, 505].includes(status))).toEqual([]);
  expect(received).not.toMatch(/"status":"ok"|\bat (?:async )?\w+ \(|\.ts:\d+|evil\.example/);
  expect((await worker.fetch('/api/health')).status).toBe(200);
});
