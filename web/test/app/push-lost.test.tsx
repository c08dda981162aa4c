import { Route } from '@solidjs/router';
import { screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import SessionEffects from '../../src/app/SessionEffects.tsx';
import { savePushWanted } from '../../src/notifications/push-state.ts';
import { accounts, MEMBER, press, toasts } from '../account/kit.tsx';
import { forgetPushes, pretendPushes } from '../notifications/browser.ts';
import { notifications } from '../notifications/notifications.ts';
import { openPage } from '../open-page.tsx';
import { json } from '../service.ts';

const LOST = /no longer lets Slow Train notify you/;

afterEach(() => forgetPushes());

function open(): ReturnType<typeof openPage> {
  accounts(
    () => MEMBER,
    ({ path }) => (path === '/api/me/push' ? json({ id: 'one' }, 201) : json(notifications())),
  );
  return openPage('/', () => (
    <>
      <Route path="/" component={() => <SessionEffects me={MEMBER} isNew={false} />} />
      <Route path="/you/notifications" component={() => <p>Notifications</p>} />
    </>
  ));
}

test('31.14 a browser that has taken back its permission is noticed, and one button asks it again', async () => {
  const browser = pretendPushes('default', 'granted');
  savePushWanted(true);
  open();
  expect(await screen.findByText(LOST)).toBeTruthy();
  await press('Allow it again');
  await waitFor(() => expect(screen.queryByText(LOST)).toBeNull());
  expect(browser.endpoint()).not.toBeNull();
});

test('where the browser may not ask again, the button shows what to do, and the line comes no more', async () => {
  pretendPushes('denied', 'denied');
  savePushWanted(true);
  const history = open();
  await press('What to do');
  await waitFor(() => expect(history.get()).toBe('/you/notifications'));
  open();
  expect(screen.queryByText(LOST)).toBeNull();
});

test('somebody who dismisses the browser’s question hears where to find it, and is not asked again', async () => {
  pretendPushes('default', 'default');
  savePushWanted(true);
  open();
  await press('Allow it again');
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Notifications')]));
  expect(screen.queryByText(LOST)).toBeNull();
});

test('a permission taken back while the page is open shows once it has the focus again', async () => {
  pretendPushes('granted', 'granted');
  savePushWanted(true);
  open();
  expect(screen.queryByText(LOST)).toBeNull();
  pretendPushes('default', 'granted');
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText(LOST)).toBeTruthy();
});
