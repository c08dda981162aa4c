import { Route } from '@solidjs/router';
import { ruleLink } from '@slow-train/protocol';
import { REFUSAL_CODES } from '@slow-train/rules';
import { screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  openPage(address, () => <Route path="/rules" component={RulesPage} />);

test('every refusal links to the heading it names', () => {
  open('/rules');
  for (const code of REFUSAL_CODES) {
    const { section, title, href } = ruleLink(code);
    const [path, anchor = ''] = href.split('#');
    expect(path).toBe('/rules');
    expect([title, `${section}. ${title}`]).toContain(document.getElementById(anchor)?.textContent);
  }
});

test('the contents link to every section and subsection, and each heading links to itself', () => {
  open('/rules');
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
  open('/rules#open-doubles');
  const heading = screen.getByRole('heading', { name: 'Open doubles' });
  expect(document.activeElement).toBe(heading);
  expect(shown.mock.contexts.at(-1)).toBe(heading);

  closePages();
  const history = open('/rules#option-must-play');
  expect(document.activeElement?.textContent).toMatch(/^mustPlay: yes, no/);

  history.set({ value: '/rules#must-draw' });
  await waitFor(() => expect(document.activeElement?.textContent).toContain('MUST_DRAW'));
});

test('an address with an unknown anchor shows the rules from the beginning', () => {
  open('/rules#no-such-rule');
  expect(screen.getByRole('heading', { level: 1, name: 'The rules' })).toBeTruthy();
  expect(shown).not.toHaveBeenCalled();
});

test('links stay on this site', () => {
  open('/rules');
  const outside = within(screen.getByRole('article'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => document.getElementById(href.slice(1)) === null);
  expect(outside).toEqual([]);
});
