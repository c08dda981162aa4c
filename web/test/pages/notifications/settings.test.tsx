import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import {
  NotificationPreferencesSchema,
  type AccountView,
  type Notifications,
  type PushDevice,
  type Webhook,
} from '@slow-train/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import NotificationsPage from '../../../src/pages/notifications/NotificationsPage.tsx';
import { ownTimeZone } from '../../../src/client/time-zone.ts';
import { accounts, done, GUEST, MEMBER, press, toasts, type } from '../../account/kit.tsx';
import { fromNow } from '../../clock.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, problem, type Sent } from '../../service.ts';
import { forgetPushes, pretendPushes } from '../../notifications/browser.ts';
import { notifications } from '../../notifications/notifications.ts';

const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const HEALTH = { sentAt: null, failedAt: null, trouble: null };
const device = (id: string, isThis: boolean): PushDevice => ({
  id,
  userAgent: ANDROID,
  addedAt: '2026-11-03T10:00:00.000Z',
  isThis,
  health: HEALTH,
});
const hook = (id: string): Webhook => ({ id, url: `https://example.org/${id}`, shape: 'generic', health: HEALTH });
const WITH_MAIL = { ...notifications().mail, address: 'ines@post.example' };

let me: AccountView;
let held: Notifications;
let answer: (request: Sent) => Response | 'offline' | Promise<Response> | undefined;
let sent: readonly Sent[];

/** Opens the page against a service that stores saved settings; `answer` handles everything else. */
function open(): void {
  sent = accounts(
    () => me,
    (request) => {
      const answered = answer(request);
      if (answered !== undefined) return answered;
      if (request.path !== '/api/me/notifications') return done();
      if (request.method === 'PUT') held = { ...held, choices: NotificationPreferencesSchema.parse(request.body) };
      return json(held);
    },
  );
  openPage('/you/notifications', () => (
    <>
      <Route path="/you/notifications" component={NotificationsPage} />
      <Route path="/*" component={() => <p>Another page</p>} />
    </>
  ));
}
const saved = (): readonly unknown[] => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const box = (name: string): Promise<HTMLInputElement> => screen.findByRole('checkbox', { name });
const asks = (): readonly string[] =>
  sent.map(({ method, path }) => `${method} ${path}`).filter((line) => !line.startsWith('GET'));

beforeEach(() => {
  me = MEMBER;
  held = notifications();
  answer = () => undefined;
  pretendPushes('default', 'granted');
  // The full list of hundreds would only be slow.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Vienna', 'Pacific/Auckland']);
});
afterEach(() => {
  closePages();
  forgetPushes();
  vi.restoreAllMocks();
});

const iPhone = (version: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`;

test('the page begins with a summary of the messages to come, and updates it with every change', async () => {
  held = notifications({ mail: WITH_MAIL });
  open();
  expect(await screen.findByText(/an e-mail goes to ines@post\.example, if unseen after 15/)).toBeTruthy();
  fireEvent.click(await box('Your turn by e-mail'));
  expect(await screen.findByText(/You get no notification when it is your turn/)).toBeTruthy();
});

test('a guest can use the page too: push is offered, and mail says how to add an address', async () => {
  me = GUEST;
  open();
  expect(await screen.findByRole('button', { name: 'Notify this device' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe('/you/email');
});

test('each change saves all preferences at once, and two quick changes do not undo each other', async () => {
  open();
  fireEvent.click(await box('A round is over by push'));
  fireEvent.click(await box('Quiet hours'));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[0]).toMatchObject({ quiet: { from: '22:00' }, events: { roundOver: { push: true, mail: false } } });
  expect(saved()[1]).toMatchObject({ quiet: null, events: { roundOver: { push: true } } });
  expect(await screen.findByText('Saved.')).toBeTruthy();
});

test('a change that fails is undone, says why, and can be tried again', async () => {
  answer = ({ method }) => (method === 'PUT' ? problem(503, 'Closed for a moment.') : undefined);
  open();
  const cell = await box('Your turn by push');
  fireEvent.click(cell);
  expect(await screen.findByText(/Closed for a moment\./)).toBeTruthy();
  expect(cell.checked).toBe(true);
  answer = () => undefined;
  await press('Try again');
  await waitFor(() => expect(held.choices.events.turn.push).toBe(false));
  expect(cell.checked).toBe(false);
});

test('while no time zone is known, the page names none, and no quiet hours', async () => {
  held = notifications({ mail: WITH_MAIL, choices: NotificationPreferencesSchema.parse({}) });
  open();
  const zone = await screen.findByLabelText<HTMLSelectElement>('Time zone');
  expect(zone.selectedOptions[0]?.textContent).toBe('Not known');
  expect(screen.queryByText(/UTC\.|Nothing between/)).toBeNull();
});

test('the browser’s zone is offered if another one is set, and never set without asking', async () => {
  held = notifications({
    mail: WITH_MAIL,
    choices: NotificationPreferencesSchema.parse({ timeZone: 'Pacific/Auckland' }),
  });
  open();
  expect(await screen.findByText(/Auckland time/)).toBeTruthy();
  expect(saved()).toEqual([]);
  await press(/^Use /);
  await waitFor(() => expect(held.choices.timeZone).toBe(ownTimeZone()));
});

test('delays, mail timing and reminders can be chosen', async () => {
  held = notifications({ mail: WITH_MAIL });
  open();
  fireEvent.change(await screen.findByLabelText('Before a push'), { target: { value: '10' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Once a day' }));
  fireEvent.change(await screen.findByLabelText('At what time'), { target: { value: '7' } });
  fireEvent.click(await box('15 minutes before'));
  fireEvent.click(await box('6 hours before'));
  fireEvent.click(await box('No buttons in my mail'));
  await waitFor(() =>
    expect(held.choices).toMatchObject({
      mailPlays: false,
      waitMinutes: { push: 10, mail: 15 },
      mail: { when: 'daily', hour: 7 },
      reminders: [15],
    }),
  );
});

test('quiet hours can be changed', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('From, of the quiet hours'), { target: { value: '1410' } });
  await waitFor(() => expect(held.choices.quiet).toEqual({ from: '23:30', to: '08:00' }));
});

test('this device is switched on with one press, and off again', async () => {
  answer = ({ method, path }) => {
    if (path === '/api/me/push') held = { ...held, push: { ...held.push, devices: [device('thisthis', true)] } };
    if (method === 'DELETE') held = { ...held, push: { ...held.push, devices: [] } };
    return path === '/api/me/push' ? json({ id: 'thisthis' }, 201) : undefined;
  };
  open();
  await press('Notify this device');
  await press('Turn off here');
  expect(await screen.findByRole('button', { name: 'Notify this device' })).toBeTruthy();
  expect(asks()).toEqual(['POST /api/me/push', 'DELETE /api/me/push/thisthis']);
});

test('a browser that blocks notifications says what to do, and the summary promises nothing', async () => {
  pretendPushes('denied', 'denied');
  held = notifications({ push: { ...held.push, devices: [device('thisthis', true)] } });
  open();
  expect(await screen.findByText('Your browser blocks notifications.')).toBeTruthy();
  expect(screen.getByText(/You get no notification/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Notify this device' })).toBeNull();
});

test('on an iPhone the page asks to add it to the home screen first', async () => {
  forgetPushes();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone('18_5'));
  open();
  const advice = await screen.findByText(/Add Slow Train to the home screen first/);
  // The app there begins as a stranger: the way back comes first.
  for (const [name, href] of [
    ['an address', '/you/email'],
    ['a passkey', '/you/passkeys'],
    ['or a link.', '/you/another'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test.each([
  ['below iOS 16.4, where it helps nobody', iPhone('16_3_1')],
  ['in an app’s own browser, which cannot', `${iPhone('18_5')} [FBAN/FBIOS;FBAV/480.0]`],
])('the page does not advise the home screen %s', async (_, userAgent) => {
  forgetPushes();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  open();
  expect(await screen.findByText(/cannot receive push notifications/)).toBeTruthy();
  expect(screen.queryByText(/home screen/)).toBeNull();
});

test('another device can be tested and removed; the result stays visible', async () => {
  held = notifications({ push: { ...held.push, devices: [device('otherone', false)] } });
  answer = ({ method, path }) => {
    if (path.endsWith('/test')) {
      const failing = { ...HEALTH, failedAt: fromNow(0), trouble: 'gone' as const };
      held = { ...held, push: { ...held.push, devices: [{ ...device('otherone', false), health: failing }] } };
      return problem(503, 'Nobody takes anything there any more.');
    }
    if (method === 'DELETE') held = notifications();
    return undefined;
  };
  open();
  await press('Send a test: Firefox on Android');
  expect(await screen.findByText('failed just now: it no longer exists')).toBeTruthy();
  expect(screen.getByText('Nobody takes anything there any more.')).toBeTruthy();
  await press('Remove Firefox on Android');
  await press('Remove');
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Push');
  expect(toasts()).toEqual(['Firefox on Android is removed.']);
  expect(sent.find(({ path }) => path.endsWith('/test'))?.body).toEqual({ channel: 'push', id: 'otherone' });
});

test('a bounced address says so, and is only used again when its owner asks for it', async () => {
  held = notifications({ mail: { ...WITH_MAIL, stopped: 'bounced' } });
  answer = ({ path }) => {
    if (path === '/api/me/mail-stop') held = notifications({ mail: WITH_MAIL });
    return undefined;
  };
  open();
  expect(await screen.findByText(/Mail to ines@post\.example came back/)).toBeTruthy();
  expect(screen.getByText(/You get no notification/)).toBeTruthy();
  expect(screen.getByText(/Codes for signing in may not arrive either: a passkey needs no mail/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Passkeys' }).getAttribute('href')).toBe('/you/passkeys');
  await press('Try this address again');
  expect(await screen.findByRole('button', { name: 'Send a test: ines@post.example' })).toBeTruthy();
});

test('a webhook is added; its secret is shown once, and a column appears', async () => {
  answer = ({ method, path }) => {
    if (path !== '/api/me/webhooks' || method !== 'POST') return undefined;
    held = notifications({ webhooks: [hook('hookhook')] });
    return json({ ...hook('hookhook'), secret: 'whsec_once' }, 201);
  };
  open();
  await box('Your turn by push');
  expect(screen.queryByRole('columnheader', { name: 'Webhook' })).toBeNull();
  await press('Add a webhook');
  await type('Address of the webhook', 'https://example.org/hookhook');
  await press('Add a webhook');
  expect(await screen.findByDisplayValue('whsec_once')).toBeTruthy();
  expect(await screen.findByRole('columnheader', { name: 'Webhook' })).toBeTruthy();
  await press('I have it');
  expect(screen.queryByDisplayValue('whsec_once')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Add a webhook');
});

test('calendar and feed links are created, shown once, and revoked', async () => {
  answer = ({ method, path }) => {
    if (path !== '/api/me/feeds') return undefined;
    held = { ...held, feeds: method === 'POST' ? { since: '2026-11-21T10:00:00.000Z' } : null };
    if (method === 'DELETE') return done();
    return json({ calendar: 'https://st.example/c.ics', atom: 'https://st.example/a.atom' }, 201);
  };
  open();
  await press('Make my links');
  const calendar = await screen.findByDisplayValue('https://st.example/c.ics');
  await waitFor(() => expect(document.activeElement).toBe(calendar));
  expect(screen.getByDisplayValue('https://st.example/a.atom')).toBeTruthy();
  await press('Revoke them');
  await press('Revoke');
  expect(await screen.findByRole('button', { name: 'Make my links' })).toBeTruthy();
  expect(screen.queryByDisplayValue('https://st.example/c.ics')).toBeNull();
});

test('a game with its own preferences is linked to, and reset with one press', async () => {
  const table = { id: 'abcdefghijkl', name: 'Night Mail', events: { turn: { mail: false } } };
  held = notifications({ tables: [table] });
  answer = ({ path, body }) => {
    if (path !== '/api/games/abcdefghijkl/notifications') return undefined;
    held = notifications();
    return json({ ...Object(body), webhooks: null });
  };
  open();
  const link = await screen.findByRole('link', { name: 'Night Mail' });
  expect(link.getAttribute('href')).toBe('/tables/abcdefghijkl');
  const row = link.closest('li');
  if (row === null) throw new Error('the game has no row');
  expect(within(row).getByText('one thing is different')).toBeTruthy();
  await press('Night Mail: as everywhere');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Night Mail' })).toBeNull());
  expect(saved()).toEqual([{ events: {} }]);
});
