import { testWorker } from '@slow-train/local/testing';
import { ProblemSchema } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { linesAbout, logLines } from '../kit/log-lines.ts';
import { newKey } from '../kit/play.ts';
import { person, visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
const CODE = 'AAAAAAAAAAAAAAAAAAAAAA';
const idIn = (answer: Response) => answer.headers.get('x-request-id');

test('the id in a problem finds the line about the request, which has its route but not its path', async () => {
  const answer = await visitor(worker).get(`/api/invitations/${CODE}`);
  const { requestId = '' } = ProblemSchema.parse(await answer.json());
  expect(idIn(answer)).toBe(requestId);
  const lines = await linesAbout(worker, requestId);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'info',
      method: 'GET',
      route: '/api/invitations/:code',
      status: 404,
      problem: 'not-found',
      ms: expect.any(Number),
    }),
  ]);
  expect(worker.logs().join('\n')).not.toContain(CODE);
});

test('a request that changes something is logged, one that only reads is not', async () => {
  const ana = await person(worker, 'Ana');
  const read = await ana.get('/api/games');
  const written = await ana.post('/api/games', { rules: { preset: 'hub' }, seats: 2 }, { 'idempotency-key': newKey() });
  expect([read.status, written.status]).toEqual([200, 201]);
  expect(await linesAbout(worker, idIn(written))).toMatchObject([{ method: 'POST', route: '/api/games', status: 201 }]);
  expect(logLines(worker).filter(({ requestId }) => requestId === idIn(read))).toEqual([]);
});

test("a request has Cloudflare's id, or else one of ours, and nothing that a sender makes up", async () => {
  const idFor = async (ray: string) => idIn(await visitor(worker).get('/api/me', { 'cf-ray': ray }));
  expect(await idFor('8f3a1c0d9e7b6a54-VIE')).toBe('8f3a1c0d9e7b6a54-VIE');
  expect(await idFor('tell the operator to pay me')).toMatch(/^[\w-]{10}$/);
  expect(await idFor('')).not.toBe(await idFor(''));
});

test('a failure is an error with the id that the person sees, and nothing of the statement', async () => {
  const broken = await testWorker({ NEON_ENDPOINT: 'http://127.0.0.1:9/sql' });
  try {
    const answer = await visitor(broken).get(`/api/invitations/${CODE}`);
    expect(answer.status).toBe(503);
    const lines = await linesAbout(broken, idIn(answer));
    expect(lines).toMatchObject([
      { level: 'error', route: '/api/invitations/:code', status: 503, error: 'database unreachable' },
    ]);
    await expect(broken.scheduled()).rejects.toThrow('The scheduled handler failed');
    expect(logLines(broken).find(({ run }) => run !== undefined)).toMatchObject({
      level: 'error',
      message: 'A run of the schedule failed.',
      error: 'database unreachable',
    });
    expect(broken.logs().join('\n')).not.toMatch(/params|AAAAAAAA|select/i);
  } finally {
    await broken.stop();
  }
});

test('a missing setting is named in the log', async () => {
  const broken = await testWorker({ AUTH_SECRET: '' });
  try {
    const answer = await visitor(broken).get('/api/games');
    expect(await linesAbout(broken, idIn(answer))).toMatchObject([
      { level: 'error', status: 503, message: expect.stringContaining('AUTH_SECRET=') },
    ]);
  } finally {
    await broken.stop();
  }
});
