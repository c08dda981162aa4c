import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../src/game/events.ts';
import { listingOf, statusSentence } from '../../../src/game/listing.ts';
import type { GameUpdate } from '../../../src/game/update.ts';
import { completePreferences } from '@slow-train/protocol';
import { pushMessage } from '../../../src/notifications/channels/push-message.ts';
import { webhookText } from '../../../src/notifications/channels/webhook-message.ts';
import { notificationMail } from '../../../src/notifications/templates/notification-mail.ts';
import type { DailyDigest, GameNotification } from '../../../src/notifications/notification.ts';
import { finishedEntries } from '../../../src/feeds/entries.ts';
import { NOON } from '../../kit/pure-table.ts';
import { notificationAbout } from '../../kit/notification.ts';
import { APP_URL, READER } from '../../kit/played-game.ts';
import { ask, hours, say, occupants, votingTable, withStrikes } from '../../kit/votes.ts';

const PAUSE = { kind: 'pause', days: 3 } as const;
const CANCEL = { kind: 'cancel' } as const;
const BO = 'account-1';
const LATER = new Date(hours(1));

const mailFor = (message: GameNotification | DailyDigest) => notificationMail(message, READER, APP_URL, LATER);
/** The events of a change, as `vote account-1`. */
const namedEvents = (update: GameUpdate): string[] =>
  eventsOf(update).flatMap(({ event, account }) => (event === 'turn' ? [] : [`${event} ${account}`]));

describe('a vote that is open', () => {
  const asked = ask({ game: votingTable(occupants(3)) }, 0, PAUSE);

  test('a vote that is open notifies players whose vote is missing, except the one it is about', () => {
    expect(namedEvents(asked)).toEqual(['vote account-1', 'vote account-2']);
    const game = withStrikes(votingTable(occupants(4)), 1, 1);
    expect(namedEvents(ask({ game }, 0, { kind: 'replace', seat: 1 }))).toEqual(['vote account-2', 'vote account-3']);
  });

  test('a vote that is open is described in a mail, with its deadline and majority', () => {
    const { subject, text } = mailFor(notificationAbout(asked, BO, 'vote'));
    expect(subject).toBe('The Local needs your vote: pause the game for 3 days?');
    expect(text).toContain('Ana asks to pause the game for 3 days.');
    expect(text).toContain('Vote by Sun 14:00. It passes with 2 of 3 votes.');
  });

  test('a vote that is open is described in a push, with its deadline', () => {
    const { title, body } = pushMessage(notificationAbout(asked, BO, 'vote'), LATER);
    expect(title).toBe('The Local needs your vote');
    expect(body).toBe('Ana asks to pause the game for 3 days. Vote by Sun 14:00.');
  });

  test('a vote that is open is described to a game’s webhooks, with its deadline in UTC', () => {
    expect(webhookText(notificationAbout(asked, null, 'vote'), LATER)).toMatch(
      /^The Local: Ana asks to pause the game for 3 days\. Vote by Sun 12:00 UTC\. It is \w+’s turn\.$/,
    );
  });

  test('a vote that is open waits for its voter in the daily digest', () => {
    const daily = {
      key: 'daily:1',
      event: 'daily',
      language: 'en',
      games: [notificationAbout(asked, BO, 'vote')],
    } as const;
    expect(mailFor(daily).subject).toBe('1 table waits for you: The Local');
  });

  test('a vote that is open that is over when its notification is sent says only that', () => {
    const over = say(asked, 1, true);
    expect(mailFor(notificationAbout(over, BO, 'vote')).text).toContain('The vote is over by now.');
    expect(pushMessage(notificationAbout(over, BO, 'vote'), LATER).body).toBe('The vote is over.');
    expect(webhookText(notificationAbout(over, null, 'vote'), LATER)).toContain('The Local: the vote is over.');
  });
});

test('a seat that a vote gives to a computer notifies its owner, whose name does not become a link', () => {
  const seats = occupants(3).with(1, { kind: 'person', account: BO, name: 'www.evil.net' });
  const game = withStrikes(votingTable(seats), 1, 1);
  const held = say(ask({ game }, 0, { kind: 'replace', seat: 1 }), 2, true);
  expect(namedEvents(held)).toContain(`playedFor ${BO}`);
  for (const account of [BO, 'account-0']) {
    const { text, html } = mailFor(notificationAbout(held, account, 'playedFor'));
    expect(text).toMatch(/was away too long\. .+, a computer player, holds the seat\./);
    expect(`${text}${html}`).not.toContain('evil.net');
  }
});

describe('a game that a vote has ended', () => {
  const over = say(say(ask({ game: votingTable(occupants(4)) }, 0, CANCEL), 1, true), 2, true);

  test('a game that a vote has ended notifies everybody but the last voter', () => {
    expect(namedEvents(over)).toEqual(['gameOver account-0', 'gameOver account-1', 'gameOver account-3']);
  });

  test('a game that a vote has ended is nowhere described as won', () => {
    const { subject, text } = mailFor(notificationAbout(over, BO, 'gameOver'));
    expect(subject).toBe('The Local ended without a result');
    expect(text).toContain('The game was ended without a result.');
    const { title, body } = pushMessage(notificationAbout(over, BO, 'gameOver'), LATER);
    expect([title, body]).toEqual(['The Local ended without a result', 'The table voted for it.']);
    const hook = webhookText(notificationAbout(over, null, 'gameOver'), LATER);
    expect(hook).toBe('The Local ended without a result.');
    const listed = { ...over.game, listing: listingOf(over.game), turnSeat: null, readUpTo: 0, actedAt: null };
    const preferences = completePreferences({});
    const content = { account: BO, since: new Date(NOON), preferences, language: 'en', games: [listed] } as const;
    const [entry] = finishedEntries(content, { APP_URL }, new Date(NOON));
    expect(entry).toMatchObject({ title: 'Game over: The Local', summary: 'The game was ended without a result.' });
    for (const words of [subject, text, title, body, hook, statusSentence(listed, 1, false, 'en')]) {
      expect(words).not.toMatch(/\bw[io]ns?\b|arrived|place/i);
    }
  });
});
