import { Route } from '@solidjs/router';
import { screen, waitFor } from '@solidjs/testing-library';
import { GAME_EVENTS, type GameNotificationPreferences, type Notifications } from '@slow-train/protocol';
import { expect, test, vi } from 'vitest';
import { takeGame } from '../../src/client/game.ts';
import SessionEffects from '../../src/app/SessionEffects.tsx';
import { usePageTitle } from '../../src/ui/page-title.ts';
import { accounts, MEMBER, press, toasts } from '../account/kit.tsx';
import { answer, gameView } from '../fixtures.ts';
import { notifications } from '../notifications/notifications.ts';
import { closePages, openPage } from '../open-page.tsx';
import { json, type Sent } from '../service.ts';

const GAME = 'abcdefghijkl';
const OFF = 'Mails about this table are off.';
const mail = { ...notifications().mail, address: 'ines@post.example' };
/** As an unsubscription stores them. */
const withoutMail = (events: GameNotificationPreferences): GameNotificationPreferences => ({
  ...events,
  ...Object.fromEntries(GAME_EVENTS.map((event) => [event, { ...events[event], mail: false }])),
});

function open(everywhere: Notifications): readonly Sent[] {
  const sent = accounts(
    () => MEMBER,
    () => json(everywhere),
  );
  openPage('/', () => (
    <Route
      path="/"
      component={() => {
        usePageTitle(() => ({ title: 'Table', game: { id: GAME, name: 'Night Mail' } }));
        return <SessionEffects me={MEMBER} isNew={false} />;
      }}
    />
  ));
  takeGame({ ...answer(5), game: gameView({ revision: 5, status: 'playing' }) });
  return sent;
}

const puts = (sent: readonly Sent[]) => sent.filter(({ method }) => method === 'PUT');
/** Settings of somebody who has these preferences for the table. */
const settings = (events: GameNotificationPreferences): Notifications =>
  notifications({ mail, tables: [{ id: GAME, name: 'Night Mail', events }] });

test('31.19 a table whose mails a scanner has turned off says so, and one tap turns them on', async () => {
  const sent = open(settings(withoutMail({ turn: { push: false } })));
  expect(await screen.findByText(OFF)).toBeTruthy();
  await press('Turn them on');
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('come again')]));
  expect(puts(sent)).toMatchObject([{ path: `/api/games/${GAME}/notifications` }]);
  expect(puts(sent)[0]?.body).toMatchObject({ events: { turn: { push: false } } });
  expect(JSON.stringify(puts(sent)[0]?.body)).not.toContain('mail');
  expect(screen.queryByText(OFF)).toBeNull();
});

test('where all mails are off, one tap turns the usual ones on everywhere', async () => {
  const usual = notifications().choices;
  const events = { ...usual.events };
  for (const event of GAME_EVENTS) events[event] = { ...events[event], mail: false };
  const sent = open(notifications({ mail, choices: { ...usual, events } }));
  await press('Turn them on');
  await waitFor(() => expect(puts(sent)).toHaveLength(1));
  expect(puts(sent)[0]).toMatchObject({ path: '/api/me/notifications', body: { events: usual.events } });
});

test('somebody who wants no mails about a table hears it once', async () => {
  open(settings(withoutMail({})));
  await press('Leave them off');
  expect(screen.queryByText(OFF)).toBeNull();
  expect(localStorage.getItem(`slow-train:mails-left-off:${GAME}`)).toBe('left');
  closePages();
  localStorage.setItem(`slow-train:mails-left-off:${GAME}`, 'left');
  const sent = open(settings(withoutMail({})));
  await vi.dynamicImportSettled();
  expect(sent.filter(({ path }) => path === '/api/me/notifications')).toEqual([]);
});

test('a table whose mails come says nothing', async () => {
  const sent = open(settings({ turn: { mail: false } }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/me/notifications')).toBe(true));
  expect(screen.queryByText(OFF)).toBeNull();
});
