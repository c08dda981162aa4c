import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { eventually } from '@slow-train/local/kit';
import { DEADLINES } from '../src/server/gate.ts';
import { testGate } from './kit/gate.ts';

const GET = 'GET /api/x HTTP/1.1\r\n';
const END = 'Host: slow-train.example\r\nConnection: close\r\n\r\n';

/** What is no request for a site, or two at once. */
const REFUSED: Readonly<Record<string, readonly [string, number]>> = {
  'a host with a space': [`${GET}Host: a b\r\n\r\n`, 400],
  'a host with a path': [`${GET}Host: a/b\r\n\r\n`, 400],
  'a host with a name before it': [`${GET}Host: a@b\r\n\r\n`, 400],
  'a host with a query': [`${GET}Host: a?b\r\n\r\n`, 400],
  'a host with a port that is none': [`${GET}Host: a:b\r\n\r\n`, 400],
  'a host in quotes': [`${GET}Host: "a"\r\n\r\n`, 400],
  'an address that is none': [`${GET}Host: [::g]\r\n\r\n`, 400],
  'a host of other letters': [`${GET}Host: \u00e4\u00f6\r\n\r\n`, 400],
  'an empty host': [`${GET}Host:\r\n\r\n`, 400],
  'no host': [`${GET}\r\n`, 400],
  'no host in HTTP/1.0': ['GET /api/x HTTP/1.0\r\n\r\n', 400],
  'two hosts': [`${GET}Host: a\r\nHost: b\r\n\r\n`, 400],
  'the same host twice': [`${GET}Host: a\r\nhost: a\r\n\r\n`, 400],
  CONNECT: [`CONNECT evil.example:443 HTTP/1.1\r\n${END}`, 400],
  'CONNECT for a path': [`CONNECT /api/x HTTP/1.1\r\n${END}`, 400],
  'a target that is a star': [`OPTIONS * HTTP/1.1\r\n${END}`, 400],
  'a target of another scheme': [`GET ftp://a/x HTTP/1.1\r\n${END}`, 400],
  'a target whose host is none': [`GET http://a@b/x HTTP/1.1\r\n${END}`, 400],
  'a target without a slash': [`GET x HTTP/1.1\r\n${END}`, 400],
  'another protocol': ['\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001', 400],
  'an unknown method': [`SUMMON /api/x HTTP/1.1\r\n${END}`, 400],
  'a zero byte in a header': [`${GET}X-A: a\u0000b\r\n${END}`, 400],
  'a length and chunks': [
    `POST /x HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n${END}0\r\n\r\n`,
    400,
  ],
  'a header of 200 KB': [`${GET}X-A: ${'b'.repeat(200_000)}\r\n${END}`, 431],
};

test.each(Object.keys(REFUSED))(
  '29.12 %s is refused with a sentence, a line of JSON in the log, and no request to the Worker',
  async (name) => {
    let reached = 0;
    const { connect, lines } = await testGate((_, outgoing) => {
      reached += 1;
      outgoing.end();
    });
    const [text = '', status = 0] = REFUSED[name] ?? [];
    const [head = '', body = '', ...more] = (await connect(text).ended).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    expect(head.toLowerCase()).toContain('connection: close');
    expect(JSON.parse(body)).toMatchObject({ status, detail: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(more).toEqual([]);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { time: expect.anything(), level: 'warn', message: 'A request was refused.', status, reason: expect.any(String) },
    ]);
    expect(reached).toBe(0);
  },
);

describe('a request that is sound', () => {
  const seen = async (text: string, trusted: readonly string[] = []): Promise<unknown> => {
    const { connect } = await testGate(
      (incoming, outgoing) => {
        const { method, url, rawHeaders } = incoming;
        void buffer(incoming).then((body) =>
          outgoing.end(JSON.stringify({ method, url, rawHeaders, body: body.toString() })),
        );
      },
      { trusted },
    );
    const [, body = ''] = (await connect(text).ended).split('\r\n\r\n');
    return JSON.parse(body.replace(/^[\da-f]+\r\n/, '').replace(/\r\n0$/, ''));
  };
  const headers = (...pairs: readonly string[]): unknown => expect.objectContaining({ rawHeaders: pairs });

  test.each(['a.example', 'a.example:8787', '127.0.0.1:80', '[2001:db8::1]:80', 'xn--bcher-kva.example', 'a_b'])(
    'a request for the host %s reaches the Worker',
    async (host) => {
      expect(await seen(`${GET}Host: ${host}\r\nConnection: close\r\n\r\n`)).toEqual(
        headers('connection', 'keep-alive', 'host', host, 'cf-connecting-ip', '127.0.0.1'),
      );
    },
  );

  test('a request for a whole address is one for its host, no matter what the header says', async () => {
    expect(await seen(`GET http://a.example?b HTTP/1.1\r\n${END}`)).toMatchObject({
      url: '/?b',
      rawHeaders: expect.arrayContaining(['host', 'a.example']),
    });
  });

  test('a request is from nobody that it claims to be from', async () => {
    const forged = 'CF-Connecting-IP: 192.0.2.1\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 192.0.2.2\r\n';
    expect(await seen(`${GET}${forged}${END}`)).toEqual(
      headers(
        'X-Forwarded-For',
        '192.0.2.2',
        'connection',
        'keep-alive',
        'host',
        'slow-train.example',
        'cf-connecting-ip',
        '127.0.0.1',
      ),
    );
    expect(await seen(`${GET}${forged}${END}`, ['127.0.0.1'])).toEqual(
      headers(
        'X-Forwarded-For',
        '192.0.2.2',
        'connection',
        'keep-alive',
        'host',
        'slow-train.example',
        'cf-connecting-ip',
        '192.0.2.2',
        'x-forwarded-proto',
        'https',
      ),
    );
  });

  test.each([
    ['by its length', 'Content-Length: 5\r\n', 'hello'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n', '2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n'],
  ])('a body that is sent %s arrives whole, with every method', async (_, header, body) => {
    for (const method of ['POST', 'GET', 'DELETE'])
      expect(await seen(`${method} /api/x HTTP/1.1\r\n${header}${END}${body}`)).toMatchObject({
        method,
        body: 'hello',
      });
  });

  test.each([
    ['by its length', 'Content-Length: 4000000\r\n', 'x'.repeat(4_000_000)],
    [
      'in chunks',
      'Transfer-Encoding: chunked\r\n',
      `${'80000\r\n'.padEnd(0x80000 + 7, 'x')}\r\n`.repeat(8) + '0\r\n\r\n',
    ],
  ])('a body that is far too large, sent %s, gets an answer', async (_, header, body) => {
    const { connect } = await testGate((incoming) => void incoming.resume());
    const received = await connect(`POST /api/x HTTP/1.1\r\n${header}${END}${body}`).ended;
    expect(received).toMatch(/^HTTP\/1\.1 413 .*"detail":"The body is larger than this service accepts\./s);
  });
});

test('a Worker that is gone is answered for', async () => {
  const { connect } = await testGate(({ socket }) => socket.destroy());
  expect(await connect(GET + END).ended).toMatch(/^HTTP\/1\.1 502 .*"detail":"The site is not answering\./s);
});

describe('a deadline', () => {
  const SHORT = { ...DEADLINES, interval: 10 };
  const POST = `POST /api/x HTTP/1.1\r\n`;

  test.each([
    ['before the first byte', ''],
    ['in the request line', 'GET /api'],
    ['in the headers', `${GET}Host: a\r\nX-A: b`],
    ['in the body', `${POST}Content-Length: 5\r\n${END}hell`],
    ['in a chunk', `${POST}Transfer-Encoding: chunked\r\n${END}5\r\nhell`],
  ])('29.10 a request that stops %s is ended, and answered', async (_, text) => {
    const deadlines = { ...SHORT, headers: 50, request: 60 };
    const { connect, lines } = await testGate((incoming) => void incoming.resume(), { deadlines });
    expect(await connect(text).ended).toMatch(
      /^HTTP\/1\.1 408 .*"detail":"The request did not come to its end in time\./s,
    );
    expect(lines).toHaveLength(1);
  });

  test('a request whose answer never begins is answered', async () => {
    const { connect, lines } = await testGate(() => undefined, { deadlines: { ...SHORT, answer: 50 } });
    expect(await connect(GET + END).ended).toMatch(/^HTTP\/1\.1 504 .*"detail":"The site takes too long to answer\./s);
    expect(lines).toHaveLength(1);
  });

  test('29.10 a client that takes no answer loses its connection', async () => {
    let isAbandoned = false;
    const { connect, lines } = await testGate(
      (_, outgoing) => {
        outgoing.once('close', () => (isAbandoned = true));
        outgoing.write(Buffer.alloc(30_000_000));
      },
      { deadlines: { ...SHORT, transfer: 50 } },
    );
    connect(GET + END).socket.pause();
    await eventually(() => expect([isAbandoned, lines.length]).toEqual([true, 1]));
  });

  test('a connection may wait for its next request', async () => {
    const deadlines = { ...SHORT, headers: 40, request: 50 };
    const { connect } = await testGate((_, outgoing) => void outgoing.end('whole'), { deadlines });
    const [kept, silent] = [connect(`${GET}Host: a\r\n\r\n`), connect()];
    // The deadline has gone by when this one is ended.
    expect(await silent.ended).toMatch(/^HTTP\/1\.1 408 /);
    expect(await connect().ended).toMatch(/^HTTP\/1\.1 408 /);
    kept.socket.write(GET + END);
    expect((await kept.ended).match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  });
});
