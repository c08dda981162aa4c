import { render, waitFor } from '@solidjs/testing-library';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PAGES } from '../../bench/pictures/scenes.ts';
import { App } from '../../src/app/App.tsx';
import { json, pretendService, problem } from '../service.ts';

// Names, roles and labels of every page. Contrast, size, focus and reflow need a layout: they are tested in a browser, in
// e2e/accessible.slow.test.ts.

beforeEach(() => {
  // As index.html and start.ts do.
  document.documentElement.lang = 'en';
  document.title = 'Slow Train';
});
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  history.replaceState(null, '', '/');
});

/** Returns axe's findings in the document, one line for each element. */
async function violations(): Promise<readonly string[]> {
  const { violations: found } = await axe.run({
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test('axe sees faults here, too', async () => {
  document.title = '';
  const { container } = render(() => <main />);
  container.innerHTML = `
    <main>
      <h1>Wrong</h1>
      <button type="button"></button>
      <input type="text">
      <img src="/favicon.svg">
      <ul><p>Not an item</p></ul>
      <p role="checkbox">No state</p>
    </main>`;
  const rules = (await violations()).map((line) => line.split(':')[0]);
  expect(rules).toEqual(
    expect.arrayContaining(['button-name', 'label', 'image-alt', 'list', 'aria-required-attr', 'document-title']),
  );
});

test.each(PAGES)('names, roles and labels are right: $name', async ({ path, answers }) => {
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
  expect(await violations()).toEqual([]);
});
