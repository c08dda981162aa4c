import { Route } from '@solidjs/router';
import { fireEvent, screen, within } from '@solidjs/testing-library';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import * as de from '../../../src/text/de/how-to-play.ts';
import * as en from '../../../src/text/en/how-to-play.ts';
import * as es from '../../../src/text/es/how-to-play.ts';
import HowToPlayPage from '../../../src/pages/how-to-play/HowToPlayPage.tsx';
import MorePage from '../../../src/pages/how-to-play/MorePage.tsx';
import { GROUPS, PLACES, search } from '../../../src/pages/how-to-play/places.ts';
import { openPage } from '../../open-page.tsx';
import { json, pretendService } from '../../service.ts';

const APP = readFileSync(join(import.meta.dirname, '../../../src/app/App.tsx'), 'utf8');
const placesOfAll = GROUPS.flatMap((group) => PLACES[group]);

// The next file in this process gets modules with the page's own texts.
afterAll(() => vi.resetModules());

test('30.8 everything that a newcomer does not need stands on one page, each thing once', () => {
  pretendService(() => json({}));
  openPage('/more', () => <Route path="/more" component={MorePage} />);
  expect(placesOfAll.map(({ name }) => name).toSorted()).toEqual(Object.keys(en.moreText.places).toSorted());
  for (const { name, href } of placesOfAll) {
    const words = en.moreText.places[name];
    if (href !== undefined)
      expect(screen.getByRole('link', { name: `${words.name} ${words.more}` }).getAttribute('href')).toBe(href);
    else expect(screen.getByText(words.name).parentElement?.textContent).toContain('table');
  }
});

test('30.8 every link leads to a page that exists', () => {
  const hrefs = placesOfAll.flatMap(({ href, isOutside }) => (href === undefined || isOutside ? [] : [href]));
  expect(hrefs.length).toBeGreaterThan(20);
  for (const href of hrefs) expect(APP).toContain(`path: '${href.replace(/#.*/, '')}'`);
});

test.each([
  ['webhook', 'Webhooks', '/you/notifications#webhooks'],
  ['dark', 'Tiles, light and language', '/you#display'],
  ['notes', 'Notes', null],
  ['holiday', 'Vacation', null],
  ['RSS', 'Feeds', '/you/notifications#feeds'],
  ['double', 'double', '/rules#word-double'],
  ['PASSWORD', 'Name and signing in', '/you'],
])('30.8 the help finds %s', (question, name, href) => {
  const [best] = search(question).answers;
  expect(best?.name).toBe(name);
  expect(best?.href ?? null).toBe(href);
});

test('30.8 the search says how a thing is called here, and when there is none', async () => {
  pretendService(() => json({}));
  openPage('/how-to-play', () => <Route path="/how-to-play" component={HowToPlayPage} />);
  const part = screen.getByRole('search');
  const field = within(part).getByRole('searchbox', { name: 'What are you looking for?' });
  fireEvent.input(field, { target: { value: 'holiday' } });
  expect(within(part).getByRole('status').textContent).toContain('Here it is called Vacation.');
  expect(within(part).getByText('At the table: Menu, Settings, Clock')).toBeTruthy();
  fireEvent.input(field, { target: { value: 'xylophone' } });
  expect(within(part).getByRole('status').textContent).toContain('Nothing goes by that word.');
  expect(within(part).queryByRole('list')).toBeNull();
});

test.each(Object.entries({ de, en, es }))('30.8 every place has words that people bring along, in %s', (_, text) => {
  expect(Object.keys(text.broughtWords)).toEqual(Object.keys(text.moreText.places));
  for (const words of Object.values(text.broughtWords)) expect(words).toMatch(/\p{L}{2}/u);
});

test.each(Object.entries({ de, en, es }))(
  '30.8 the help finds each thing on More by its name and by every word that people bring along, in %s',
  async (_, text) => {
    vi.resetModules();
    vi.doMock('#text/how-to-play.ts', () => text);
    const { search: searchIn } = await import('../../../src/pages/how-to-play/places.ts');
    vi.doUnmock('#text/how-to-play.ts');
    const missed = placesOfAll.flatMap(({ name }) => {
      const words = text.moreText.places[name];
      const questions = [words.name, ...text.broughtWords[name].split(' ')];
      return questions.filter((question) => !searchIn(question).answers.some((one) => one.name === words.name));
    });
    expect(missed).toEqual([]);
  },
);
