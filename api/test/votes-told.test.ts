import { describe, expect, test } from 'vitest';
import { newsOf } from '../src/games/news.ts';
import { glanceAt } from '../src/games/glance.ts';
import type { Change } from '../src/games/change.ts';
import { noticesOf } from '../src/notify/notices.ts';
import { choicesOf } from '../src/notify/choices/choices-of.ts';
import { pushMessage } from '../src/notify/channels/push-words.ts';
import { webhookText } from '../src/notify/channels/webhook-words.ts';
import { mailOf } from '../src/notify/letters/mail-of.ts';
import type { Daily, Told } from '../src/notify/told.ts';
import { endedLines } from '../src/feeds/lines.ts';
import { NOON } from './kit/pure-table.ts';
import { toldAbout } from './kit/told.ts';
import { APP_URL, READER } from './kit/told-letters.ts';
import { ask, hours, say, sitters, votingTable, withStrikes } from './kit/votes.ts';

const PAUSE = { kind: 'pause', days: 3 } as const;
const CANCEL = { kind: 'cancel' } as const;
const BO = 'account-1';

const letter = (what: Told | Daily) => mailOf(what, READER, { APP_URL }, hours(1));
/** Who is told what, as `vote account-1`. */
const told = (change: Change): string[] =>
  noticesOf(change).flatMap(({ event, account }) => (event === 'turn' ? [] : [`${event} ${account}`]));

describe('a vote that is open', () => {
  const asked = ask({ game: votingTable(sitters(3)) }, 0, PAUSE);

  test('is told to those whose ballot is missing, and not to whom it is about', () => {
    expect(told(asked)).toEqual(['vote account-1', 'vote account-2']);
    const game = withStrikes(votingTable(sitters(4)), 1, 1);
    expect(told(ask({ game }, 0, { kind: 'replace', seat: 1 }))).toEqual(['vote account-2', 'vote account-3']);
  });

  test('says in a mail what it is about, until when, and how many it takes', () => {
    const { subject, text } = letter(toldAbout(asked, BO, 'vote'));
    expect(subject).toBe('The Local needs your vote: pause the game for 3 days?');
    expect(text).toContain('Ana asks to pause the game for 3 days.');
    expect(text).toContain('You can vote until Sunday 14:00. It passes with 2 of 3 votes.');
  });

  test('says in a push what it is about, and how long there is', () => {
    const { title, body } = pushMessage(toldAbout(asked, BO, 'vote'));
    expect(title).toBe('The Local needs your vote');
    expect(body).toMatch(/^Ana asks to pause the game for 3 days\. You have less than \d+ \w+ to vote\.$/);
  });

  test('says to the webhooks of a table what everybody may know', () => {
    expect(webhookText(toldAbout(asked, null, 'vote'))).toMatch(
      /^The Local holds a vote until 2026-10-04 12:00 UTC\. Ana asks to pause the game for 3 days\. Waiting for \w+\.$/,
    );
  });

  test('waits for its reader in the daily mail', () => {
    const daily = { key: 'daily:1', event: 'daily', tables: [toldAbout(asked, BO, 'vote')] } as const;
    expect(letter(daily).subject).toBe('1 table waits for you: The Local');
  });

  test('that is over by the time it is told says so, and no more', () => {
    const over = say(asked, 1, true);
    expect(letter(toldAbout(over, BO, 'vote')).text).toContain('It is over by now.');
    expect(pushMessage(toldAbout(over, BO, 'vote')).body).toBe('The vote is over by now.');
    expect(webhookText(toldAbout(over, null, 'vote'))).toContain('The Local has held a vote.');
  });
});

test('a seat that is held by a vote is told to its owner, whose name no mail program makes a link of', () => {
  const seats = sitters(3).with(1, { kind: 'person', account: BO, name: 'www.evil.net' });
  const game = withStrikes(votingTable(seats), 1, 1);
  const held = say(ask({ game }, 0, { kind: 'replace', seat: 1 }), 2, true);
  expect(told(held)).toContain(`playedFor ${BO}`);
  for (const account of [BO, 'account-0']) {
    const { text, html } = letter(toldAbout(held, account, 'playedFor'));
    expect(text).toMatch(/was away too long: .+, a computer player, holds the seat\./);
    expect(`${text}${html}`).not.toContain('evil.net');
  }
});

describe('a game that the table has ended', () => {
  const over = say(say(ask({ game: votingTable(sitters(4)) }, 0, CANCEL), 1, true), 2, true);

  test('is told to all but who has cast the last ballot', () => {
    expect(told(over)).toEqual(['gameOver account-0', 'gameOver account-1', 'gameOver account-3']);
  });

  test('is nowhere told as one that somebody has won', () => {
    const { subject, text } = letter(toldAbout(over, BO, 'gameOver'));
    expect(subject).toBe('The Local has ended without a result');
    expect(text).toContain('The game was ended without a result.');
    const { title, body } = pushMessage(toldAbout(over, BO, 'gameOver'));
    expect([title, body]).toEqual(['The Local has ended', 'The game was ended without a result.']);
    const hook = webhookText(toldAbout(over, null, 'gameOver'));
    expect(hook).toBe('The Local: The game was ended without a result.');
    const listed = { ...over.game, glance: glanceAt(over.game), turnSeat: null, readUpTo: 0, actedAt: null };
    const fed = { account: BO, since: NOON, choices: choicesOf({}), games: [listed] };
    const [line] = endedLines(fed, { APP_URL }, NOON);
    expect(line).toMatchObject({ title: 'Game over: The Local', news: 'The game was ended without a result.' });
    for (const said of [subject, text, title, body, hook, newsOf(listed, 1, false)]) {
      expect(said).not.toMatch(/\bw[io]ns?\b|arrived|place/i);
    }
  });
});
