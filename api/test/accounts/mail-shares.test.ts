import { expect, test } from 'vitest';
import { mailedProof, nextProof, newAddress, resident } from '../kit/mail.ts';
import { logLines } from '../kit/log-lines.ts';
import { visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

// A fifth of 20 mails a day may go to unknown addresses, half of those in one hour.
const worker = useMailingWorker({ MAIL_PER_SECOND: 'unlimited', MAIL_PER_DAY: '20' });

test('29.1 codes for made-up addresses use up their own mails, keep nobody else out, and look like all others', async () => {
  const known = newAddress();
  await resident(worker, known);
  await mailedProof(worker, newAddress());
  const ask = async (email: string): Promise<unknown> => {
    const answer = await visitor(worker).post('/api/auth/mail', { email });
    return { status: answer.status, body: await answer.text() };
  };
  const [unknown, ...more] = [newAddress(), newAddress(), newAddress()];
  const seen = await ask(unknown ?? '');
  expect(seen).toMatchObject({ status: 202 });
  for (const email of more) expect(await ask(email)).toEqual(seen);
  expect(await ask(known)).toEqual(seen);
  expect(await nextProof(worker, known)).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) });
  expect(worker.mailbox.mails().filter(({ to }) => to.some((one) => [unknown, ...more].includes(one)))).toEqual([]);
  const told = logLines(worker).filter(({ message }) => message.startsWith('A share of the mails'));
  expect(told).toMatchObject([{ level: 'error', kind: 'strangers' }]);
});
