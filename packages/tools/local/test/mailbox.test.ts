import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Mailbox, startMailbox } from '../src/mailbox/mailbox.ts';
import { type TestMailbox, testMailbox } from '../src/testing/testing.ts';

let mailbox: TestMailbox;
let others: Mailbox[] = [];

beforeAll(async () => {
  mailbox = await testMailbox();
});
afterEach(async () => {
  await Promise.all(others.map((other) => other.stop()));
  others = [];
});
afterAll(() => mailbox.stop());

const letter = (subject: string, ...body: string[]): string => [`Subject: ${subject}`, '', ...body].join('\r\n');

/** Sends a mail over SMTP. Returns everything the server replied. */
async function mailTo(address: string, mail: string, { bindings }: Mailbox = mailbox): Promise<string> {
  const { hostname, port } = new URL(bindings.SMTP_URL);
  const socket = createConnection(Number(port), hostname);
  let replies = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    replies += text;
    if (text.startsWith('220')) {
      socket.write(`EHLO test\r\nMAIL FROM:<station@example.org>\r\nRCPT TO:<${address}>\r\nDATA\r\n`);
    }
    if (/^354/m.test(text)) socket.write(`${mail}\r\n.\r\nQUIT\r\n`);
  });
  await once(socket, 'close');
  return replies;
}

const get = (path: string, of: Mailbox = mailbox): Promise<Response> => fetch(of.url + path);

/** Sends a request with any Host and Origin, which `fetch` does not allow. */
async function statusFor(method: string, path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { port } = new URL(mailbox.url);
  const asked = request({ host: '127.0.0.1', port, path, method, headers }).end();
  const answer = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
  answer.resume();
  return answer.statusCode;
}

test('a received mail is listed, found by its address and shown in all its parts', async () => {
  await mailTo('Ada@example.org', letter('=?UTF-8?B?R3LDvMOfZQ==?=', 'Mind the gap.'));
  await mailTo('bo@example.org', letter('For Bo'));

  const found: { id: string; subject: string; to: string[] }[] = JSON.parse(await (await get('/mails?to=ADA@')).text());
  expect(found).toMatchObject([{ subject: 'Grüße', to: ['ada@example.org'] }]);
  const id = found[0]?.id;
  expect(JSON.parse(await (await get(`/mails/${id}`)).text())).toMatchObject({ text: 'Mind the gap.\n' });
  expect(await (await get(`/mails/${id}/source`)).text()).toContain('Subject: =?UTF-8?B?R3LDvMOfZQ==?=');

  const page = await (await get('/?to=ada')).text();
  expect(page).toContain('Grüße');
  expect(page).not.toContain('For Bo');
  expect(await (await get(`/?mail=${id}`)).text()).toContain('Mind the gap.');
});

test('the newest mail is listed first', async () => {
  for (const subject of ['one', 'two', 'three']) await mailTo('order@example.org', letter(subject));
  expect(mailbox.mails('order@').map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
});

test('a mail’s content is shown, but its scripts never run', async () => {
  const markup = '<script>alert(1)</script>';
  await mailTo(
    'eve@example.org',
    `Content-Type: text/html\r\n${letter(markup, `<head></head>${markup}<a href="/x">x</a>`)}`,
  );
  const { id } = await mailbox.next('eve@example.org');

  const page = await get(`/?mail=${id}`);
  expect(await page.text()).not.toContain(markup);
  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; script-src 'self'; style-src 'self';/,
  );

  const frame = await get(`/mails/${id}/html`);
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups [^;]*; default-src 'none';/);
  expect(frame.headers.get('content-security-policy')).not.toContain('allow-scripts');
  expect(await frame.text()).toContain('<head><base target="_blank" /></head>');
});

test('the page is notified of a new mail', async () => {
  const events = await get('/events');
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(':\n\n');
  await mailTo('soon@example.org', letter('Now'));
  const { id } = await mailbox.next('soon@example.org');
  let heard = '';
  while (!heard.includes(id)) heard += (await reader?.read())?.value ?? '';
  expect(heard).toContain(`data: ${id}\n\n`);
  await reader?.cancel();
});

test('the mailbox serves every file that the page uses', async () => {
  const page = await (await get('/')).text();
  const links = [...page.matchAll(/(?:href|src)="(\/[\w.-]+)"/g)].map(([, path]) => String(path));
  const styles = await (await get('/mailbox.css')).text();
  const fonts = [...styles.matchAll(/url\('([^']+)'\)/g)].map(([, path]) => String(path));
  expect([...links, ...fonts].length).toBeGreaterThan(5);
  for (const path of [...links, ...fonts]) {
    const { status } = await get(path);
    expect({ path, status }).toEqual({ path, status: 200 });
  }
  expect((await get('/toString')).status).toBe(404);
});

test('other sites can neither read nor delete mails', async () => {
  const host = new URL(mailbox.url).host;
  expect(await statusFor('GET', '/mails', { host: 'rebound.example' })).toBe(403);
  expect(await statusFor('POST', '/delete-all', { host, origin: 'https://elsewhere.example' })).toBe(403);
  expect(await statusFor('GET', '/mails', { host })).toBe(200);
});

test('a test gets each mail once, whether it arrived before or after the call', async () => {
  const first = mailbox.next('once@example.org');
  await mailTo('once@example.org', letter('first'));
  await mailTo('once@example.org', letter('second'));
  expect((await first).subject).toBe('first');
  expect((await mailbox.next('Once@example.org')).subject).toBe('second');
});

test('a mail larger than five megabytes is refused', async () => {
  expect(await mailTo('big@example.org', letter('Big', 'x'.repeat(5 * 1024 * 1024)))).toContain('552');
  expect(mailbox.mails('big@').length).toBe(0);
});

test('the last 500 mails survive a restart, unless all were deleted', async () => {
  const folder = join(inject('testServer').folder, 'mailbox');
  await mkdir(folder);
  const started = async (): Promise<Mailbox> => {
    const other = await startMailbox({ folder });
    others.push(other);
    return other;
  };
  const old = Array.from({ length: 502 }, (_, at) => `${1_700_000_000_000 + at}-0000000a.eml`);
  await Promise.all(
    old.map((name, at) => writeFile(join(folder, name), `Delivered-To: kept@example.org\r\n${letter(`mail ${at}`)}`)),
  );

  const first = await started();
  expect(first.mails()).toHaveLength(500);
  expect(first.mails().at(-1)?.subject).toBe('mail 2');
  await mailTo('new@example.org', letter('new'), first);
  await first.stop();

  const second = await started();
  expect(second.mails()[0]).toMatchObject({ subject: 'new', to: ['new@example.org'], at: first.mails()[0]?.at });
  expect(second.mails().at(-1)?.subject).toBe('mail 3');
  expect(await readdir(folder)).toHaveLength(500);

  expect((await fetch(`${second.url}/mails`, { method: 'DELETE' })).status).toBe(204);
  expect(second.mails()).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});
