import { expect, test } from 'vitest';
import { giveAddress } from './give-address.ts';
import { DESKTOP, mainKind, playTurn, settled } from './player.ts';
import { onTurn, sitDown } from './sit-down.ts';
import { openStage } from './stage.ts';

const stage = openStage();
const ADDRESS = 'ana@example.org';

/** The next mail to Ana about that table. */
async function mailAbout(table: string) {
  for (;;) {
    const mail = await stage.mailbox().next(ADDRESS);
    if (mail.subject.includes(table)) return mail;
  }
}

test('who has closed the tab is told by mail, comes in by its link on another device, and plays', async () => {
  const { ines, ana } = await sitDown(stage);
  const table = new URL(ines.page.url()).pathname;
  await giveAddress(stage, ana.page, ADDRESS);
  await ana.page.goto(table);
  await settled(ana.page);
  if ((await onTurn([ines, ana])) === ana) await playTurn(ana);
  // No tab of hers is open any more, anywhere.
  await ana.context.close();
  await playTurn(ines);

  const mail = await mailAbout('Night Mail');
  expect(mail.subject).toMatch(/^Your turn/);
  const link = new RegExp(`${stage.url()}${table}#token=\\S+`).exec(mail.text ?? '')?.[0] ?? '';

  const elsewhere = await stage.newPlayer(DESKTOP);
  await elsewhere.page.goto(link);
  await elsewhere.page.getByRole('button', { name: 'Continue as the reader of this mail' }).click();
  await settled(elsewhere.page);
  expect(new URL(elsewhere.page.url()).hash).toBe('');
  expect(['act', 'hint']).toContain(await mainKind(elsewhere.page));
  await playTurn({ ...elsewhere, device: DESKTOP });
  expect(await mainKind(elsewhere.page)).toBe('wait');

  // Whoever else opens the mail later does not get in by it.
  const late = await stage.newPlayer(DESKTOP);
  await late.page.goto(link);
  await late.page.getByRole('button', { name: 'Continue as the reader of this mail' }).click();
  await late.page.getByText('This link signs nobody in any more').waitFor();

  // Her mail program unsubscribes from this table with one request, without any session.
  const oneClick =
    /<(https?:[^>]+)>/.exec(mail.headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? '')?.[1] ?? '';
  const unsubscribed = await fetch(oneClick, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(await unsubscribed.json()).toEqual({ stopped: 'table', table: 'Night Mail' });

  // It is her turn again there, and then at another table: of that one she is told.
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
  const told = stage
    .mailbox()
    .mails()
    .filter(({ subject, to }) => to.includes(ADDRESS) && /Night Mail/.test(subject));
  expect(told.map(({ id }) => id)).toEqual([mail.id]);
});
