import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { testWorker, type TestWorker } from '@slow-train/local/testing';

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
});
afterAll(() => worker?.stop());

/** The headers of a browser navigating to a page. */
const PAGE = { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } };

test('a path below /api is never a page', async () => {
  expect((await worker.fetch('/no/such/page', PAGE)).headers.get('content-type')).toContain('text/html');
  for (const path of ['/api', '/api/', '/api?x=1', '/api/no/such/thing']) {
    const answer = await worker.fetch(path, PAGE);
    const type = answer.headers.get('content-type');
    expect({ path, status: answer.status, type }).toEqual({ path, status: 404, type: 'application/problem+json' });
  }
});

test('home-screen icons have the size they declare', async () => {
  const html = await (await worker.fetch('/')).text();
  const [, sizes, href] = /<link rel="apple-touch-icon" sizes="(\d+x\d+)" href="([^"]+)"/.exec(html) ?? [];
  const Manifest = z.object({
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
  });
  const { icons } = Manifest.parse(await (await worker.fetch('/manifest.webmanifest')).json());
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes: of, purpose }) => `${of} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  const sized = pictures.map(({ src, sizes: of }) => ({ src, sizes: of }));
  for (const one of [{ src: href ?? '', sizes: sizes ?? '' }, ...sized]) {
    const answer = await worker.fetch(one.src);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = new DataView(await answer.arrayBuffer());
    const is = `${bytes.getUint32(16)}x${bytes.getUint32(20)}`;
    expect({ src: one.src, sizes: is }).toEqual(one);
  }
});
