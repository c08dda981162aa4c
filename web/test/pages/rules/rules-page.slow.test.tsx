import { Route } from '@solidjs/router';
import { ruleLink } from '@slow-train/protocol';
import { isListed, OPTION_NAMES, PRESET_NAMES, REFUSAL_CODES, valuesOf } from '@slow-train/rules';
import { capital } from '#words';
import { OPTION_WORDS, valueWords } from '#text/rules.ts';
import { inactiveReason, presetValue } from '../../../src/components/rules/house-rules.ts';
import { screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ExactRulesPage from '../../../src/pages/rules/ExactRulesPage.tsx';
import RulesPage from '../../../src/pages/rules/RulesPage.tsx';
import { closePages, openPage } from '../../open-page.tsx';

const shown = vi.fn<(this: Element) => void>();
beforeEach(() => {
  shown.mockClear();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(shown);
});
afterEach(() => {
  closePages();
  vi.restoreAllMocks();
});

const open = (address: string): ReturnType<typeof openPage> =>
  openPage(address, () => (
    <>
      <Route path="/rules" component={RulesPage} />
      <Route path="/rules/exact" component={ExactRulesPage} />
    </>
  ));

test('every refusal links to the heading it names in the exact text', () => {
  open('/rules/exact');
  for (const code of REFUSAL_CODES) {
    const { section, title, href } = ruleLink(code);
    const [path, anchor = ''] = href.split('#');
    expect(path).toBe('/rules');
    expect([title, `${section}. ${title}`]).toContain(document.getElementById(anchor)?.textContent);
  }
});

test('the contents link to every section and subsection, and each heading links to itself', () => {
  open('/rules/exact');
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const headings = [...screen.getAllByRole('heading', { level: 2 }), ...screen.getAllByRole('heading', { level: 3 })];
  expect(headings.length).toBeGreaterThan(25);
  for (const heading of headings) {
    const name = heading.textContent;
    expect(within(contents).getByRole('link', { name }).getAttribute('href')).toBe(`#${heading.id}`);
    expect(within(heading).getByRole('link', { name }).getAttribute('href')).toBe(`#${heading.id}`);
  }
});

test('reading starts at the anchor in the address: a section, an option or a code', async () => {
  open('/rules/exact#open-doubles');
  const heading = screen.getByRole('heading', { name: 'Open doubles' });
  expect(document.activeElement).toBe(heading);
  expect(shown.mock.contexts.at(-1)).toBe(heading);

  closePages();
  const history = open('/rules/exact#option-must-play');
  expect(document.activeElement?.textContent).toMatch(/^mustPlay: yes, no/);

  history.set({ value: '/rules/exact#must-draw' });
  await waitFor(() => expect(document.activeElement?.textContent).toContain('MUST_DRAW'));
});

test('an address with an unknown anchor shows the rules from the beginning', () => {
  open('/rules/exact#no-such-rule');
  expect(screen.getByRole('heading', { level: 1, name: 'Word for word' })).toBeTruthy();
  expect(shown).not.toHaveBeenCalled();
});

test('links stay on this site', () => {
  open('/rules/exact');
  const outside = within(screen.getByRole('article'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => document.getElementById(href.slice(1)) === null);
  expect(outside).toEqual([]);
});

const card = (name: string): HTMLElement =>
  within(screen.getByRole('heading', { level: 3, name }).closest('article') ?? document.body).getByRole('heading', {
    name,
  }).parentElement ?? document.body;

test.each(PRESET_NAMES)('every option of %s has a card with a sentence and a picture for each value', (preset) => {
  open(`/rules?preset=${preset}`);
  for (const option of OPTION_NAMES.filter(isListed).filter((name) => inactiveReason(preset, {}, name) === null)) {
    const shownCard = card(OPTION_WORDS[option].name);
    const figures = within(shownCard).getAllByRole('figure');
    expect(figures).toHaveLength(valuesOf(option).length);
    for (const figure of figures) {
      expect(within(figure).getByRole('img').getAttribute('aria-label')).toMatch(/\.$/);
      expect(figure.querySelector('figcaption')?.textContent).toMatch(/[.]$/);
    }
    const marked = figures.filter((figure) => figure.querySelector('mark') !== null);
    expect(marked.map((figure) => figure.querySelector('figcaption b')?.textContent)).toEqual([
      capital(valueWords(option, presetValue(preset, option))),
    ]);
  }
});

test.each(PRESET_NAMES)('every refusal opens a section of the rules of %s, or the exact text', async (preset) => {
  const history = open(`/rules?preset=${preset}`);
  for (const code of REFUSAL_CODES.filter((one) => one !== 'MALFORMED')) {
    const anchor = ruleLink(code).href.split('#')[1] ?? '';
    history.set({ value: `/rules?preset=${preset}#${anchor}` });
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById(anchor)?.closest('h2')));
  }
  history.set({ value: ruleLink('MALFORMED').href });
  await waitFor(() => expect(history.get()).toBe('/rules/exact#actions'));
});

test('the rules of a table mark what it plays, and name what it has changed', () => {
  open('/rules?preset=bonepile&deadDouble=release&set=12&seats=4&table=abcdefghijkl');
  expect(screen.getByText('Bonepile, 1 change')).toBeTruthy();
  expect(
    screen.getByText('When all tiles of its number are on the table, the double counts as', { exact: false }),
  ).toBeTruthy();
  const changed = card('Double nobody can cover');
  expect(within(changed).getByText('this table').previousElementSibling?.textContent).toBe('It counts as covered');
  expect(within(changed).getByText(/^Changed at this table\. Bonepile says: it blocks the round\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Table' }).getAttribute('href')).toBe('/tables/abcdefghijkl');
  // The other rule sets are somebody else’s.
  expect(screen.queryByRole('navigation', { name: 'Rule sets' })).toBeNull();
  expect(screen.getByText('Double-twelve set, 10 tiles in each hand.')).toBeTruthy();
});

test('another rule set is one tap away, with its sets and hands', () => {
  open('/rules?preset=roundhouse');
  const sets = screen.getByRole('navigation', { name: 'Rule sets' });
  expect(within(sets).getByRole('link', { name: 'Roundhouse' }).getAttribute('aria-current')).toBe('page');
  expect(within(sets).getByRole('link', { name: 'Station' }).getAttribute('href')).toBe('/rules?preset=station');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.at(-1)?.textContent).toBe('12double-fifteen11');
});

test('a link to an option or a word goes there; anything else is in the exact text', async () => {
  const history = open('/rules?preset=hub#option-must-play');
  expect(document.activeElement).toBe(document.getElementById('option-must-play'));
  history.set({ value: '/rules?preset=hub#word-signal' });
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^signalStands at a train/));
  history.set({ value: '/rules?preset=hub#decision-17' });
  await waitFor(() => expect(history.get()).toBe('/rules/exact#decision-17'));
});

test('every word is linked where it comes first, once, and leads to its entry', () => {
  open('/rules?preset=station');
  const links = [...document.querySelectorAll('section > p a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(12);
  expect(new Set(links).size).toBe(links.length);
  for (const href of links) expect(document.getElementById(href.split('#')[1] ?? '')).not.toBeNull();
});
