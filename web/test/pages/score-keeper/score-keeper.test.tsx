import { readEvening, type Evening } from '@slow-train/protocol/evening';
import { eventually } from '@slow-train/local/kit';
import { fireEvent, render, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { ScoreKeeper } from '../../../src/pages/score-keeper/ScoreKeeper.tsx';
import { closePages } from '../../open-page.tsx';

afterEach(closePages);

function open(address = '/score'): void {
  history.replaceState(null, '', address);
  render(() => <ScoreKeeper />);
}
/** Presses the button with this name. By hand: a search by role would compute the names of a hundred cells. */
const press = (name: string | RegExp): void => {
  const [button, ...others] = [...document.querySelectorAll('button')].filter((one) => {
    const words = one.getAttribute('aria-label') ?? one.textContent;
    return typeof name === 'string' ? words === name : name.test(words);
  });
  if (button === undefined || others.length > 0)
    throw new Error(`${button === undefined ? 'No' : 'More than one'} button: ${name}`);
  fireEvent.click(button);
};
/** Enters a figure on the pad. */
const figure = (pips: number): void => {
  for (const digit of String(pips)) press(digit);
  press(/^(Next|Round done)/);
};
const addPeople = (names: string): void => {
  const field = screen.getByRole('textbox', { name: 'A name' });
  fireEvent.input(field, { target: { value: names } });
  fireEvent.keyDown(field, { key: 'Enter' });
};
const start = (): void => press(/^Start a new sheet/);
const storedTexts = (): readonly string[] =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith('slow-train:evening:') ? (localStorage.getItem(key) ?? []) : [],
  );
const stored = (): readonly Evening[] => storedTexts().flatMap((text) => readEvening(text) ?? []);
const totals = (): (string | null)[] => {
  const row = screen.getByRole('row', { name: /^Total/ });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('34.1 a round is entered with the pad: totals at once, who leads, and the next person by name', () => {
  open();
  addPeople('Mira, Ruth, Bo');
  start();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Round 1');
  figure(22);
  expect(totals()).toEqual(['22', '0', '0']);
  press('Went out');
  press('3');
  expect(totals()).toEqual(['22', '0', '0']);
  press('8');
  press('Round done');
  expect(totals()).toEqual(['22', '0', '38']);
  expect(screen.getByText(/^Ruth leads with 0/)).toBeTruthy();
  press('Round 2: 11-11');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mira');
});

test('34.1 a wrong figure is corrected by a tap on its cell, and its earlier values stay in sight', async () => {
  open();
  addPeople('Mira, Ruth');
  start();
  figure(22);
  figure(7);
  press('Mira, round 1: 22');
  figure(23);
  expect(totals()).toEqual(['23', '7']);
  press('Mira, round 1: 23');
  press('Earlier figures');
  const sheet = await screen.findByRole('dialog', { hidden: true });
  expect(sheet.textContent).toContain('22, at ');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Take 22 again', hidden: true }));
  expect(totals()).toEqual(['22', '7']);
});

test('34.1 Undo takes figures back one by one, and says whose', () => {
  open();
  addPeople('Mira, Ruth, Bo');
  start();
  figure(22);
  press('Went out');
  press('Undo');
  expect(screen.getByText('Taken back: Ruth, round 1.')).toBeTruthy();
  press('Undo');
  expect(totals()).toEqual(['0', '0', '0']);
  expect(stored()[0]?.entries).toHaveLength(4);
});

test('34.6 the sheet is one stop of the Tab key, and arrows lead over it', () => {
  open();
  addPeople('Mira, Ruth, Bo');
  start();
  figure(22);
  const arrow = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const stops = (): readonly (string | null)[] =>
    [...document.querySelectorAll('td button')]
      .filter((cell) => cell.getAttribute('tabindex') === '0')
      .map((cell) => cell.getAttribute('aria-label'));
  expect(stops()).toEqual(['Ruth, round 1: nothing yet']);
  arrow('ArrowLeft');
  expect(stops()).toEqual(['Mira, round 1: 22']);
  arrow('ArrowLeft');
  arrow('ArrowUp');
  expect(stops()).toEqual(['Mira, round 1: 22']);
  arrow('ArrowDown');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Round 2');
});

test('34.1 a second one who went out, and far too many pips, are asked about', () => {
  open();
  addPeople('Mira, Ruth');
  start();
  press('Went out');
  press('Went out');
  expect(screen.getByText('Mira went out already.')).toBeTruthy();
  press('Ruth instead');
  // The hand of the other one has to be counted now.
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mira');
  figure(380);
  press('It is right');
  expect(totals()).toEqual(['380', '0']);
});

test('34.1 tiles are counted by their halves, and one that somebody else holds is refused in words', () => {
  open();
  addPeople('Mira, Ruth');
  start();
  press('By tiles');
  for (const half of ['10', '4', '7', '2']) press(half);
  expect(totals()).toEqual(['0', '0']);
  press('Next: Ruth');
  expect(totals()).toEqual(['23', '0']);
  for (const half of ['4', '10']) press(half);
  expect(screen.getByText('Mira has 10-4 already. Look at both hands again.')).toBeTruthy();
  for (const half of ['12', '12']) press(half);
  expect(screen.getByText('12-12 is the engine: it lies on the table.')).toBeTruthy();
});

test('34.1 an evening is there again after the page was closed, and starts again with the same people', () => {
  open();
  addPeople('Mira, Ruth');
  start();
  figure(22);
  const [kept] = stored();
  expect(location.search).toBe(`?evening=${kept?.id}`);
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByText('Same as last time?')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: /round 1 of 13/ }));
  expect(totals()).toEqual(['22', '0']);
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  press('Start the sheet');
  expect(totals()).toEqual(['0', '0']);
  expect(stored()).toHaveLength(2);
});

test('34.1 the last round ends the evening: who has won, by how much, and a way to mend a figure', async () => {
  open();
  addPeople('Mira, Ruth');
  fireEvent.change(screen.getByRole('combobox', { name: 'Engines' }), { target: { selectedIndex: 3 } });
  fireEvent.input(screen.getByRole('textbox', { name: /The list/ }), { target: { value: '12' } });
  start();
  press('Went out');
  figure(34);
  await eventually(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mira wins'));
  expect(screen.getByText('Mira won by 34.')).toBeTruthy();
  press('Tap it in the sheet');
  expect(location.search).toMatch(/^\?evening=/);
});

test('34.1 names that are missing or there twice are refused with the next step, and nothing is lost', () => {
  open();
  start();
  expect(screen.getByRole('alert').textContent).toBe('Add at least two names.');
  addPeople('Mira, Mira');
  expect(screen.getByRole('alert').textContent).toContain('Mira is on the sheet already.');
  expect(screen.getByDisplayValue('Mira, Mira')).toBeTruthy();
});

test('34.2 a phone that follows sees the sheet, then says that it is gone', async () => {
  open();
  addPeople('Mira, Ruth');
  start();
  figure(22);
  const [text] = storedTexts();
  closePages();
  const answers = [Response.json({ evening: text, revision: 1 }), new Response('{}', { status: 404 })];
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(answers.shift() ?? Response.error()));
  vi.stubGlobal('fetch', asked);
  open('/score?follow=abcdefghabcdefgh');
  await eventually(() => expect(totals()).toEqual(['22', '0']));
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(screen.getByText(/not here any more/)).toBeTruthy());
  expect(asked).toHaveBeenLastCalledWith('/api/evenings/abcdefghabcdefgh?after=1', expect.anything());
});
