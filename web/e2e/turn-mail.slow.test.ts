import { expect, test } from 'vitest';
import { addEmailAddress } from './fixtures/email-address.ts';
import { DESKTOP, mainKind, playTurn, settled } from './fixtures/player.ts';
import { playerOnTurn, seatPlayers } from './fixtures/seated.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();
const ADDRESS = 'ana@example.org';

/** Returns Ana's next mail about a game. */
async function mailAbout(table: string) {
  for (;;) {
    const mail = await harness.mailbox().next(ADDRESS);
    if (mail.subject.includes(table)) return mail;
  }
}

test('a player who has closed the page gets a mail, opens its link on another device, and plays', async () => {
  const { ines, ana } = await seatPlayers(harness);
  const table = new URL(ines.page.url()).pathname;
  await addEmailAddress(harness, ana.page, ADDRESS);
  await ana.page.goto(table);
  await settled(ana.page);
  if ((await playerOnTurn([ines, ana])) === ana) await playTurn(ana);
  // She no longer has a page open.
  await ana.context.close();
  await playTurn(ines);

  const mail = await mailAbout('Night Mail');
  expect(mail.subject).toMatch(/^Your turn/);
  const link = new RegExp(`${harness.url()}${table}#token=\\S+`).exec(mail.text ?? '')?.[0] ?? '';

  const elsewhere = await harness.newPlayer(DESKTOP);
  await elsewhere.page.goto(link);
  await elsewhere.page.getByRole('button', { name: 'Continue as the reader of this mail' }).click();
  await settled(elsewhere.page);
  expect(new URL(elsewhere.page.url()).hash).toBe('');
  expect(['act', 'hint']).toContain(await mainKind(elsewhere.page));
  await playTurn({ ...elsewhere, device: DESKTOP });
  expect(await mainKind(elsewhere.page)).toBe('wait');

  // The link works only once.
  const late = await harness.newPlayer(DESKTOP);
  await late.page.goto(link);
  await late.page.getByRole('button', { name: 'Continue as the reader of this mail' }).click();
  await late.page.getByText('This link has been used').waitFor();

  // Her mail program unsubscribes from this game with a single request, without a session (RFC 8058).
  const oneClick =
    /<(https?:[^>]+)>/.exec(mail.headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? '')?.[1] ?? '';
  const unsubscribed = await fetch(oneClick, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(await unsubscribed.json()).toEqual({ stopped: 'table', table: 'Night Mail' });

  // Her next turn in it causes no mail, but a turn in another game does.
  await playTurn(ines);
  const { game } = await (
    await ines.page.request.post('/api/games', {
      data: { name: 'Branch Line', rules: { preset: 'hub' }, seats: 2, forcedPlays: false },
      headers: { 'idempotency-key': 'the-other-table-of-ines' },
    })
  ).json();
  expect((await elsewhere.page.request.post(`/api/invitations/${game.invitation}/seat`)).status()).toBe(200);
  await ines.page.goto(`/tables/${game.id}`);
  await ines.page.getByRole('button', { name: 'Start the game' }).tap();
  await settled(ines.page);
  if ((await mainKind(ines.page)) !== 'wait') await playTurn(ines);
  await mailAbout('Branch Line');
  const told = harness
    .mailbox()
    .mails()
    .filter(({ subject, to }) => to.includes(ADDRESS) && /Night Mail/.test(subject));
  expect(told.map(({ id }) => id)).toEqual([mail.id]);
});
