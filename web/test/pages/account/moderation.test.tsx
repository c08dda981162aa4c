import type { AccountView } from '@slow-train/protocol';
import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { beforeEach, expect, test } from 'vitest';
import { ReportPerson } from '../../../src/components/ReportPerson.tsx';
import { ReportPlace } from '../../../src/components/ReportPlace.tsx';
import AccountPage from '../../../src/pages/account/AccountPage.tsx';
import BoundariesPage from '../../../src/pages/account/BoundariesPage.tsx';
import NoticesPage from '../../../src/pages/account/NoticesPage.tsx';
import FromOperator from '../../../src/pages/home/FromOperator.tsx';
import { accounts, done, MEMBER, press, toasts } from '../../account/kit.tsx';
import { openPage } from '../../open-page.tsx';
import { json } from '../../service.ts';

const UNTIL = '2126-12-03T10:00:00.000Z';
const MUTED: AccountView = { ...MEMBER, fromOperator: [{ id: 'sanction-1', kind: 'mute', until: UNTIL }] };
const SANCTION = {
  id: 'sanction-1',
  kind: 'mute',
  reason: 'Rude words.',
  at: '2026-11-03T10:00:00.000Z',
  until: UNTIL,
  liftedAt: null,
  appeal: null as string | null,
  answer: null as string | null,
};

beforeEach(() => localStorage.clear());

test('a report says why, goes once, and can block at the same time', async () => {
  const sent = accounts(() => MEMBER, done);
  openPage('/', () => (
    <Route
      path="/"
      component={() => (
        <>
          <ReportPerson about={{ game: 'abcdefghijkl', name: 'Bo', message: 7 }} />
          <ReportPlace />
        </>
      )}
    />
  ));
  await press('Report Bo');
  const send = await screen.findByRole('button', { name: 'Send the report' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: 'Insults' }));
  fireEvent.input(screen.getByLabelText(/What should we know/), { target: { value: ' Twice. ' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Block' }));
  await press('Send the report');
  await waitFor(() => expect(toasts().join()).toContain('A person will look at it'));
  expect(screen.queryByRole('button', { name: 'Send the report' })).toBeNull();
  const report = sent.find(({ path }) => path === '/api/games/abcdefghijkl/reports');
  expect(report?.body).toEqual({ message: 7, reason: 'insult', note: 'Twice.', also: 'block' });
});

test('a sanction is told on the start page until it was read, and can be appealed against once', async () => {
  let sanction = SANCTION;
  const sent = accounts(
    () => MUTED,
    ({ method }) => {
      if (method === 'GET') return json({ sanctions: [sanction] });
      sanction = { ...sanction, appeal: 'It was a joke.' };
      return done();
    },
  );
  openPage('/', () => (
    <>
      <Route path="/" component={FromOperator} />
      <Route path="/you/notices" component={NoticesPage} />
    </>
  ));
  expect(await screen.findByText('You are muted until 3 Dec: you can play, but not talk.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Read why, and appeal' }));
  expect(await screen.findByText('The reason: “Rude words.”')).toBeTruthy();
  fireEvent.input(screen.getByLabelText(/Is this wrong/), { target: { value: 'It was a joke.' } });
  await press('Send the appeal');
  expect(await screen.findByText('You wrote: “It was a joke.”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the appeal' })).toBeNull();
  expect(sent.some(({ path }) => path === '/api/me/sanctions/sanction-1/appeal')).toBe(true);
  expect(toasts()).toContain('Your appeal is sent. A person reads it.');
});

test('a sanction that was read is told no more', async () => {
  localStorage.clear();
  accounts(() => ({ ...MEMBER, fromOperator: [{ id: 'report-1', kind: 'reviewed', until: UNTIL }] }), done);
  openPage('/', () => <Route path="/" component={FromOperator} />);
  expect(await screen.findByText('A person has looked at your report. Thank you.')).toBeTruthy();
  await press('Close');
  await waitFor(() => expect(screen.queryByText('A person has looked at your report. Thank you.')).toBeNull());
});

test('own reports are listed, with whether somebody has looked at them', async () => {
  const report = { id: 'report-1', name: 'Bo', reason: 'insult', at: '2026-11-03T10:00:00.000Z' };
  accounts(
    () => MEMBER,
    ({ path }) =>
      path === '/api/me/reports'
        ? json({
            reports: [
              { ...report, handledAt: '2026-11-05T10:00:00.000Z' },
              { ...report, name: 'Cleo', handledAt: null },
            ],
          })
        : json({ boundaries: [] }),
  );
  openPage('/you/boundaries', () => <Route path="/you/boundaries" component={BoundariesPage} />);
  expect(await screen.findByText('a person looked at it on 5 Nov')).toBeTruthy();
  expect(screen.getByText('sent 3 Nov, somebody will look at it')).toBeTruthy();
});

test('somebody who does not want to be seen says so in their account', async () => {
  let me: AccountView = MUTED;
  const sent = accounts(
    () => me,
    () => json((me = { ...me, showsPresence: false })),
  );
  openPage('/you', () => <Route path="/you" component={AccountPage} />);
  const box = await screen.findByRole('checkbox', { name: 'Show that I am here' });
  expect(screen.getByRole('link', { name: /From whoever runs this site/ })).toBeTruthy();
  fireEvent.click(box);
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/me/presence')).toBe(true));
  expect(sent.find(({ path }) => path === '/api/me/presence')?.body).toEqual({ shown: false });
  await waitFor(() => expect(box.getAttribute('aria-busy')).toBeNull());
});
