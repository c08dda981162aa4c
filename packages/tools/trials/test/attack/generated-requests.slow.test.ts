import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailingWorker, type MailingWorker } from '../../../../../api/test/kit/mail.ts';
import { OPERATOR_TOKEN } from '../../../../../api/test/kit/operator.ts';
import { startReceiver, type Receiver } from '../../../../../api/test/kit/receiver.ts';
import { RESEND_WEBHOOK_SECRET } from '../../../../../api/test/kit/resend.ts';
import { generatedRun } from './harness/generated-run.ts';
import { unknownTexts } from './harness/stored-texts.ts';

let worker: MailingWorker;
let taker: Receiver;
beforeAll(async () => {
  taker = await startReceiver();
  worker = await mailingWorker({ OPERATOR_TOKEN, RESEND_WEBHOOK_SECRET, OUTBOUND_LOOPBACK: 'allow' });
});
afterAll(async () => {
  await worker.stop();
  await taker.stop();
});

const wanted = process.env['ATTACK_REQUESTS'];

/** A run of the command takes as long as it takes. */
const PATIENCE = 6 * 3_600_000;

test(
  'generated requests get a documented answer, change nothing if refused, and learn no secret',
  // The command has found something at the first attempt.
  { timeout: PATIENCE, ...(wanted !== undefined && { retry: 0 }) },
  async () => {
    const report = await generatedRun(
      { worker, taker },
      {
        seed: Number(process.env['ATTACK_SEED'] ?? 1),
        requests: Number(wanted ?? 600),
        route: process.env['ATTACK_ROUTE'],
        isTimed: wanted !== undefined,
        onRoute: (route, { requests, grouped }) => {
          if (wanted === undefined) return;
          const found = grouped
            .filter((one) => one.route === route)
            .map(({ fault, caller, index }) => `\n  ${caller}, request ${index}: ${fault}`);
          console.log(`${requests} requests, ${route}${found.join('')}`);
        },
      },
    );
    console.log(report.text());
    expect(report.grouped).toEqual([]);
  },
);

test('every text in the database is known as people’s words, as a secret, or as neither', async () => {
  expect(await unknownTexts(worker)).toEqual([]);
});
