import { readFileSync } from 'node:fs';
import { testMailbox, type ReceivedMail, type TestMailbox } from '@slow-train/local/testing';
import { parseSmtpUrl, smtpMailer } from '@slow-train/settings/mail';
import { at, legalActions, readView, tileName, tilesOf, writeAction } from '@slow-train/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailChannel } from '../../../src/notifications/channels/mail.ts';
import { PIP_COLOURS, STYLE_SHEET, STYLES } from '../../../src/notifications/templates/styles.ts';
import { notificationMail } from '../../../src/notifications/templates/notification-mail.ts';
import type {
  DailyDigest,
  MailTarget,
  GameNotification,
  TestMessage,
  TournamentNotification,
} from '../../../src/notifications/notification.ts';
import { FINISHED, HOUR, MAILS, ME, MIDDLE, NEXT_DAY, OPEN, SEAT } from '../../kit/all-mails.ts';
import { NOON, robot } from '../../kit/pure-table.ts';
import { withPlainHyphens } from '../../kit/notification.ts';
import { hiddenFrom } from '../../kit/secrets.ts';
import { APP_URL, handOf, READER, notificationTo } from '../../kit/played-game.ts';

// Mails as their recipient gets them: sent through a real SMTP server, and read by a real parser.

let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await testMailbox();
});
afterAll(() => mailbox.stop());

const SETTINGS = { APP_URL };

async function received(
  message: GameNotification | TournamentNotification | DailyDigest | TestMessage,
  to: MailTarget = READER,
): Promise<ReceivedMail> {
  const account = parseSmtpUrl(mailbox.bindings.SMTP_URL);
  if (account === null) throw new Error('no mail server');
  const mailer = smtpMailer(account, { name: 'Slow Train', address: 'station@slow-train.example' });
  expect(await mailChannel(mailer, SETTINGS, () => new Date(NOON))(to, message)).toEqual({ kind: 'sent' });
  return mailbox.next(to.address);
}

/** Returns the visible text of an HTML mail, with every block on a line of its own. */
function seen(html: string | null): string {
  const body = (html ?? '').replace(/<head>.*?<\/head>/s, '').replaceAll(/<\/(?:p|tr|h1|h2|div|th|td)>|<br\/?>/g, '\n');
  return body
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
const linksIn = (html: string | null): string[] =>
  [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
const tilesIn = (text: string): string[] => withPlainHyphens(text).match(/(?<![\w-])\d{1,2}-\d{1,2}(?![\w-])/g) ?? [];
const valueOf = ({ headers }: ReceivedMail, name: string) => headers.find((one) => one.name === name)?.value;

describe.each(Object.entries(MAILS))('the mail about %s', (_, message) => {
  let mail: ReceivedMail;
  beforeAll(async () => {
    mail = await received(message);
  });

  test('a notification mail has the same words in both parts', () => {
    const wordsIn = (part: string): Set<string> =>
      new Set(
        withPlainHyphens(part)
          .toLowerCase()
          .match(/[\p{L}\d-]{2,}/gu),
      );
    const text = wordsIn(mail.text ?? '');
    expect(text.size).toBeGreaterThan(20);
    // The header is for the eye only.
    const html = wordsIn(seen(mail.html).replace('Slow Train', ''));
    expect([...html].filter((word) => !text.has(word))).toEqual([]);
  });

  test('a notification mail loads nothing and runs nothing', () => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="en">.*<\/html>\n$/s);
    expect(mail.html).not.toMatch(
      /<(?:img|svg|link|script|iframe|object|video|form|input|base)\b|\bsrc=|url\(|@import|data:/i,
    );
    const addresses = (mail.html ?? '').match(/https?:[^"<\s]*/g) ?? [];
    const links = linksIn(mail.html);
    expect(addresses.filter((one) => !links.includes(one))).toEqual([]);
    expect(links.filter((link) => !link.startsWith(APP_URL))).toEqual([]);
  });

  test('a notification mail has one button, all its links in the text too, and a link to stop it', () => {
    expect(mail.html?.match(/class="button"/g)).toHaveLength(1);
    for (const link of linksIn(mail.html)) expect(mail.text).toContain(link);
    expect(linksIn(mail.html)).toEqual(
      expect.arrayContaining([READER.unsubscribe.page, `${APP_URL}/you/notifications`]),
    );
    expect(seen(mail.html)).toContain('You get this because');
  });

  test('29.27 a notification mail lets the mail program unsubscribe, and says that it was sent automatically', () => {
    expect(valueOf(mail, 'List-Unsubscribe')).toBe(`<${READER.unsubscribe.oneClick}>`);
    expect(valueOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(valueOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(valueOf(mail, 'List-Id')).toMatch(/^<[\w-]+\.slow-train\.example>$/);
  });

  test('a notification mail shows no tile of a hand where others may look: in the subject and the preview', () => {
    const [, preview = ''] = /opacity:0[^>]*>([^<]*)</.exec(mail.html ?? '') ?? [];
    expect(preview).not.toBe('');
    const hand = handOf(MIDDLE, SEAT).flatMap((tile) => [tile, tile.split('-').toReversed().join('-')]);
    const shown = tilesIn(`${mail.subject} ${preview}`);
    expect(shown.filter((tile) => hand.includes(tile))).toEqual([]);
  });

  test('a notification mail is small enough to be shown whole, with its styles', () => {
    // Gmail clips mails at 102 KB and drops style sheets from 8,192 characters on.
    expect(mail.html?.length).toBeLessThan(100_000);
    expect(/<style>(.*?)<\/style>/s.exec(mail.html ?? '')?.[1]?.length).toBeLessThan(8_000);
  });
});

describe('your turn', () => {
  test('the mail about a turn names the game and the latest event in the subject', async () => {
    const { subject } = await received(notificationTo(ME, 'turn', MIDDLE));
    expect(subject).toMatch(
      /^Your turn at The Local: (?:Ana|Bo|Locke) (?:played \d+‑\d+|drew|passed|built \d+ tiles?)$/,
    );
  });

  test('31.6 each legal play of a turn is a button in its mail, with its link in both parts of the mail', async () => {
    const link = `${APP_URL}/plain/turns/${MIDDLE.game.id}.x.0.2-3.${'x'.repeat(43)}`;
    const { html, text } = await received(notificationTo(ME, 'turn', MIDDLE), { ...READER, turnLink: link });
    const { round } = notificationTo(ME, 'turn', MIDDLE).answer.game;
    if (round === null) throw new Error('not dealt');
    const { table, hand } = readView(round);
    const plays = legalActions(table, hand, SEAT).flatMap((one) => (one.do === 'play' ? [writeAction(one)] : []));
    const buttons = linksIn(html).filter((one) => one.startsWith(link));
    expect(buttons.length).toBeGreaterThan(0);
    for (const play of plays) expect(buttons).toContain(`${link}?play=${encodeURIComponent(play)}`);
    for (const button of buttons) expect(text).toContain(`: ${button}\n`);
    for (const part of [text, seen(html)]) expect(part).toContain('play for Ada until this turn is over');
    expect(html?.match(/class="button"/g)).toHaveLength(1);
    expect(/<style>(.*?)<\/style>/s.exec(html ?? '')?.[1]?.length).toBeLessThan(8_000);
  });

  test('31.23 the subject of a mail is not turned by a name from right to left', async () => {
    const about = notificationTo(ME, 'turn', MIDDLE);
    const game = { ...about.answer.game, name: 'רכבת לילה 12' };
    const { subject, text } = await received({ ...about, answer: { ...about.answer, game } });
    expect(subject).toMatch(/^Your turn at \u2068רכבת לילה 12\u2069: /);
    expect(text).toContain('\u2068רכבת לילה 12\u2069, round 2');
  });

  test('the mail about a turn shows the reader’s whole hand, and no tile that they cannot see', async () => {
    // A tile laid in an earlier round may be hidden in this one, so the log begins with this one.
    const from = MIDDLE.entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'dealt'));
    const { text, html } = await received(
      notificationTo(ME, 'turn', { ...MIDDLE, entries: MIDDLE.entries.slice(from) }),
    );
    const hand = handOf(MIDDLE, SEAT);
    expect(hand.length).toBeGreaterThan(0);
    if (MIDDLE.game.round === null) throw new Error('not dealt');
    const hidden = hiddenFrom(MIDDLE.game.round, SEAT).map(tileName);
    expect(hidden.length).toBeGreaterThan(0);
    const turned = (tile: string): string => tile.split('-').toReversed().join('-');
    for (const part of [text ?? '', seen(html)]) {
      expect(tilesIn(part)).toEqual(expect.arrayContaining([...hand]));
      expect(tilesIn(part).filter((tile) => hidden.includes(tile) || hidden.includes(turned(tile)))).toEqual([]);
    }
  });

  test('the mail about a turn gives the deadline in the reader’s time zone, if there is a clock', async () => {
    const notification = notificationTo(ME, 'turn', MIDDLE, { turnBy: NEXT_DAY });
    const vienna = await received(notification);
    for (const part of [vienna.text, seen(vienna.html)]) {
      expect(part).toContain('Fri 11:00\n');
      expect(part).toContain('21 h left for your move');
    }
    expect((await received({ ...notification, timeZone: 'America/New_York' })).text).toContain('Fri 05:00\n');
    const unknown = await received({ ...notification, timeZone: null });
    for (const part of [unknown.text, seen(unknown.html)]) {
      expect(part).toContain('21 h left for your move');
      expect(part).not.toMatch(/UTC|\d\d:\d\d/);
    }
    const far = { turnBy: new Date(NOON + 9 * 24 * HOUR) };
    expect((await received(notificationTo(ME, 'turn', MIDDLE, far))).text).toContain('Sat 10 Oct, 14:00\n');
    const late = { turnBy: new Date(NOON - HOUR) };
    expect((await received(notificationTo(ME, 'turn', MIDDLE, late))).text).toContain('Your time is up.');
    expect((await received(notificationTo(ME, 'turn', MIDDLE))).text).not.toContain('left for your move');
  });

  test('the mail about a turn lists the latest moves since the last visit, without the reader’s own', async () => {
    const { text } = await received(notificationTo(ME, 'turn', MIDDLE));
    const [, news = ''] = /While you were away:\n(.*?)\n\n/s.exec(text ?? '') ?? [];
    const lines = news.split('\n');
    expect(lines[0]).toMatch(/^\d+ earlier moves not shown\.$/);
    expect(lines).toHaveLength(13);
    const mine = MIDDLE.entries.filter(({ by, seat }) => by === 'person' && seat === SEAT);
    const others = { ...MIDDLE, entries: MIDDLE.entries.slice(-6) };
    const short = await received(notificationTo(ME, 'turn', others));
    expect(short.text).not.toContain('not shown');
    expect(short.text?.match(/^- You (?:played|drew)/gm)).toBeNull();
    expect(mine.length).toBeGreaterThan(0);
  });

  test('the mail about a turn says where the reader can play and with which tiles, and lists every train', async () => {
    const notification = notificationTo(ME, 'turn', MIDDLE);
    const { text } = await received(notification);
    expect(text).toMatch(
      /Where you can play:\n(?:- .+ ends in \d+: [\d, ‑]+|- .+ starts with \d+: [\d, ‑]+|No tile fits)/,
    );
    expect(
      text?.match(/^- (?:Your train|Ana|Bo|Locke) (?:ends in|starts with) \d+, \d+ tiles? in hand/gm),
    ).toHaveLength(3);
    expect(text).toMatch(/^- Mexican (?:ends in|starts with) \d+(?:, \d+‑\d+ is open)?$/m);
  });

  test('the mail about a turn links to the game from its button, with the sign-in token after "#"', async () => {
    const { html } = await received(notificationTo(ME, 'turn', MIDDLE));
    const [, button = ''] = /class="button"[^>]*href="([^"]*)"/.exec(html ?? '') ?? [];
    expect(button).toBe(READER.gameLink(MIDDLE.game.id));
  });

  test('the mail about a turn shows 16 seats and 25 tiles in hand', async () => {
    const notification = notificationTo(ME, 'turn', MIDDLE);
    const { game } = notification.answer;
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
    const mail = await received({
      ...notification,
      answer: { ...notification.answer, game: { ...game, seats, round: large } },
    });
    expect(mail.text).toContain('Your hand, 25 tiles');
    expect(mail.text).toMatch(/^- Bartholomew the 15th (?:ends in|starts with)/m);
    expect(mail.html?.length).toBeLessThan(100_000);
  });
});

test('each game is one thread', async () => {
  const turn = await received(notificationTo(ME, 'turn', MIDDLE));
  const over = await received(notificationTo(ME, 'roundOver', MIDDLE));
  const other = await received(notificationTo(ME, 'turn', { ...MIDDLE, game: { ...MIDDLE.game, id: 'table-000002' } }));
  for (const name of ['In-Reply-To', 'References', 'List-Id']) {
    expect(valueOf(turn, name)).toMatch(/^<.+>$/);
    expect(valueOf(over, name)).toBe(valueOf(turn, name));
    expect(valueOf(other, name)).not.toBe(valueOf(turn, name));
  }
  expect(valueOf(over, 'Message-ID')).not.toBe(valueOf(turn, 'Message-ID'));
});

test('an invitation says who invites and to what game, and links to the invitation page', async () => {
  const mail = await received(notificationTo('account-of-cy', 'invited', OPEN, { by: 'Ana' }));
  expect(mail.subject).toBe('Ana invites you to The Local');
  for (const words of ['Rules: Hub', 'Ana, Bo and 1 free seat', 'Good until: 1 January'])
    expect(mail.text).toContain(words);
  expect(mail.text).toContain(`Look at the table: ${APP_URL}/join/${OPEN.game.invitation}`);
});

test('the mail after a round has its scores, the mail after a game its places', async () => {
  const round = await received(notificationTo(ME, 'roundOver', MIDDLE));
  const { length: over } = MIDDLE.game.results;
  expect(round.subject).toBe(`Round ${over} is over at The Local`);
  expect(round.text?.match(/^- (?:You|Ana|Bo|Locke)\. Round \d+: \d+\. Total: \d+\.$/gm)).toHaveLength(3);
  expect(seen(round.html)).toContain('Your turn.');
  const game = await received(notificationTo(ME, 'gameOver', FINISHED));
  expect(game.subject).toMatch(/^The Local is over: [\w, ]+ wins?( together)?$/);
  expect(game.text?.match(/^- (?:You|Ana|Bo|Locke)\. Place: \d\w\w\. Pips: \d+\.$/gm)).toHaveLength(3);
  expect(game.text).not.toContain('Your hand');
});

test('the subject says how much time is left', async () => {
  const notification = notificationTo(ME, 'timeLow', MIDDLE, { turnBy: new Date(NOON + 3 * HOUR) });
  expect((await received(notification)).subject).toBe('3 h left for your move at The Local');
  const late = notificationTo(ME, 'timeLow', MIDDLE, { turnBy: new Date(NOON) });
  expect((await received(late)).subject).toBe('Your time is up at The Local');
});

test('the daily digest links to each game, and its button opens the first that waits', async () => {
  const later = { ...MIDDLE, game: { ...MIDDLE.game, id: 'table-000002', name: 'Night Mail' } };
  const notification = notificationTo(ME, 'gameOver', FINISHED);
  const daily: DailyDigest = {
    key: 'daily:2',
    event: 'daily',
    language: 'en',
    games: [notification, notificationTo(ME, 'turn', later, { turnBy: NEXT_DAY })],
  };
  const mail = await received(daily);
  expect(mail.subject).toBe('1 table waits for you: Night Mail');
  expect(mail.text).toContain('Your turn. Fri 11:00, 21 h left.');
  expect(mail.text).toMatch(/earlier moves not shown\.\n(?:- .*\n){3}Open the table/);
  expect(mail.text).toContain(`Open Night Mail: ${READER.gameLink('table-000002')}\n`);
  expect(mail.text).toContain(READER.gameLink(FINISHED.game.id));
  expect(mail.text).not.toContain('Your hand');
});

test('names that people choose are escaped', async () => {
  const evil = '<b>*"&\'';
  const seats = MIDDLE.game.seats.map((seated) => (seated.kind === 'computer' ? robot(evil) : seated));
  const { html, text } = await received(
    notificationTo(ME, 'turn', { ...MIDDLE, game: { ...MIDDLE.game, name: evil, seats } }),
  );
  expect(html).not.toContain(evil);
  expect(html).toContain('&lt;b&gt;');
  expect(text).toContain(`${evil}, round`);
});

describe('a mail that cannot be sent', () => {
  const notification = notificationTo(ME, 'turn', MIDDLE);
  const failing = (smtp: string) => {
    const account = parseSmtpUrl(smtp);
    return account && smtpMailer(account, { name: '', address: 'station@slow-train.example' });
  };

  test('a mail that cannot be sent is tried later when no server answers', async () => {
    const result = await mailChannel(failing('smtp://127.0.0.1:1'), SETTINGS)(READER, notification);
    expect(result).toEqual({ kind: 'later', trouble: 'unreachable' });
  });

  test('a mail that cannot be sent is given up when the address is invalid', async () => {
    const to = { ...READER, address: 'nobody' };
    const result = await mailChannel(failing(mailbox.bindings.SMTP_URL), SETTINGS)(to, notification);
    expect(result).toEqual({ kind: 'never', trouble: 'address-refused' });
  });

  test('a mail that cannot be sent is given up when this server sends no mail', async () => {
    expect(await mailChannel(null, SETTINGS)(READER, notification)).toEqual({ kind: 'never', trouble: 'unconfigured' });
  });
});

test('another attempt renders the same mail', () => {
  const once = notificationMail(notificationTo(ME, 'turn', MIDDLE), READER, APP_URL, new Date(NOON));
  expect(notificationMail(notificationTo(ME, 'turn', MIDDLE), READER, APP_URL, new Date(NOON))).toEqual(once);
});

test('29.27 figures on tiles can be read, by day and by night', () => {
  const day = /background:(#\w{6})/.exec(STYLES.across)?.[1] ?? '';
  const [, night = ''] = /prefers-color-scheme: dark.*?\.tile \{ background: (#\w{6})/s.exec(STYLE_SHEET) ?? [
    null,
    day,
  ];
  const contrasts = PIP_COLOURS.flatMap((colour) => [day, night].map((ground) => contrastOf(colour, ground)));
  // Small ones are 17 pixels high: WCAG 1.4.3.
  expect(contrasts.filter((contrast) => !(contrast >= 4.5))).toEqual([]);
});

/** Returns the contrast of two colours (WCAG 2.2, "contrast ratio"). */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminanceOf).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('pips have the colours of the page', () => {
  const tokens = readFileSync(new URL('../../../../web/src/ui/styles/tokens.css', import.meta.url), 'utf8');
  const colours = [...tokens.matchAll(/--pip-\d+: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect(PIP_COLOURS).toEqual(colours);
});
