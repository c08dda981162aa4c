import { readFileSync } from 'node:fs';
import { testMailbox, type ReceivedMail, type TestMailbox } from '@slow-train/local/testing';
import { NOTIFY_EVENTS } from '@slow-train/protocol';
import { at, tileName, tilesOf } from '@slow-train/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seatsOn } from '../src/games/game.ts';
import { smtpMailer } from '../src/mail/smtp.ts';
import { smtpAccountIn } from '../src/mail/smtp-account.ts';
import { mailChannel } from '../src/notify/channels/mail.ts';
import { PIPS } from '../src/notify/letters/look.ts';
import { mailOf } from '../src/notify/letters/mail-of.ts';
import type { Daily, MailTarget, Told, TryOutMessage } from '../src/notify/told.ts';
import { nodeDial } from './kit/node-dial.ts';
import { ana, bo, boardingTable, nobody, NOON, robot } from './kit/pure-table.ts';
import { accountAt, APP_URL, handOf, playedUntil, READER, toldTo, type Played } from './kit/told-letters.ts';

// What the reader gets: sent through a real SMTP server, and parsed by a real parser.

let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await testMailbox();
});
afterAll(() => mailbox.stop());

const SETTINGS = { APP_URL };
const HOUR = 3_600_000;

async function received(what: Told | Daily | TryOutMessage, to: MailTarget = READER): Promise<ReceivedMail> {
  const account = smtpAccountIn(mailbox.bindings.SMTP_URL);
  if (account === null) throw new Error('no mail server');
  const mailer = smtpMailer(account, { name: 'Slow Train', address: 'station@slow-train.example' }, nodeDial);
  expect(await mailChannel(mailer, SETTINGS, () => NOON)(to, what)).toEqual({ kind: 'sent' });
  return mailbox.next(to.address);
}

/** What a reader sees of an HTML mail; what stands in a line of its own is told apart. */
function seen(html: string | null): string {
  const body = (html ?? '').replace(/<head>.*?<\/head>/s, '').replaceAll(/<\/(?:p|tr|h1|h2|div|th|td)>|<br\/?>/g, '\n');
  return body
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
const linksIn = (html: string | null): string[] =>
  [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
const tilesIn = (text: string): string[] => text.match(/(?<![\w-])\d{1,2}-\d{1,2}(?![\w-])/g) ?? [];
const valueOf = ({ headers }: ReceivedMail, name: string) => headers.find((one) => one.name === name)?.value;

/** A table of three, in the middle of a round after the first, with the seat that is on. */
const MIDDLE = playedUntil(
  { preset: 'hub' },
  [ana, bo, robot('Locke')],
  ({ results, round }) => results.length > 0 && (round?.table.seats[2]?.turns ?? 0) > 2,
  13,
);
const SEAT = seatsOn(MIDDLE.game)[0] ?? 0;
const ME = accountAt(MIDDLE.game, SEAT);
const FINISHED = playedUntil({ preset: 'hub' }, [ana, bo, robot('Locke')], () => false, 2);
const OPEN: Played = { game: boardingTable({ preset: 'hub' }, [ana, bo, nobody]), entries: [] };

const NEXT_DAY = new Date(NOON.getTime() + 21 * HOUR);
const LETTERS: { readonly [name: string]: Told | Daily | TryOutMessage } = {
  ...Object.fromEntries(
    NOTIFY_EVENTS.map((event) => {
      const about = event === 'invited' ? OPEN : event === 'gameOver' ? FINISHED : MIDDLE;
      const who = event === 'invited' ? 'account-of-cy' : ME;
      return [event, toldTo(who, event, about, { by: event === 'invited' ? 'Ana' : null, turnBy: NEXT_DAY })];
    }),
  ),
  daily: {
    key: 'daily:1',
    event: 'daily',
    tables: [
      toldTo(ME, 'turn', MIDDLE),
      toldTo('account-of-cy', 'invited', OPEN, { by: 'Ana' }),
      toldTo(ME, 'gameOver', FINISHED),
    ],
  },
  tryOut: { key: 'try:1', event: 'tryOut' },
};

describe.each(Object.entries(LETTERS))('the mail about %s', (_, what) => {
  let mail: ReceivedMail;
  beforeAll(async () => {
    mail = await received(what);
  });

  test('says what it is about in both its parts, and they say the same', () => {
    const wordsIn = (part: string): Set<string> => new Set(part.toLowerCase().match(/[\p{L}\d-]{2,}/gu));
    const text = wordsIn(mail.text ?? '');
    expect(text.size).toBeGreaterThan(20);
    // The sign is there to be seen.
    const html = wordsIn(seen(mail.html).replace('Slow Train', ''));
    expect([...html].filter((word) => !text.has(word))).toEqual([]);
  });

  test('loads nothing, and runs nothing', () => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="en">.*<\/html>\n$/s);
    expect(mail.html).not.toMatch(
      /<(?:img|svg|link|script|iframe|object|video|form|input|base)\b|\bsrc=|url\(|@import|data:/i,
    );
    const addresses = (mail.html ?? '').match(/https?:[^"<\s]*/g) ?? [];
    const links = linksIn(mail.html);
    expect(addresses.filter((one) => !links.includes(one))).toEqual([]);
    expect(links.filter((link) => !link.startsWith(APP_URL))).toEqual([]);
  });

  test('has one button, links that are in the text as well, and a way to stop it', () => {
    expect(mail.html?.match(/class="button"/g)).toHaveLength(1);
    for (const link of linksIn(mail.html)) expect(mail.text).toContain(link);
    expect(linksIn(mail.html)).toEqual(
      expect.arrayContaining([READER.unsubscribe.page, `${APP_URL}/you/notifications`]),
    );
    expect(seen(mail.html)).toContain('You get this because');
  });

  test('can be stopped by the mail program, and says that no person wrote it', () => {
    expect(valueOf(mail, 'List-Unsubscribe')).toBe(`<${READER.unsubscribe.oneClick}>`);
    expect(valueOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(valueOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(valueOf(mail, 'List-Id')).toMatch(/^<[\w-]+\.slow-train\.example>$/);
  });

  test('shows no tile of a hand where others may look: neither in the subject nor in what lists show', () => {
    const [, preview = ''] = /opacity:0[^>]*>([^<]*)</.exec(mail.html ?? '') ?? [];
    expect(preview).not.toBe('');
    const hand = handOf(MIDDLE, SEAT).flatMap((tile) => [tile, tile.split('-').toReversed().join('-')]);
    const shown = tilesIn(`${mail.subject} ${preview}`);
    expect(shown.filter((tile) => hand.includes(tile))).toEqual([]);
  });

  test('is small enough to be shown whole, and its styles to be kept', () => {
    // Where Gmail cuts, and where it drops a style sheet.
    expect(mail.html?.length).toBeLessThan(100_000);
    expect(/<style>(.*?)<\/style>/s.exec(mail.html ?? '')?.[1]?.length).toBeLessThan(8_000);
  });
});

describe('your turn', () => {
  test('names the table and what happened last in the subject', async () => {
    const { subject } = await received(toldTo(ME, 'turn', MIDDLE));
    expect(subject).toMatch(
      /^Your turn at The Local: (?:Ana|Bo|Locke) (?:played \d+-\d+|drew|passed|built \d+ tiles?)$/,
    );
  });

  test('shows the whole hand of its reader, and no tile that they cannot see', async () => {
    const { text, html } = await received(toldTo(ME, 'turn', MIDDLE));
    const hand = handOf(MIDDLE, SEAT);
    expect(hand.length).toBeGreaterThan(0);
    const turned = (tile: string): string => tile.split('-').toReversed().join('-');
    const hidden = new Set(tilesOf(12).map(tileName));
    const { round } = toldTo(ME, 'turn', MIDDLE).answer.game;
    const lying = [...(round?.seats.flatMap(({ train }) => train) ?? []), ...(round?.mexican ?? []), ...hand];
    // What lay on the table in the round before is in the log.
    const before = MIDDLE.entries.flatMap(({ events }) =>
      events.flatMap((one) => (one.type === 'played' ? [one.tile] : [])),
    );
    for (const tile of [...lying, ...before, round?.engine ?? '', '12-12']) {
      hidden.delete(tile);
      hidden.delete(turned(tile));
    }
    for (const part of [text ?? '', seen(html)]) {
      expect(tilesIn(part)).toEqual(expect.arrayContaining([...hand]));
      expect(tilesIn(part).filter((tile) => hidden.has(tile) || hidden.has(turned(tile)))).toEqual([]);
    }
    expect(hidden.size).toBeGreaterThan(5);
  });

  test('says until when in the time of the reader, where there is a clock', async () => {
    const told = toldTo(ME, 'turn', MIDDLE, { turnBy: NEXT_DAY });
    const vienna = await received(told);
    for (const part of [vienna.text, seen(vienna.html)]) {
      expect(part).toContain('Friday 11:00\n');
      expect(part).toContain('Your move departs then: 21 hours from now.');
    }
    expect((await received(told, { ...READER, timeZone: 'America/New_York' })).text).toContain('Friday 05:00\n');
    expect((await received(told, { ...READER, timeZone: 'UTC' })).text).toContain('Friday 09:00 UTC\n');
    const far = { turnBy: new Date(NOON.getTime() + 9 * 24 * HOUR) };
    expect((await received(toldTo(ME, 'turn', MIDDLE, far))).text).toContain('Saturday 10 October, 14:00\n');
    const late = { turnBy: new Date(NOON.getTime() - HOUR) };
    expect((await received(toldTo(ME, 'turn', MIDDLE, late))).text).toContain('should have departed then');
    expect((await received(toldTo(ME, 'turn', MIDDLE))).text).not.toContain('departs');
  });

  test('tells what happened since, without what the reader did, and not all of a long story', async () => {
    const { text } = await received(toldTo(ME, 'turn', MIDDLE));
    const [, news = ''] = /Since your last visit:\n(.*?)\n\n/s.exec(text ?? '') ?? [];
    const lines = news.split('\n');
    expect(lines[0]).toMatch(/^\d+ things more happened before that\.$/);
    expect(lines).toHaveLength(13);
    const mine = MIDDLE.entries.filter(({ by, seat }) => by === 'person' && seat === SEAT);
    const others = { ...MIDDLE, entries: MIDDLE.entries.slice(-6) };
    const short = await received(toldTo(ME, 'turn', others));
    expect(short.text).not.toContain('before that');
    expect(short.text?.match(/^- You (?:played|drew)/gm)).toBeNull();
    expect(mine.length).toBeGreaterThan(0);
  });

  test('says where one may play, with the tiles that fit, and how every train stands', async () => {
    const told = toldTo(ME, 'turn', MIDDLE);
    const { text } = await received(told);
    expect(text).toMatch(
      /Where you may play:\n(?:- .+ ends in \d+: [\d, -]+|- .+ starts with \d+: [\d, -]+|None of your tiles)/,
    );
    expect(
      text?.match(/^- (?:Your train|Ana|Bo|Locke) (?:ends in|starts with) \d+, \d+ tiles? in hand/gm),
    ).toHaveLength(3);
    expect(text).toMatch(/^- Mexican (?:ends in|starts with) \d+(?:, \d+-\d+ is open and has to be covered)?$/m);
  });

  test('links the table once more than the button needs, and that link signs in after "#"', async () => {
    const { html } = await received(toldTo(ME, 'turn', MIDDLE));
    const [, button = ''] = /class="button"[^>]*href="([^"]*)"/.exec(html ?? '') ?? [];
    expect(button).toBe(READER.tableLink(MIDDLE.game.id));
  });

  test('says all of it with 16 seats and 25 tiles in hand', async () => {
    const told = toldTo(ME, 'turn', MIDDLE);
    const { game } = told.answer;
    if (game.round === null) throw new Error('not dealt');
    const { round } = game;
    const hand = tilesOf(18).slice(-25).map(tileName);
    const seats = Array.from({ length: 16 }, (_, seat) => ({
      kind: 'computer' as const,
      name: `Bartholomew the ${seat}th`,
    }));
    const mine = { ...at(round.seats, SEAT), tiles: 25 };
    const large = {
      ...round,
      set: 18,
      hand,
      seats: seats.map((_, seat) => round.seats[seat] ?? { ...mine, train: [] }),
    };
    const mail = await received({ ...told, answer: { ...told.answer, game: { ...game, seats, round: large } } });
    expect(mail.text).toContain('Your hand, 25 tiles');
    expect(mail.text).toMatch(/^- Bartholomew the 15th (?:ends in|starts with)/m);
    expect(mail.html?.length).toBeLessThan(100_000);
  });
});

test('one table is one thread, another table another', async () => {
  const turn = await received(toldTo(ME, 'turn', MIDDLE));
  const over = await received(toldTo(ME, 'roundOver', MIDDLE));
  const other = await received(toldTo(ME, 'turn', { ...MIDDLE, game: { ...MIDDLE.game, id: 'table-000002' } }));
  for (const name of ['In-Reply-To', 'References', 'List-Id']) {
    expect(valueOf(turn, name)).toMatch(/^<.+>$/);
    expect(valueOf(over, name)).toBe(valueOf(turn, name));
    expect(valueOf(other, name)).not.toBe(valueOf(turn, name));
  }
  expect(valueOf(over, 'Message-ID')).not.toBe(valueOf(turn, 'Message-ID'));
});

test('an invitation says by whom and to what, and leads to where one looks first', async () => {
  const mail = await received(toldTo('account-of-cy', 'invited', OPEN, { by: 'Ana' }));
  expect(mail.subject).toBe('Ana invites you to The Local');
  for (const words of ['Rules: Hub', 'Ana, Bo and 1 free seat', 'Good until: 1 January'])
    expect(mail.text).toContain(words);
  expect(mail.text).toContain(`Look at the table: ${APP_URL}/join/${OPEN.game.invitation}`);
});

test('a round that is over has its scores, a game its places', async () => {
  const round = await received(toldTo(ME, 'roundOver', MIDDLE));
  const { length: over } = MIDDLE.game.results;
  expect(round.subject).toBe(`Round ${over} is over at The Local`);
  expect(round.text?.match(/^- (?:You|Ana|Bo|Locke): round \d+ \d+, in all \d+$/gm)).toHaveLength(3);
  expect(seen(round.html)).toContain('It is your turn.');
  const game = await received(toldTo(ME, 'gameOver', FINISHED));
  expect(game.subject).toMatch(/^The Local has arrived: [\w, ]+ wins?( together)?$/);
  expect(game.text?.match(/^- (?:You|Ana|Bo|Locke): place \d\w\w, pips \d+$/gm)).toHaveLength(3);
  expect(game.text).not.toContain('Your hand');
});

test('time that runs out is said in the subject', async () => {
  const told = toldTo(ME, 'timeLow', MIDDLE, { turnBy: new Date(NOON.getTime() + 3 * HOUR) });
  expect((await received(told)).subject).toBe('3 hours left for your move at The Local');
  const late = toldTo(ME, 'timeLow', MIDDLE, { turnBy: NOON });
  expect((await received(late)).subject).toBe('Your time is up at The Local');
});

test('a daily mail has each table with its own link, and one button to the first that waits', async () => {
  const later = { ...MIDDLE, game: { ...MIDDLE.game, id: 'table-000002', name: 'Night Mail' } };
  const told = toldTo(ME, 'gameOver', FINISHED);
  const daily: Daily = {
    key: 'daily:2',
    event: 'daily',
    tables: [told, toldTo(ME, 'turn', later, { turnBy: NEXT_DAY })],
  };
  const mail = await received(daily);
  expect(mail.subject).toBe('1 table waits for you: Night Mail');
  expect(mail.text).toContain('It is your turn, until Friday 11:00.');
  expect(mail.text).toMatch(/things more happened before that\.\n(?:- .*\n){3}Open the table/);
  expect(mail.text).toContain(`Open Night Mail: ${READER.tableLink('table-000002')}\n`);
  expect(mail.text).toContain(READER.tableLink(FINISHED.game.id));
  expect(mail.text).not.toContain('Your hand');
});

test('names that people choose are text, and nothing else', async () => {
  const evil = '<b>*"&\'';
  const seats = MIDDLE.game.seats.map((seated) => (seated.kind === 'computer' ? robot(evil) : seated));
  const { html, text } = await received(toldTo(ME, 'turn', { ...MIDDLE, game: { ...MIDDLE.game, name: evil, seats } }));
  expect(html).not.toContain(evil);
  expect(html).toContain('&lt;b&gt;');
  expect(text).toContain(`at ${evil}, round`);
});

describe('a mail that does not go out', () => {
  const told = toldTo(ME, 'turn', MIDDLE);
  const failing = (smtp: string) => {
    const account = smtpAccountIn(smtp);
    return account && smtpMailer(account, { name: '', address: 'station@slow-train.example' }, nodeDial);
  };

  test('may go later where nobody answers', async () => {
    const outcome = await mailChannel(failing('smtp://127.0.0.1:1'), SETTINGS)(READER, told);
    expect(outcome).toEqual({ kind: 'later', trouble: 'unreachable' });
  });

  test('never goes to an address that is none', async () => {
    const to = { ...READER, address: 'nobody' };
    const outcome = await mailChannel(failing(mailbox.bindings.SMTP_URL), SETTINGS)(to, told);
    expect(outcome).toEqual({ kind: 'never', trouble: 'address-refused' });
  });

  test('never goes where the server sends none', async () => {
    expect(await mailChannel(null, SETTINGS)(READER, told)).toEqual({ kind: 'never', trouble: 'unconfigured' });
  });
});

test('another attempt at the same is the same mail', () => {
  const once = mailOf(toldTo(ME, 'turn', MIDDLE), READER, SETTINGS, NOON);
  expect(mailOf(toldTo(ME, 'turn', MIDDLE), READER, SETTINGS, NOON)).toEqual(once);
});

test('numbers have the colours that they have on the page', () => {
  const tokens = readFileSync(new URL('../../web/src/style/tokens.css', import.meta.url), 'utf8');
  const colours = [...tokens.matchAll(/--pip-\d+: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect(PIPS).toEqual(colours);
});
