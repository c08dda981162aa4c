import { screen } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import { json, type Sent } from '../service.ts';
import { accounts, asked, MEMBER, openAccount, press, refusal, type } from './kit.tsx';

/** A service that wants a proof of a member before it mails a code to a new address. */
function suspicious(): readonly Sent[] {
  let isProved = false;
  return accounts(
    () => MEMBER,
    ({ path }) => {
      if (path === '/api/me/email/mail' && !isProved) return refusal(403, 'proof-required');
      if (path !== '/api/auth/sign-in/mail') return json({}, 202);
      isProved = true;
      return json(MEMBER);
    },
  );
}

test('somebody who signed in a while ago shows with a code who they are, and goes on with the address they typed', async () => {
  const sent = suspicious();
  openAccount('/you/email');
  await type('The new address', 'other@post.example');
  await press('Mail me a code');
  const heading = await screen.findByRole('heading', { name: 'Is it you?' });
  expect(document.activeElement).toBe(heading);
  await press('Mail a code to ines@post.example');
  await type('The six digits', '123456');
  await press('It is me');
  expect(await screen.findByText(/Look for our mail to other@post\.example/)).toBeTruthy();
  expect(asked(sent)).toEqual([
    'POST /api/me/email/mail',
    'POST /api/auth/mail',
    'POST /api/auth/sign-in/mail',
    'POST /api/me/email/mail',
  ]);
  expect(sent.at(-1)?.body).toEqual({ email: 'other@post.example' });
});

test('somebody who signed in a while ago may leave the address as it is', async () => {
  suspicious();
  openAccount('/you/email');
  await type('The new address', 'other@post.example');
  await press('Mail me a code');
  await press('Not now');
  expect(await screen.findByLabelText(/^The new address/)).toBeTruthy();
});
