import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, expect, test, vi } from 'vitest';
import LearnPage from '../../../src/pages/learn/LearnPage.tsx';
import { LESSON_STEPS } from '../../../src/pages/learn/lesson.ts';
import { learnText } from '#text/learn.ts';
import { gameView } from '../../fixtures.ts';
import { showsNumerals } from '../../../src/ui/tile/numerals.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService } from '../../service.ts';

beforeEach(() => {
  pretendService(() => json(null));
  // The board ignores the second tap of a double tap, and the opponent takes their time.
  vi.useFakeTimers();
});
const pass = (): Promise<unknown> => vi.advanceTimersByTimeAsync(5000);
async function open(): Promise<void> {
  openPage('/learn', () => <Route path="/learn" component={LearnPage} />);
  await pass();
}
const hand = (): HTMLElement => screen.getByRole('region', { name: 'Your hand' });
const tile = (name: string): HTMLElement => within(hand()).getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
/** The smaller sentence on the sign: the reason, or the answer to a wrong tap. */
const more = (): string | null => screen.getByRole('heading', { level: 2 }).nextElementSibling?.textContent ?? null;
const sign = (): string => screen.getByRole('heading', { level: 2 }).textContent;
const train = (name: string | RegExp): HTMLElement =>
  within(screen.getByRole('region', { name: 'Trains' })).getByRole('button', { name });

/** Follows the button: taps the tile, then plays it; or draws; or goes on. */
async function doAsAsked(): Promise<void> {
  const wanted = within(hand()).queryByRole('button', { name: /^(Tap|Choose) / });
  if (wanted) fireEvent.click(tile(wanted.textContent.replace(/^\w+ /, '').replace('\u2011', '-')));
  await pass();
  fireEvent.click(
    within(hand()).getByRole('button', { name: /^(Play .* on .*|Start .*|Draw|Go on|Five more minutes)$/ }),
  );
  await pass();
}

test('the right taps lead through every step to the count', async () => {
  await open();
  for (const { name, task } of LESSON_STEPS) {
    expect(sign()).toBe(learnText.steps[name].say);
    expect(more()).toBe(learnText.steps[name].more);
    if (task.kind === 'end') break;
    // The focus is where the thing to do is, and the sign is read aloud.
    const wanted = task.kind === 'play' ? new RegExp(`^${task.action.split('@')[0]}`) : /^(Draw|Go on|Play now)$/;
    const focused = document.activeElement;
    expect(`${focused?.getAttribute('aria-label') ?? ''}${focused?.textContent ?? ''}`).toMatch(
      name === 'mexican' ? /9-5/ : wanted,
    );
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(
      `${learnText.steps[name].say} ${learnText.steps[name].more}`,
    );
    await doAsAsked();
  }
  const left = screen.getByRole('list', { name: 'Tiles left in hand' });
  expect(within(left).getByRole('img', { name: '8\u20114' })).toBeTruthy();
  expect(within(left).getByText('21 pips')).toBeTruthy();
  expect(screen.getByText('Close')).toBeTruthy();
});

test('30.9 the first minute offers figures instead of pips, and takes them back', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Figures instead of pips' }));
  expect(showsNumerals()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Pips instead of figures' }));
  expect(showsNumerals()).toBe(false);
});

test('a wrong tap is answered with the reason, and changes nothing', async () => {
  await open();
  fireEvent.click(tile('7-3'));
  expect(more()).toBe('7\u20113 has no 9, and your train ends in 9.');
  await pass();
  fireEvent.click(tile('9-4'));
  expect(more()).toBe(learnText.steps.match.more);
  await pass();
  fireEvent.click(train(/^The Mexican train/));
  expect(more()).toBe('9\u20114 cannot start the Mexican train on a first turn.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sign()).toBe(learnText.steps.match.say);
});

test('where nothing fits, a tap on a tile says why it may not go on the train it matches', async () => {
  localStorage.setItem('slow-train:lesson', '2');
  await open();
  fireEvent.click(tile('7-3'));
  expect(more()).toMatch(/^7\u20113 cannot go on Robur’s train: its signal is down/);
});

test('a play that the rules allow but the lesson does not want has its own answer', async () => {
  localStorage.setItem('slow-train:lesson', '8');
  await open();
  const instead = learnText.steps.double.instead?.['8-6@0'] ?? '';
  fireEvent.click(tile('8-6'));
  expect(more()).toBe(instead);
  await pass();
  fireEvent.click(train(/^Play 8-6 on your train/));
  expect(more()).toBe(instead);
  expect(sign()).toBe(learnText.steps.double.say);
});

test('“Show me” takes the tile, then plays it', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
  expect(tile('9-4').getAttribute('aria-pressed')).toBe('true');
  const main = screen.getByRole('button', { name: 'Play 9-4 on your train' });
  expect(document.activeElement).toBe(main);
  await pass();
  fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
  await pass();
  expect(sign()).toBe(learnText.steps.ownTrain.say);
});

test('the lesson goes on where it was left, and begins anew once it is over', async () => {
  await open();
  await doAsAsked();
  await doAsAsked();
  expect(sign()).toBe(learnText.steps.draw.say);
  const stations = screen.getByRole('list', { name: 'Stations of the lesson' });
  expect(within(stations).getByText('Draw').closest('li')?.getAttribute('aria-current')).toBe('step');
  // closePages would forget the place.
  const place = localStorage.getItem('slow-train:lesson') ?? '';
  closePages();
  localStorage.setItem('slow-train:lesson', place);
  pretendService(() => json(null));
  vi.useFakeTimers();
  await open();
  expect(sign()).toBe(learnText.steps.draw.say);
  while (sign() !== learnText.steps.count.say) await doAsAsked();
  expect(localStorage.getItem('slow-train:lesson')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start the lesson again' }));
  expect(sign()).toBe(learnText.steps.match.say);
});

/** Opens the lesson at a step, for a visitor without a name. Returns the requests. */
function openAt(step: number): ReturnType<typeof pretendService>['sent'] {
  localStorage.setItem('slow-train:lesson', String(step));
  vi.useRealTimers();
  const { sent } = pretendService(({ path, method }) => {
    if (path === '/api/me' && method === 'GET') return json({ id: 'u', name: null, isGuest: true });
    if (path === '/api/games' && method === 'POST') return json({ game: gameView(), log: [] }, 201);
    return json({ id: 'u', name: 'Ines', isGuest: true });
  });
  openPage('/learn', () => (
    <>
      <Route path="/learn" component={LearnPage} />
      <Route path="*" component={() => <p>Somewhere else</p>} />
    </>
  ));
  return sent;
}
const FIRST_GAME = { rules: { preset: 'bonepile' }, set: 9, rounds: 3, seats: 2, computers: 1, levels: ['beginner'] };
const created = (sent: ReturnType<typeof openAt>): unknown =>
  sent.find(({ path, method }) => path === '/api/games' && method === 'POST')?.body;

test('30.1 after three tiles the lesson halts: a visitor plays now, or goes on for five more minutes', async () => {
  const halt = LESSON_STEPS.findIndex(({ task }) => task.kind === 'halt');
  expect(LESSON_STEPS.slice(0, halt).filter(({ task }) => task.kind === 'play')).toHaveLength(3);
  const sent = openAt(halt);
  await screen.findByText(learnText.steps.enough.say, { selector: 'h2' });
  const now = screen.getByRole('button', { name: 'Play now' });
  await waitFor(() => expect(document.activeElement).toBe(now));
  fireEvent.click(now);
  await screen.findByText('Somewhere else');
  expect(created(sent)).toMatchObject(FIRST_GAME);
  closePages();
  openAt(halt);
  fireEvent.click(await screen.findByRole('button', { name: 'Five more minutes' }));
  await screen.findByText(learnText.steps.drawAgain.say, { selector: 'h2' });
});

test('30.2 at the end of the lesson a visitor plays the short first game, and is asked for nothing', async () => {
  const sent = openAt(LESSON_STEPS.length - 2);
  fireEvent.click(tile('8-0'));
  fireEvent.keyDown(tile('8-0'), { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: /^Play 8-0 on your train$/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Play the computer' }));
  await screen.findByText('Somewhere else');
  await waitFor(() => expect(created(sent)).toMatchObject(FIRST_GAME));
});
