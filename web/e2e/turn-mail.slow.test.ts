import type { ReceivedMail } from '@slow-train/local/testing';
import type { GameAnswer } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { person } from '../../api/test/kit/visitor.ts';
import { member } from './fixtures/member.ts';
import { DESKTOP, mainKind, settled } from './fixtures/player.ts';
import { mayMove, playOn, startedGame } from './fixtures/seated.ts';
import { playTurn } from './fixtures/turn.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

test('a player who has closed the page gets a mail, opens its link on another device, and plays', async () => {
  const host = await person(harness.site(), 'Ines');
  const ana = await member(harness, 'Ana');
  /** Returns Ana's next mail about a game. */
  const mailAbout = async (name: string): Promise<ReceivedMail> => {
    for (;;) {
      const mail = await harness.mailbox().next(ana.email);
      if (mail.subject.includes(name)) return mail;
    }
  };
  const { id } = (await startedGame(host, [ana.who], { name: 'Night Mail', rounds: 1 })).game;
  const table = `/tables/${id}`;
  const players = [{ who: host }, ana];
  const isAnas = (answer: GameAnswer, player: object): boolean => player === ana && mayMove(answer);
  await playOn(players, id, isAnas);

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
  await playOn(players, id, isAnas);
  const { id: other } = (await startedGame(host, [ana.who], { name: 'Branch Line' })).game;
  await playOn(players, other, isAnas);
  await mailAbout('Branch Line');
  const told = harness
    .mailbox()
    .mails()
    .filter(({ subject, to }) => to.includes(ana.email) && /Night Mail/.test(subject));
  expect(told.map(({ id }) => id)).toEqual([mail.id]);
});
