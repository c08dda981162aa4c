import { cleanup, render, screen } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { createAsyncAction } from '../../src/client/async-action.ts';
import { fetchGames } from '../../src/client/games.ts';
import { ErrorMessage } from '../../src/ui/ErrorMessage.tsx';
import { json, pretendService } from '../service.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function shownFor(status: number): Promise<HTMLElement> {
  const document = { type: '/problems/x', title: 'x', status, detail: 'That failed.', requestId: '8f3a1c0d9e7b' };
  pretendService(() => json(document, status, { 'content-type': 'application/problem+json' }));
  render(() => {
    const action = createAsyncAction();
    action.run(async () => void (await fetchGames(undefined)));
    return <ErrorMessage sentence={action.problem()} />;
  });
  return screen.findByText('That failed.');
}

test('when the service fails, a note says what to tell the operator', async () => {
  const shown = await shownFor(500);
  expect(shown.querySelector('small')?.textContent).toBe('If this keeps happening, tell the operator: 8f3a1c0d9e7b');
});

test('a refusal has no such note', async () => {
  expect((await shownFor(409)).textContent).toBe('That failed.');
});
