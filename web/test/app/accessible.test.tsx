import { render, waitFor } from '@solidjs/testing-library';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { NOW, PAGES } from '../../bench/pictures/scenes.ts';
import { App } from '../../src/app/App.tsx';
import { queryClient } from '../../src/client/query.ts';
import { json, pretendService, problem } from '../service.ts';

// Names, roles and labels of every page. What needs a layout (contrast, size, focus, reflow) is tested in a browser, in
// e2e/accessible.slow.test.ts.

test.each(PAGES)('axe finds nothing wrong with the names, roles and labels of $name', async ({ path, answers }) => {
  queryClient.clear();
  pretendService(({ path: asked }) => {
    const answer = answers[asked.replace(/\?.*$/, '')];
    if (answer !== undefined) return json(answer, 200, { etag: '"1"' });
    return asked === '/api/me' ? new Response(null, { status: 204 }) : problem(404, 'There is no such thing.');
  });
  history.replaceState(null, '', path);
  render(() => <App />);
  await waitFor(() => {
    expect(document.querySelector('[data-skeleton]')).toBeNull();
    expect(document.querySelector('h1, [data-main]')).not.toBeNull();
  });
  const { violations } = await axe.run({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
  expect(found).toEqual([]);
});
