import { Route } from '@solidjs/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@solidjs/testing-library';
import { BEGINNING } from '@slow-train/local/kit';
import type { GameView, Vote, VoteMatter } from '@slow-train/protocol';
import { describe, expect, test, vi } from 'vitest';
import { Refused } from '../../../src/client/http.ts';
import { memoryPlayerState } from '../../../src/player-state/player-state.ts';
import { asked } from '../../../src/playground/clocked-positions.ts';
import { bonepileTable, waiting } from '../../../src/playground/positions.ts';
import { fixtureOf } from '../../../src/playground/sketch.ts';
import { Board } from '../../../src/board/view/Board.tsx';
import GotUp from '../../../src/panels/get-up/GotUp.tsx';
import type { Substitutes } from '../../../src/panels/substitutes/substitutes.ts';
import type { Votes } from '../../../src/panels/votes/votes.ts';
import { openSettings, panels, show } from '../../board/on-screen.tsx';
import { closePages, openPage } from '../../open-page.tsx';
// Loaded in advance: they are chunks of their own.
import '../../../src/panels/votes/AskSheet.tsx';
import '../../../src/panels/votes/VoteStatus.tsx';
import '../../../src/panels/get-up/GetUp.tsx';

const DAY = 24 * 60 * 60_000;
const until = new Date(BEGINNING + 2 * DAY).toISOString();
/** Ana, in seat 1, asks eight people; Ines has voted yes and Kasimir no. */
const open: Vote = {
  id: 39,
  matter: { kind: 'pause', days: 3 },
  by: 1,
  until,
  voters: [0, 1, 2, 3, 4, 5, 6, 7],
  needed: 5,
  yes: [1, 4],
  no: [3],
};
const terms = { allowance: 1440, bank: 4320, cap: 7200, weekendsOff: false, vacationDays: 14, strikes: 3 } as const;

/** A clock on which the given seat has been late once. */
function clocked(late: number | null): Partial<GameView> {
  const seats = Array.from({ length: 8 }, (_, seat) => ({
    by: null,
    reserveFrom: null,
    bank: 4320,
    strikes: seat === late ? 1 : 0,
    vacation: null,
  }));
  return {
    turnBy: until,
    clock: { terms: { ...terms, onTimeout: 'least' }, pausedUntil: null, seats, you: null },
  };
}

const spies = () => ({
  askFor: vi.fn<Votes['askFor']>(() => Promise.resolve()),
  cast: vi.fn<Votes['cast']>(() => Promise.resolve()),
});

/** Shows a game with these changes; `next` changes it further. */
function sit(change: Partial<GameView>, votes: Votes = spies()): (change: Partial<GameView>) => void {
  const given = { playerState: memoryPlayerState(), onAct: () => {}, onShowScores: () => {}, votes };
  const next = show(waiting(), given);
  const { game } = fixtureOf(waiting());
  const become = (now: Partial<GameView>): void => next({ game: { ...game, ...now } });
  become(change);
  return become;
}

const panel = (): HTMLElement => screen.getByRole('region', { name: 'A vote is open' });
/** Waits for the panel, which is loaded once there is a vote. */
const loaded = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'A vote is open' });
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const openSheet = async (): Promise<HTMLElement> => {
  openSettings();
  fireEvent.click(button('Ask the table…'));
  const sheet = await screen.findByRole('dialog', { name: 'Ask the table' });
  await waitFor(() => expect(sheet.textContent).not.toBe(''));
  return sheet;
};
const titles = (): string[] =>
  within(screen.getByRole('dialog', { name: 'Ask the table' }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('a player who has not voted sees the vote, who asks for it and how it stands, and votes', async () => {
  const votes = spies();
  const become = sit({ vote: open }, votes);
  await loaded();
  expect(panel().textContent).toContain('Ana wants to pause the game for 3 days.');
  expect(panel().textContent).toContain('2 of 5 votes needed');
  expect(panel().textContent).toContain('Yes: Ana and Ines. No: Kasimir. Still to vote: you, Milo');
  fireEvent.click(button('Yes'));
  expect(votes.cast.mock.calls).toEqual([[39, true]]);
  become({ vote: { ...open, yes: [1, 4, 0] } });
  await waitFor(() => expect(button('Yes').getAttribute('aria-pressed')).toBe('true'));
  // A vote can be changed until it is decided; repeating it sends nothing.
  fireEvent.click(button('Yes'));
  fireEvent.click(button('No'));
  expect(votes.cast.mock.calls).toEqual([
    [39, true],
    [39, false],
  ]);
  become({ vote: null });
  expect(screen.queryByRole('region', { name: 'A vote is open' })).toBeNull();
});

test('a refusal is shown in its own words at the vote', async () => {
  const detail = 'This vote is over. Look at the table to see what became of it.';
  const refused = new Refused({ type: '/problems/conflict', title: 'Conflict', status: 409, detail });
  sit({ vote: open }, { ...spies(), cast: () => Promise.reject(refused) });
  await loaded();
  fireEvent.click(button('No'));
  expect((await within(panel()).findByText(detail)).closest('[role=alert]')).toBeTruthy();
});

test('after voting the vote is collapsed, and can be expanded', async () => {
  sit({ vote: { ...open, yes: [1, 0] } });
  await loaded();
  const head = button(/^Ana wants to pause/);
  expect(head.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
  fireEvent.click(head);
  expect(button('No')).toBeTruthy();
});

test('the player a vote is about cannot vote and is told so; nor can spectators', async () => {
  const about = { ...open, matter: { kind: 'replace', seat: 0 } as const, voters: [1, 2, 3, 4, 5, 6, 7] };
  const become = sit({ vote: about });
  await loaded();
  fireEvent.click(button(/Ana wants to let a computer player hold your seat/));
  expect(panel().textContent).toContain('the others decide');
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  const { game } = fixtureOf(waiting());
  become({ vote: { ...open, id: 40 }, you: { ...game.you, seat: null } });
  expect(panel().textContent).toContain('Ana wants to pause');
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});

test('a vote that is open on arrival is announced once; the log announces later ones', async () => {
  const announced = (): string => within(panel()).getByRole('status').textContent;
  const given = {
    playerState: memoryPlayerState(),
    newSince: null,
    onAct: () => {},
    onDismiss: () => {},
    onShowScores: () => {},
  };
  const { unmount } = render(() => (
    <Board {...asked()} {...given} onLetPlay={() => Promise.resolve()} slots={panels({ votes: spies() })} />
  ));
  await loaded();
  expect(announced()).toBe('Ana wants to end the game without a result.');
  unmount();
  sit({ vote: null })({ vote: open });
  await loaded();
  expect(announced()).toBe('');
});

test('votes that make sense now are offered, with the majority they need', async () => {
  const votes = spies();
  sit(clocked(1), votes);
  const sheet = await openSheet();
  expect(titles()).toEqual(['A pause', 'More time', 'A computer player for Ana', 'The end of the game']);
  expect(sheet.textContent).toContain('It takes more than half of the eight votes.');
  expect(sheet.textContent).toContain('It takes two thirds of the seven votes.');
  fireEvent.click(button('Days: one more'));
  fireEvent.click(button('Ask for a pause'));
  expect(votes.askFor.mock.calls).toEqual([[{ kind: 'pause', days: 4 }]]);
  await waitFor(() => expect(screen.queryByText('A pause')).toBeNull());
});

test('a pause is for 1 to 30 days', async () => {
  const votes = spies();
  sit(clocked(null), votes);
  await openSheet();
  const days = screen.getByRole('spinbutton', { name: /^Days/ });
  fireEvent.input(days, { target: { value: '99' } });
  fireEvent.click(button('Ask for a pause'));
  expect(votes.askFor.mock.calls).toEqual([[{ kind: 'pause', days: 30 }]]);
});

test.each<{ ask: RegExp; matter: VoteMatter }>([
  { ask: /Ana’s seat$/, matter: { kind: 'replace', seat: 1 } },
  { ask: /Ask to end the game/, matter: { kind: 'cancel' } },
])('a vote that ends somebody’s play is asked for a second time: $matter.kind', async ({ ask, matter }) => {
  const votes = spies();
  sit(clocked(1), votes);
  await openSheet();
  fireEvent.click(button(ask));
  expect(votes.askFor).not.toHaveBeenCalled();
  // Focus is on the button that changes nothing.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('No, leave it'));
  fireEvent.click(button('No, leave it'));
  fireEvent.click(button(ask));
  fireEvent.click(button('Yes, ask'));
  expect(votes.askFor.mock.calls).toEqual([[matter]]);
});

test('in a pause its end can be asked for; without a clock there are no votes on time', async () => {
  const { clock, ...rest } = clocked(null);
  const become = sit({ ...rest, turnBy: null, clock: clock ? { ...clock, pausedUntil: until } : null });
  await openSheet();
  expect(titles()).toEqual(['The end of the pause', 'The end of the game']);
  become({ clock: null });
  expect(titles()).toEqual(['The end of the game']);
  // Ana has had the turn for days.
  become({ clock: null, updatedAt: new Date(BEGINNING - 4 * DAY).toISOString() });
  expect(titles()).toEqual(['A computer player for Ana', 'The end of the game']);
});

test('the only person in a game may pause it, and does not ask anybody to end it', async () => {
  const { game } = fixtureOf(waiting());
  const seats = game.seats.map((occupant, seat) =>
    seat === 0 ? occupant : ({ kind: 'computer', name: `C${seat}` } as const),
  );
  sit({ ...clocked(null), seats });
  await openSheet();
  expect(titles()).toEqual(['A pause', 'More time']);
  expect(screen.getAllByText(/Nobody else votes: it happens at once\./)).toHaveLength(2);
});

test('while a vote is open, no other can be started', async () => {
  sit({ vote: open });
  expect((await openSheet()).textContent).toContain('Decide that one first');
  expect(titles()).toEqual([]);
});

test('spectators cannot start votes', () => {
  show(
    { ...bonepileTable(), names: ['Wanda', ...bonepileTable().names.slice(1)], seat: null },
    {
      playerState: memoryPlayerState(),
      onAct: () => {},
      onShowScores: () => {},
      votes: spies(),
    },
  );
  openSettings();
  expect(screen.queryByRole('button', { name: 'Ask the table…' })).toBeNull();
});

describe('somebody gets up', () => {
  const { game } = fixtureOf(waiting());
  const seated = () => ({
    seek: vi.fn<Substitutes['seek']>(() => Promise.resolve()),
    comeBack: vi.fn<Substitutes['comeBack']>(() => Promise.resolve()),
    getUp: vi.fn<Substitutes['getUp']>(() => Promise.resolve()),
  });
  const left = (plays: 'computer' | 'least') => ({
    kind: 'computer' as const,
    name: 'Brunel',
    sitsFor: 'Mira',
    gotUp: { plays, until },
  });

  test('at a table for two, the other one chooses how the game goes on', async () => {
    const votes = spies();
    const matter = { kind: 'goOn', seat: 1, how: 'end' } as const;
    const vote: Vote = { id: 9, matter, by: 1, until, voters: [0], needed: 1, yes: [], no: [] };
    sit({ vote, seats: game.seats.with(1, left('computer')) }, votes);
    const asked = await screen.findByRole('region', { name: 'Mira got up. How does the game go on?' });
    expect(asked.textContent).toContain('The clock stands still until you choose.');
    fireEvent.click(within(asked).getByRole('button', { name: 'A computer plays on' }));
    await waitFor(() => expect(votes.cast.mock.calls).toEqual([[9, false]]));
    fireEvent.click(await within(asked).findByRole('button', { name: 'End the game as it stands' }));
    expect(votes.cast.mock.calls.at(-1)).toEqual([9, true]);
  });

  test('with more seats, those who stay may ask for another way to go on, for three days', async () => {
    const votes = spies();
    const over = new Date(BEGINNING).toISOString();
    const late = { ...left('least'), gotUp: { plays: 'least' as const, until: over } };
    const become = sit({ clock: null, seats: game.seats.with(1, late) }, votes);
    await openSheet();
    expect(titles()).toEqual(['The end of the game']);
    become({ clock: null, seats: game.seats.with(1, left('least')) });
    expect(titles()).toEqual(['A computer plays on', 'Look for a substitute', 'The end of the game']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Ask for it' })[1] ?? document.body);
    expect(votes.askFor.mock.calls).toEqual([[{ kind: 'goOn', seat: 1, how: 'substitute' }]]);
  });

  test('a player gets up only once a sheet has said what follows', async () => {
    const substitutes = seated();
    show(waiting(), { playerState: memoryPlayerState(), onAct: () => {}, onShowScores: () => {}, substitutes });
    openSettings();
    fireEvent.click(await screen.findByRole('button', { name: 'Get up from this game…' }));
    const sheet = await screen.findByRole('dialog', { name: 'Get up from this game?' });
    expect(sheet.textContent).toContain('You finish last in this game.');
    expect(substitutes.getUp).not.toHaveBeenCalled();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Get up' }));
    expect(substitutes.getUp).toHaveBeenCalledTimes(1);
  });

  test('a player who has just got up can sit down again for a minute', async () => {
    const substitutes = seated();
    const you = { ...game.you, leaves: new Date(BEGINNING + 70_000).toISOString() };
    const page = (leaving: GameView['you']) => (
      <Route path="*" component={() => <GotUp game={{ ...game, you: leaving }} substitutes={substitutes} />} />
    );
    openPage('/', () => page(you));
    expect(screen.getByText(/Your chair is kept for \d+ seconds\. Nobody knows yet\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sit down again' }));
    expect(substitutes.comeBack).toHaveBeenCalledTimes(1);
    cleanup();
    closePages();
    openPage('/', () => page({ ...you, leaves: new Date(BEGINNING + 5_000).toISOString() }));
    expect(screen.queryByRole('button', { name: 'Sit down again' })).toBeNull();
    cleanup();
    closePages();
  });
});
