import { timeNow } from '@slow-train/local/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailingWorker, type MailingWorker } from '../kit/mail.ts';
import { problemIn } from '../kit/play.ts';
import { visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const silent = useWorker();
let worker: MailingWorker;
beforeAll(async () => {
  worker = await mailingWorker({ MAIL_FROM: 'Slow Train <station@slow-train.example>' });
});
afterAll(() => worker.stop());

const PATH = '/.well-known/security.txt';

test('the site names a contact for security problems (RFC 9116)', async () => {
  const answer = await visitor(worker).get(PATH);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await answer.text();
  const fields = new Map(text.split('\n').flatMap((line) => (line === '' ? [] : [fieldIn(line)])));
  expect(fields.get('Contact')).toBe('mailto:station@slow-train.example');
  expect(fields.get('Canonical')).toBe(`${worker.address}${PATH}`);
  const days = (Date.parse(fields.get('Expires') ?? '') - timeNow()) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(365);
});

function fieldIn(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
  return [name, value];
}

test('a site that sends no mail names nobody', async () => {
  expect(await problemIn(await visitor(silent).get(PATH))).toMatchObject({
    status: 404,
    detail: expect.stringContaining('sends no mail'),
  });
});
