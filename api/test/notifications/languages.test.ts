import { LANGUAGES } from '@slow-train/protocol/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atomOf } from '../../src/feeds/atom.ts';
import { pushMessage } from '../../src/notifications/channels/push-message.ts';
import { webhookText } from '../../src/notifications/channels/webhook-message.ts';
import { notificationMail } from '../../src/notifications/templates/notification-mail.ts';
import { MAILS } from '../kit/all-mails.ts';
import { isEnglish } from '../kit/english.ts';
import { mailedCode, mailedProof, mailingWorker, newAddress, signInBy, type MailingWorker } from '../kit/mail.ts';
import { READER } from '../kit/played-game.ts';
import { NOON } from '../kit/pure-table.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** Names of tables and people. */
const NAMES = /The Local|Ana|Locke|Slow Train/g;
const english = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split('\n')).filter((line) => isEnglish(line.replaceAll(NAMES, '')));

describe.each(OTHERS)('in %s', (language) => {
  test.each(Object.keys(MAILS))('the mail, push and webhook about %s have no English', (name) => {
    const known = MAILS[name];
    if (known === undefined) throw new Error(name);
    const now = new Date(NOON);
    const message =
      known.event === 'daily'
        ? { ...known, language, games: known.games.map((game) => ({ ...game, language })) }
        : { ...known, language };
    const { subject, text, html } = notificationMail(message, READER, 'https://slow.example', now);
    expect(english([subject, text])).toEqual([]);
    expect(html).toContain(`lang="${language}"`);
    if (message.event === 'daily') return;
    const { title, body } = pushMessage(message, now);
    expect(english([title, body, webhookText(message, now)])).toEqual([]);
  });

  test('the feed has no English either', () => {
    const feed = { id: 'x', host: 'slow.example', self: 'https://slow.example/f', site: 'https://slow.example' };
    const atom = atomOf([], { ...feed, since: new Date(NOON), language });
    expect(atom).toContain(`xml:lang="${language}"`);
    expect(english([/<subtitle>(.*)<\/subtitle>/.exec(atom)?.[1] ?? ''])).toEqual([]);
  });
});

describe('an account is written to', () => {
  let worker: MailingWorker;
  beforeAll(async () => {
    worker = await mailingWorker();
  });
  afterAll(() => worker.stop());

  const SPANISH = { 'accept-language': 'es-MX' };
  const GERMAN = { 'accept-language': 'de' };

  /** Confirms an address for a guest. */
  async function withAddress(who: Visitor): Promise<string> {
    const email = newAddress();
    const code = await mailedCode(worker, who, email);
    expect((await who.put('/api/me/email', { email, code })).status).toBe(200);
    return email;
  }
  async function signInFrom(email: string, headers: Record<string, string>): Promise<void> {
    const browser = visitor(worker, new Map(), headers);
    const { code } = await mailedProof(worker, email, browser);
    expect((await signInBy(browser, { email, code })).status).toBe(200);
  }

  test('an account is written to in the language of its guest’s browser, no matter who signs in to it', async () => {
    const email = await withAddress(await person(worker, 'Inés', SPANISH));
    await signInFrom(email, GERMAN);
    expect((await worker.mailbox.next(email)).subject).toBe('Nuevo inicio de sesión en tu cuenta de Slow Train');
  });

  test('an account is written to in the language that it chose, from any browser', async () => {
    const ines = await person(worker, 'Inés', SPANISH);
    const email = await withAddress(ines);
    expect((await ines.put('/api/me/settings', { theme: 'auto', tiles: 'pips', language: 'de' })).status).toBe(200);
    await signInFrom(email, SPANISH);
    expect((await worker.mailbox.next(email)).subject).toMatch(/Anmeldung/);
  });
});
