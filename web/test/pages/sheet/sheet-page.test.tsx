import { eventually } from '@slow-train/local/kit';
import { Route } from '@solidjs/router';
import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { sheetText } from '#text/sheet.ts';
import { PRINTED_SHEETS } from '../../../src/text/printed-sheets.ts';
import { writeCode } from '../../../src/components/rules/rules-code.ts';
import SheetPage from '../../../src/pages/sheet/SheetPage.tsx';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService } from '../../service.ts';
import { choose, open, tapsFor } from './sheet-kit.tsx';

afterEach(closePages);

/** The line on how far the rules are from their preset. */
const differs = (): string => document.querySelector('p[role=status]')?.textContent ?? '';

test('a club’s sheet can be typed in with a choice for each line that differs', () => {
  const sheet = PRINTED_SHEETS.find(({ name }) => name === 'Tanglewood');
  if (sheet === undefined) throw new Error('no such sheet');
  expect(tapsFor(sheet)).toBeLessThanOrEqual(12);
});

test('a line opens with the same move under each value, the preset’s marked, and the page says where it differs', () => {
  open();
  expect(differs()).toBe('Just as Hub');
  const panel = (): HTMLElement => screen.getByRole('group', { name: 'On the first turn you build a train.' });
  fireEvent.click(screen.getByRole('button', { name: 'build a train' }));
  const values = within(panel()).getAllByRole('radio');
  expect(values).toHaveLength(3);
  expect(within(panel()).getAllByRole('img')).toHaveLength(3);
  expect(within(panel()).getByRole('radio', { name: /build a train Hub/ })).toBeTruthy();
  fireEvent.click(within(panel()).getByRole('radio', { name: /lay one tile/ }));
  // With it goes what goes with it on every sheet: whether the Mexican train may start then.
  expect(differs()).toBe('Differs from Hub in 2 places, marked yellow');
  expect(screen.getByText('On the first turn you lay one tile.').tagName).toBe('MARK');
  fireEvent.click(screen.getByRole('radio', { name: /build a train/ }));
  expect(differs()).toBe('Just as Hub');
});

test('32.3 a penalty for a forgotten call is chosen with the tiles that it costs', () => {
  open('/new/sheet?code=' + writeCode({ choice: { preset: 'caravan' }, set: null }));
  choose('With 1 tile left you are announced.', 'tap, or are caught (1 tile)');
  expect(differs()).toBe('Differs from Caravan in 2 places, marked yellow');
  const onSheet = screen.getAllByText('Caught, you draw 1 tile.');
  expect(onSheet.map((line) => line.tagName)).toEqual(['MARK']);
  expect(screen.queryByRole('button', { name: '1 tile' })).toBeNull();
  choose('With 1 tile left you tap, or are caught.', 'say nothing');
  expect(differs()).toContain('Differs from Caravan in 1 place');
});

test('two lines that do not go together are named in place, and a tap on either way out settles them', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'cover it at once' }));
  fireEvent.click(screen.getByRole('radio', { name: /play one more tile/ }));
  expect(
    screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .join('\n'),
  ).toContain(
    'These two do not go together. “On the first turn you build a train.” and “After a double you play one more tile.”',
  );
  expect(screen.getByRole('button', { name: sheetText.use }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getAllByRole('button', { name: 'On the first turn you lay one tile.' })[0] ?? document.body);
  expect(screen.getByRole('button', { name: sheetText.use }).getAttribute('aria-disabled')).toBe('false');
});

test('32.3 the rules go to the form for a new game, branches and two sets as well', async () => {
  const history = open();
  choose('0‑0 counts nothing.', '50');
  fireEvent.click(screen.getByRole('button', { name: sheetText.use }));
  expect(await screen.findByText('The form')).toBeTruthy();
  await eventually(() => expect(history.get()).toMatch(/^\/new\?preset=hub&doubleBlank=50&seats=4&/));
  cleanup();
  open();
  choose('A double takes one tile.', 'up to three tiles');
  choose('We play with one set.', 'two sets, mixed');
  expect(screen.getByRole('button', { name: sheetText.use }).getAttribute('aria-disabled')).toBe('false');
});

test('a sheet from the catalogue is set by one tap, and a code of another group by typing it', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Tactic' }));
  expect(differs()).toContain('Differs from Bonepile in 1 place');
  fireEvent.input(screen.getByLabelText(sheetText.haveCode), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: sheetText.open }));
  expect(screen.getByText(sheetText.wrongCode)).toBeTruthy();
  const code = writeCode({ choice: { preset: 'hub', drawnTile: 'must' }, set: null });
  fireEvent.input(screen.getByLabelText(sheetText.haveCode), { target: { value: code.toLowerCase() } });
  fireEvent.click(screen.getByRole('button', { name: sheetText.open }));
  expect(differs()).toContain('Differs from Hub in 1 place');
});

test('rules are saved as a set-up with a name, which is on the printed page as well', async () => {
  const { sent } = pretendService(({ path }) =>
    path === '/api/me' ? json({ id: 'u', name: 'Ines', isGuest: true }) : json({}),
  );
  openPage('/new/sheet', () => <Route path="/new/sheet" component={SheetPage} />);
  fireEvent.input(await screen.findByLabelText(sheetText.name), { target: { value: 'Pine Loop' } });
  fireEvent.click(await screen.findByRole('button', { name: sheetText.save }));
  expect(await screen.findByText('as played at Pine Loop')).toBeTruthy();
  await eventually(() => {
    const saved = sent.find(({ method, path }) => method === 'POST' && path === '/api/me/setups');
    expect(saved?.body).toMatchObject({ name: 'Pine Loop', choices: { rules: { preset: 'hub' }, seats: 4 } });
  });
});
