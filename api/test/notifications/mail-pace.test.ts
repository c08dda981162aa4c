import { expect, test } from 'vitest';
import { newAddress, resident } from '../kit/mail.ts';
import { logLines } from '../kit/log-lines.ts';
import { useMailingWorker } from '../kit/worker.ts';

// In workerd, where the turns are kept in the Durable Object.
const worker = useMailingWorker({ MAIL_PER_SECOND: '2', MAIL_PER_DAY: '100' });

test('codes are sent at once, even faster than the provider allows', async () => {
  for (let mails = 0; mails < 3; mails++) await resident(worker, newAddress());
  expect(logLines(worker).filter(({ level }) => level === 'error')).toEqual([]);
});
