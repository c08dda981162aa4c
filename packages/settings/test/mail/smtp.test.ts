import { BEGINNING } from '@slow-train/local/kit';
import { type TestMailbox, testMailbox } from '@slow-train/local/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Socket } from 'cloudflare:sockets';
import { ANSWER_TIMEOUT, type Mail, MailError } from '../../src/mail/mail.ts';
import { parseSmtpUrl, smtpMailer } from '../../src/mail/smtp.ts';
import { connectFromWorker, type Connect } from '../../src/mail/smtp-connection.ts';
import { type Script, scriptedSmtp } from './scripted-smtp.ts';

// The mailer against servers that accept, refuse, hang up or stay silent. For workerd see workerd.slow.test.ts.

const FROM = { name: 'Slow Train', address: 'station@slow-train.example' };
const MAIL: Mail = { to: 'ada@example.org', subject: 'Your turn', text: 'Play.\n', html: '<p>Play.</p>\n' };

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function mailbox(...options: Parameters<typeof testMailbox>): Promise<TestMailbox> {
  const started = await testMailbox(...options);
  running.push(started);
  return started;
}

function send(
  url: string,
  mail: Partial<Mail> = {},
  { key, connect = connectFromWorker }: { key?: string; connect?: Connect } = {},
) {
  const server = parseSmtpUrl(url);
  if (server === null) throw new Error(`Not the URL of a mail server: ${url}`);
  return smtpMailer(server, FROM, connect).send({ ...MAIL, ...mail }, key);
}

/**
 * Sends a mail to a server that follows the script. Returns the error, or null, and the lines that the server received.
 */
async function scripted(script: Script, { login = '', host = 'localhost' } = {}) {
  const server = await scriptedSmtp(script);
  running.push(server);
  const error: unknown = await send(`smtp://${login}${host}:${server.port}`).then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, received: server.received };
}

describe('a mail arrives as it was written', () => {
  test.each([
    ['plain text', 'Play.\n'],
    ['other scripts and symbols', 'Grüße, こんにちは, 🚂 = 100 %\n'],
    ['dots that would end the mail', '.\n..\n.end\nx\n.\n'],
    ['lines longer than SMTP allows', `${'ä'.repeat(3_000)} ${'x'.repeat(3_000)}\n`],
    ['spaces at the end of lines', 'a  \n\tb\t\n \n'],
  ])('a mail arrives as it was written with %s', async (_, text) => {
    const box = await mailbox();
    await send(box.bindings.SMTP_URL, { text, html: `<pre>${text}</pre>\n` });
    const got = await box.next(MAIL.to);
    // The parser ends every part with a line break.
    expect(got.text).toBe(`${text}\n`);
    expect(got.html).toBe(`<pre>${text}</pre>\n\n`);
    expect(Math.max(...got.source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    // oxlint-disable-next-line no-control-regex -- checks for ASCII
    expect(got.source).toMatch(/^[\x00-\x7f]*$/);
  });

  test('a mail arrives as it was written with a long subject in any script, and its sender', async () => {
    const box = await mailbox();
    const subject = `${'Ünterwegs 🚂 '.repeat(12)}im Bahnhof`;
    await send(box.bindings.SMTP_URL, { subject });
    const got = await box.next(MAIL.to);
    expect(got.subject).toBe(subject);
    expect(got.from).toBe('Slow Train <station@slow-train.example>');
  });

  test('a mail arrives as it was written with its own header fields, long ones folded', async () => {
    const box = await mailbox();
    const links = `<mailto:off@slow-train.example?subject=off>, <https://slow-train.example/off/${'x'.repeat(60)}>`;
    const headers = { 'List-Unsubscribe': links, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await send(box.bindings.SMTP_URL, { headers });
    const got = await box.next(MAIL.to);
    const values = new Map(got.headers.map(({ name, value }) => [name, value]));
    expect(values.get('List-Unsubscribe')).toBe(links);
    expect(values.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    // In whole seconds.
    expect(Date.parse(values.get('Date') ?? '')).toBeGreaterThan(BEGINNING - 1_000);
  });

  test('a mail arrives as it was written with the same Message-ID at a second attempt', async () => {
    const box = await mailbox();
    const ids: (string | undefined)[] = [];
    for (const key of ['turn/1', 'turn/1', 'turn/2', undefined, undefined]) {
      await send(box.bindings.SMTP_URL, {}, key === undefined ? {} : { key });
      ids.push((await box.next(MAIL.to)).headers.find(({ name }) => name === 'Message-ID')?.value);
    }
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@slow-train\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('nothing in a mail becomes an SMTP command or another header field', () => {
  test('a subject with line breaks becomes neither an SMTP command nor another header field', async () => {
    const box = await mailbox();
    await send(box.bindings.SMTP_URL, { subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nPay here' });
    const got = await box.next(MAIL.to);
    expect(got.subject).toBe('Hello Bcc: eve@example.org Pay here');
    expect(got.text).toBe(`${MAIL.text}\n`);
  });

  test.each([
    'ada@example.org>\r\nRCPT TO:<eve@example.org',
    'ada@example.org, eve@example.org',
    'ada@exämple.org',
    '<ada@example.org>',
    'ada',
  ])('the address %j becomes no SMTP command', async (to) => {
    const box = await mailbox();
    await expect(send(box.bindings.SMTP_URL, { to })).rejects.toMatchObject({ code: 'address-refused' });
    expect(box.mails()).toEqual([]);
  });

  test.each([{ Bcc: 'eve@example.org' }, { 'X\r\nBcc': 'x' }, { From: 'eve@example.org' }])(
    'the header field %j becomes no SMTP command',
    async (headers) => {
      const box = await mailbox();
      await expect(send(box.bindings.SMTP_URL, { headers })).rejects.toMatchObject({ code: 'mail-refused' });
      expect(box.mails()).toEqual([]);
    },
  );
});

describe('a server that asks for a login', () => {
  const login = { user: 'station@slow-train.example', password: 'pä ss:w/rd' };

  test.each(['on', 'starttls'] as const)(
    'a server that asks for a login lets us in over an encrypted connection: %s',
    async (tls) => {
      const box = await mailbox({ tls, ...login });
      await send(box.bindings.SMTP_URL);
      expect((await box.next(MAIL.to)).subject).toBe(MAIL.subject);
    },
  );

  test('a server that asks for a login rejects a wrong password, which the error does not quote', async () => {
    const box = await mailbox({ tls: 'starttls', ...login });
    const url = box.bindings.SMTP_URL.replace(':p', ':wrong');
    const error = await send(url).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'login-refused', permanent: true });
    expect(error).toMatchObject({ message: 'The mail server refused the user, the password or the key. (535)' });
  });

  test('a server that asks for a login gets LOGIN if it offers nothing else', async () => {
    const script = { EHLO: '250-here\r\n250 AUTH LOGIN', AUTH: '334 VXNlcm5hbWU6' };
    // "u" and "p" in base64.
    const { error, received } = await scripted(
      { ...script, 'dQ==': '334 UGFzc3dvcmQ6', 'cA==': '235 in' },
      { login: 'u:p@' },
    );
    expect(error).toBeNull();
    expect(received).toEqual(expect.arrayContaining(['AUTH LOGIN', 'dQ==', 'cA==']));
  });

  test('a server that asks for a login gets no unencrypted password unless it runs on this machine', async () => {
    const { error, received } = await scripted({}, { login: 'u:p@', host: 'mail.example.org' });
    expect(error).toMatchObject({ code: 'insecure', permanent: true });
    expect(received.join('\n')).not.toContain('AUTH');
    expect((await scripted({}, { login: 'u:p@' })).error).toBeNull();
  });

  test('a server that asks for a login is not trusted if it replies unencrypted after STARTTLS', async () => {
    const { error } = await scripted({ EHLO: '250-here\r\n250 STARTTLS', STARTTLS: '220 go on\r\n250 AUTH PLAIN' });
    expect(error).toMatchObject({ code: 'cut-off' });
  });
});

describe('errors are in our own words', () => {
  test.each([
    ['a server that is full', { hello: '421 too many' }, 'busy', false],
    ['a server that accepts nobody', { hello: '554 go away' }, 'unreachable', false],
    ['greylisting', { RCPT: '451 ada@example.org: later' }, 'busy', false],
    ['an unknown address', { RCPT: '550 ada@example.org: no such user' }, 'address-refused', true],
    ['a sender it does not know', { MAIL: '553 station@slow-train.example' }, 'mail-refused', true],
    ['a mail it does not like', { '.': '554 Play. is spam' }, 'mail-refused', true],
    ['a server that hangs up at once', { hello: null }, 'cut-off', false],
    ['a server that hangs up midway', { RCPT: null }, 'cut-off', false],
    ['a server that hangs up after the mail', { '.': null }, 'cut-off', false],
  ] as const)('errors are in our own words for %s', async (_, script, code, permanent) => {
    const { error } = await scripted(script);
    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ code, permanent });
    expect(String(error)).not.toMatch(/@|Play|spam/);
    expect(error).not.toHaveProperty('cause');
  });

  test('errors are in our own words for a server that does not exist', async () => {
    const server = await scriptedSmtp();
    await server.stop();
    await expect(send(`smtp://localhost:${server.port}`)).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('errors are in our own words for a server that says nothing', async () => {
    vi.useFakeTimers();
    try {
      await Promise.all([
        expect(send('smtp://localhost', {}, { connect: silent })).rejects.toMatchObject({
          code: 'timed-out',
          permanent: false,
        }),
        vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT),
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('errors are in our own words an accepted mail counts as sent, even if the goodbye is lost', async () => {
    expect((await scripted({ QUIT: null })).error).toBeNull();
  });
});

/** Connects to a server that never says anything. */
const silent: Connect = () => {
  const socket: Socket = {
    readable: new ReadableStream(),
    writable: new WritableStream(),
    opened: Promise.resolve(),
    closed: new Promise(() => undefined),
    startTls: () => socket,
    close: () => Promise.resolve(),
  };
  return Promise.resolve(socket);
};
