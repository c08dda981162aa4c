import { render, waitFor } from '@solidjs/testing-library';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PAGES } from '../../bench/pictures/scenes.ts';
import { App } from '../../src/app/App.tsx';
import { LOBBY } from '../../src/playground/lobby.tsx';
import { STATES } from '../../src/playground/states.ts';
import { WATCHED } from '../../src/playground/watched.ts';
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

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Returns the faults of the rendered document by the HTML standard, one line for each element. */
async function htmlFaults(): Promise<readonly string[]> {
  const { results } = await validator.validateString(document.body.innerHTML);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} at ${selector ?? ''}: ${message}`),
  );
  // The router's own mark, which HTML does not know: html-validate looks at no such attributes.
  return document.querySelector('a[link]') === null ? faults : [...faults, 'a link has the attribute link'];
}

test('29.27 html-validate sees faults here, too', async () => {
  document.body.innerHTML =
    '<button type="button"><p>A</p></button><span aria-label="B">C</span><a href="/" link="">D</a>';
  expect((await htmlFaults()).map((line) => line.split(' ')[0])).toEqual([
    'element-permitted-content',
    'aria-label-misuse',
    'a',
  ]);
  document.body.innerHTML = '';
});

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
  expect(await htmlFaults()).toEqual([]);
});

test.each([...STATES, ...WATCHED, ...LOBBY])('the HTML of a state in the playground is valid: $id', async ({ id }) => {
  pretendService(({ path }) => (path === '/api/me' ? new Response(null, { status: 204 }) : problem(404, 'Nothing.')));
  history.replaceState(null, '', `/playground?state=${id}`);
  render(() => <App />);
  await waitFor(() => expect(document.querySelector(`[data-state="${id}"]`)).not.toBeNull());
  expect(await htmlFaults()).toEqual([]);
});
