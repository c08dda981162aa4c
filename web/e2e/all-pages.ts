import { expect } from 'vitest';
import { violations } from './axe.ts';
import { settled, type Device } from './player.ts';
import type { Stage } from './stage.ts';

/** Goes to every page there is, and expects that axe finds nothing on any. */
export async function expectAllAccessible(stage: Stage, device: Device, light: 'day' | 'night'): Promise<void> {
  const { context, page } = await stage.newPlayer(device, light);
  const seen = async (path: string, heading: string | RegExp): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect(await violations(page), `${path} by ${light}`).toEqual([]);
  };

  await seen('/', 'Slow Train');
  await seen('/join', 'Join with a code');
  await seen('/no/such/page', 'No such platform');
  await seen('/join/AAAAAAAAAAAAAAAAAAAAAA', 'This invitation leads nowhere');
  await seen('/new', 'Set a table');
  await seen('/tables/AAAAAAAAAAAA', /Tickets, please|No such table/);
  await seen(`/tables/AAAAAAAAAAAA#token=${'A'.repeat(43)}`, 'Your table is waiting');
  await seen('/unsubscribe', 'This link stops nothing');
  await seen(`/unsubscribe#token=${'A'.repeat(43)}`, 'Stop these mails?');

  await page.goto('/new');
  await page.getByLabel('Your name').fill('Ines');
  await page.getByLabel('Name of the table').fill('Night Mail');
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('9');
  await page.getByText(/no set for 9 seats/).waitFor();
  expect(await violations(page), 'a refusal').toEqual([]);
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('3');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('heading', { name: 'Night Mail' }).waitFor();
  expect(await violations(page), 'waiting room').toEqual([]);
  const table = new URL(page.url()).pathname;
  await seen(new URL(await page.getByLabel('Link to this table').inputValue()).pathname, 'Night Mail');
  await seen('/', 'Slow Train');
  await seen('/you', 'Your ticket');
  await seen('/you/email', 'Add an e-mail');
  await seen('/you/passkeys', 'Passkeys');
  await seen('/you/notifications', 'How we tell you');
  await seen('/you/devices', 'Your devices');
  await seen('/you/another', 'Sign in another device');
  await seen('/you/delete', 'Delete my account');
  await seen('/sign-in', 'Come aboard again');
  await seen('/privacy', /stored/i);

  await page.goto(table);
  await page.getByRole('button', { name: 'Start with 2 computer players' }).click();
  await settled(page);
  expect(await violations(page), 'board').toEqual([]);
  await seen(`${table}/scores`, 'Round 1');
  await seen('/', 'Slow Train');
  await context.close();
}
