import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bindings, type RunningWorker, bundleWorker, startWorker } from '@slow-train/local';
import { freePort, testMailbox, type TestMailbox } from '@slow-train/local/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../src/mail/mail.ts';
import { type ScriptedSmtp, scriptedSmtp } from './scripted-smtp.ts';

// The mailer in real workerd, with real sockets and real SMTP.

const MAIL: Mail = {
  to: 'ada.lovelace@example.org',
  subject: 'Your code for Slow Train',
  text: `${'Grüße '.repeat(500)}\n\n    804 613\n\nSign in: https://slow-train.example/sign-in#token=kept-to-ourselves\n`,
  html: '<!doctype html><html lang="en"><body><p>804 613</p><a href="https://slow-train.example/sign-in#token=kept-to-ourselves">Sign in</a></body></html>',
  headers: { 'List-Unsubscribe': '<https://slow-train.example/off>' },
};
const SECRETS = /ada|lovelace|example\.org|804 ?613|kept-to-ourselves|pass-word/;

let folder: string;
let bundle: Awaited<ReturnType<typeof bundleWorker>>;
let mailbox: TestMailbox;
let worker: RunningWorker | undefined;
let server: ScriptedSmtp | undefined;

beforeAll(async () => {
  mailbox = await testMailbox();
  folder = await mkdtemp(join(tmpdir(), 'slow-train-mailer-'));
  bundle = await bundleWorker(folder, fileURLToPath(new URL('fixture/mailing.toml', import.meta.url)));
});
afterEach(async () => {
  await worker?.stop();
  await server?.stop();
  server = undefined;
});
afterAll(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true });
});

async function start(bindings: Bindings): Promise<(mail: Mail, key?: string) => Promise<unknown>> {
  const running = await startWorker(bundle, { port: await freePort(), bindings });
  worker = running;
  return async (mail, key) => {
    const answer = await fetch(running.url, { method: 'POST', body: JSON.stringify({ mail, key }) });
    return answer.json();
  };
}

test('a mail from the Worker arrives with both parts and its header fields', async () => {
  const send = await start(mailbox.bindings);
  expect(await send(MAIL, 'sign-in/1')).toEqual({ sent: true });
  const got = await mailbox.next(MAIL.to);
  // The parser ends every part with a line break.
  expect(got).toMatchObject({
    subject: MAIL.subject,
    text: `${MAIL.text}\n`,
    from: expect.stringContaining('Slow Train <'),
  });
  expect(got.html).toBe(`${MAIL.html}\n`);
  expect(got.headers).toContainEqual({ name: 'List-Unsubscribe', value: '<https://slow-train.example/off>' });
});

test('servers that hang up or refuse neither crash the Worker nor appear in its log', async () => {
  server = await scriptedSmtp({ RCPT: '550 ada.lovelace@example.org is unknown', '.': null });
  const send = await start({
    MAIL_FROM: 'station@slow-train.example',
    SMTP_URL: `smtp://station:pass-word@127.0.0.1:${server.port}`,
  });
  expect(await send(MAIL)).toMatchObject({ code: 'address-refused', permanent: true });
  await server.stop();

  server = await scriptedSmtp({ hello: null }, server.port);
  expect(await send(MAIL)).toMatchObject({ code: 'cut-off', permanent: false });
  await server.stop();

  server = await scriptedSmtp({ '.': null }, server.port);
  expect(await send(MAIL)).toMatchObject({ code: 'cut-off', permanent: false });
  await server.stop();

  expect(await send(MAIL)).toMatchObject({ code: 'unreachable', permanent: false });

  server = await scriptedSmtp({}, server.port);
  expect(await send(MAIL)).toEqual({ sent: true });
  expect(server.received).toContain('RCPT TO:<ada.lovelace@example.org>');

  const log = worker?.logs().join('\n') ?? '';
  expect(log).toContain('MailError: The mail server refused the address. (550)');
  expect(log).not.toMatch(SECRETS);
});
