import { cleanup, fireEvent, render, screen, waitFor, within } from '@solidjs/testing-library';
import type { GameView, PlanView, LogEntry, Recap as RecapAnswer } from '@slow-train/protocol';
import { openShuffled, parseSetup, play, viewFor, writeEvent, writeView, type RoundState } from '@slow-train/rules';
import { chooseAction } from '@slow-train/players';
import { namesOf } from '@slow-train/words/en';
import { createSignal, Show } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../src/client/query.ts';
import { memoryPlayerState } from '../../../src/player-state/player-state.ts';
import Recap, { type RecapMode } from '../../../src/panels/recap/Recap.tsx';
import { roundLines } from '../../../src/panels/recap/round-lines.ts';
import { deservesRecap, missedPlays } from '../../../src/panels/recap/missed-plays.ts';
import { Board } from '../../../src/board/view/Board.tsx';
import { panels } from '../../board/on-screen.tsx';
import { gameView, person } from '../../fixtures.ts';
import { json, pretendService, problem } from '../../service.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const roundOver = { type: 'roundOver', scores: [12, 0] } as const;
const AT = '2026-11-21T10:00:00.000Z';
const FIRST = 5;

/** A round of bonepile between Ines (seat 0) and Ana, six actions long, as Ines sees it. */
function played(): { readonly log: LogEntry[]; readonly rounds: ReturnType<typeof writeView>[] } {
  const setup = parseSetup({ preset: 'bonepile' }, 2, undefined, 3);
  if (!setup.ok) throw new Error(setup.error);
  let { state }: { state: RoundState } = openShuffled(
    { setup: setup.value, round: 1, usedEngines: [], starter: 1 },
    (tiles) => [...tiles.filter((_, index) => index % 3 === 0), ...tiles.filter((_, index) => index % 3 !== 0)],
  );
  const rounds = [writeView(viewFor(state, 0))];
  const log: LogEntry[] = [];
  for (let step = 0; step < 6; step++) {
    const { seat } = state.table.turn;
    const next = play(state, seat, chooseAction(viewFor(state, seat)));
    if (!next.ok) throw new Error(next.error.code);
    state = next.value.state;
    rounds.push(writeView(viewFor(state, 0)));
    log.push({ revision: FIRST + 1 + step, seat, by: 'person', at: AT, events: next.value.events.map(writeEvent) });
  }
  return { log, rounds };
}

const story = played();
/** A plan of Ines's that stopped with that revision. */
const stopped = (stoppedAt: number): PlanView => ({
  plan: {
    train: [],
    cover: [],
    plays: [],
    otherwise: 'advice',
    stops: { doubleOpens: false, trainOpens: false, oneTile: true, roundEnds: false },
  },
  round: 1,
  left: 1,
  played: 1,
  stopped: { why: 'oneTile', seat: 1 },
  stoppedAt,
});
const withPlan = (seen: GameView, plan: PlanView): GameView => ({ ...seen, you: { ...seen.you, plan } });
const STOP = 'Your plan stopped: Ana has 1 tile left.';

const game = (upTo: number): GameView =>
  gameView({
    revision: upTo,
    status: 'playing',
    rules: { preset: 'bonepile' },
    rounds: 3,
    seats: [person('Ines'), person('Ana')],
    round: story.rounds[upTo - FIRST] ?? null,
  });
const recapTo = (upTo: number): RecapAnswer => ({
  from: story.rounds[0] ?? null,
  frames: story.log
    .filter(({ revision }) => revision <= upTo)
    .flatMap((entry) => {
      const round = story.rounds[entry.revision - FIRST];
      return round === undefined ? [] : [{ entry, round }];
    }),
  skipped: 0,
});

/** Ines comes back to her game at this revision, having left at the fifth. */
function comeBack(upTo: number, shown: (seen: GameView) => GameView = (seen) => seen) {
  const playerState = memoryPlayerState();
  const [now, setNow] = createSignal(upTo);
  const [mode, setMode] = createSignal<RecapMode | null>('list');
  render(() => (
    <Board
      game={shown(game(now()))}
      log={story.log.filter(({ revision }) => revision <= now())}
      sending={{ state: 'idle' }}
      online
      playerState={playerState}
      newSince={FIRST}
      onAct={() => undefined}
      onDismiss={() => undefined}
      onLetPlay={() => Promise.resolve()}
      onShowScores={() => undefined}
      slots={panels({ onRecap: () => () => setMode('player') })}
    >
      <Show when={mode()}>
        {(at) => (
          <Recap
            missed={{ since: FIRST, upTo }}
            mode={at()}
            onWatch={() => setMode('player')}
            onDone={() => setMode(null)}
          />
        )}
      </Show>
    </Board>
  ));
  return { setNow };
}

/** Opens the list from its line. */
const openList = (): void =>
  void fireEvent.click(within(list() ?? document.body).getByRole('button', { expanded: false }));
const list = () => screen.queryByRole('region', { name: /^While you were away/ });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog', { name: 'While you were away' });
const where = (): string => within(dialog()).getByText(/^\d+ of \d+/).textContent ?? '';
/** The sentence above the trains; below them, toasts have a status of their own. */
const said = (): string => within(dialog()).getAllByRole('status')[0]?.textContent ?? '';

test('the list says what has happened and how much, oldest first and up to now, and does not return once left', () => {
  comeBack(9);
  expect(list()?.getAttribute('aria-label')).toBe('While you were away: 2 moves');
  expect(screen.queryByRole('list', { name: 'What happened, oldest first' })).toBeNull();
  openList();
  const items = within(screen.getByRole('list', { name: 'What happened, oldest first' })).getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]?.textContent).toContain('Ana');
  const name = items.at(-1)?.textContent === 'NowYour turn' ? 'To your turn' : 'Back to the table';
  expect(items.at(-1)?.textContent).toMatch(/^Now/);
  press(name);
  expect(list()).toBeNull();
});

test('more than twenty moves are a line for each round', () => {
  const play = (revision: number, round: number) => ({ revision, round, at: revision, sentence: 'Ana passed.' });
  const all = [
    ...Array.from({ length: 18 }, (_, at) => play(at, 3)),
    ...Array.from({ length: 4 }, (_, at) => play(20 + at, 4)),
  ];
  const results = [1, 2, 3].map(() => ({ engine: '12-12', scores: [12, 0], out: 1 }));
  const lines = roundLines(all, all, { results }, namesOf(game(9)));
  expect(lines).toEqual([
    { at: 17, sentence: '*Round 3*: 18 moves, then Ana went out.' },
    { at: 23, sentence: '*Round 4*: 4 moves so far.' },
  ]);
});

test('Esc skips the recap, and so does taking a tile in hand', () => {
  comeBack(9);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(list()).toBeNull();
  cleanup();
  comeBack(9);
  const hand = screen.getByRole('region', { name: 'Your hand' });
  fireEvent.click(within(hand).getAllByRole('button', { name: /^\d+-\d+/ })[0] ?? hand);
  expect(list()).toBeNull();
});

test('the player steps from the board as it was left to the present one, and adds new events', async () => {
  const { sent } = pretendService(() => json(recapTo(9)));
  const { setNow } = comeBack(9);
  openList();
  press('Show them on the board');
  await waitFor(() => expect(where()).toContain('of 4'));
  expect(sent.map(({ path }) => path)).toEqual(['/api/games/abcdefghijkl/recap?since=5']);
  fireEvent.keyDown(document.body, { key: 'Home' });
  expect(said()).toBe('This is how you left it.');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(where()).toContain('1 of 4');
  expect(said()).toContain('Ana');
  press('Forward');
  press('Back');
  expect(where()).toContain('1 of 4');
  fireEvent.keyDown(document.body, { key: 'End' });
  expect(where()).toContain('4 of 4: now');
  setNow(11);
  expect(where()).toContain('4 of 5');
  press('Forward');
  expect(where()).toContain('5 of 5: now');
  press('Back to the table');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(list()).toBeNull();
});

test('the player stops at the page of a round that ended on the way, and goes on from there', async () => {
  const recap = recapTo(9);
  const frames = recap.frames.map(({ entry, round }) => ({
    entry: entry.revision === 7 ? { ...entry, events: [...entry.events, roundOver] } : entry,
    round,
  }));
  pretendService(({ path }) => (path.includes('/recap') ? json({ ...recap, frames }) : problem(409, 'No.')));
  comeBack(9, (seen) => ({ ...seen, results: [{ engine: '12-12', scores: [12, 0], out: 1 }] }));
  openList();
  press('Show them on the board');
  await waitFor(() => expect(where()).toContain('of 4'));
  fireEvent.keyDown(document.body, { key: 'Home' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(await screen.findByRole('heading', { name: 'Ana went out' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.queryByRole('heading', { name: 'Ana went out' })).toBeNull();
  expect(where()).toContain('2 of 4');
});

test('a recap that cannot be loaded says so and leads to the game', async () => {
  pretendService(() => problem(404, 'There is no such table.'));
  comeBack(9);
  openList();
  press('Show them on the board');
  await screen.findByText('The moves could not be loaded.');
  press('Skip to now');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a single event is in the status bar and needs no recap', () => {
  expect(deservesRecap(story.log, { since: 10, upTo: 11 }, game(11))).toBe(false);
});

test('the player’s own actions are not news, but those made for them are', () => {
  const missed = { since: FIRST, upTo: 11 };
  const log = story.log.map((entry) => ({ ...entry, seat: 0 }));
  expect(deservesRecap(story.log, missed, game(11))).toBe(true);
  expect(deservesRecap(log, missed, game(11))).toBe(false);
  expect(
    deservesRecap(
      log.map((entry) => ({ ...entry, by: 'computer' as const })),
      missed,
      game(11),
    ),
  ).toBe(true);
  expect(deservesRecap(story.log, missed, { ...game(11), status: 'finished' })).toBe(false);
});

test('the plan’s actions are news, and so is that it has stopped', () => {
  const missed = { since: FIRST, upTo: FIRST + 1 };
  const [first] = story.log;
  if (first === undefined) throw new Error('nothing has happened');
  const log = [{ ...first, seat: 0, by: 'plan' as const }];
  expect(deservesRecap(log, missed, game(6))).toBe(false);
  expect(deservesRecap(log, missed, withPlan(game(6), stopped(6)))).toBe(true);
  expect(deservesRecap(log, missed, withPlan(game(6), stopped(FIRST)))).toBe(false);
  const plays = missedPlays(log, missed, withPlan(game(6), stopped(6)));
  expect(plays.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/\(planned\)$/), STOP]);
});

test('the list ends with why the plan has stopped; the player says it at that moment', async () => {
  pretendService(() => json(recapTo(9)));
  comeBack(9, (seen) => withPlan(seen, stopped(8)));
  expect(list()?.getAttribute('aria-label')).toBe('While you were away: 3 moves');
  openList();
  const items = within(screen.getByRole('list', { name: 'What happened, oldest first' })).getAllByRole('listitem');
  // After the last move of the others, and before the line about now.
  expect(items.findIndex((one) => one.textContent.includes(STOP))).toBe(items.length - 2);
  press('Show them on the board');
  await waitFor(() => expect(where()).toContain('of 4'));
  fireEvent.keyDown(document.body, { key: 'End' });
  expect(said()).not.toContain(STOP);
  press('Back');
  expect(where()).toContain('3 of 4');
  expect(said().endsWith(STOP)).toBe(true);
  press('Back');
  expect(said()).not.toContain(STOP);
});

test('spectators have no plan, and their recap is unchanged', () => {
  comeBack(9, (seen) => ({ ...seen, you: { ...seen.you, seat: null, plan: null } }));
  expect(list()?.getAttribute('aria-label')).toBe('While you were away: 4 moves');
});
