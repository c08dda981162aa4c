import { BEGINNING, eventually } from '@slow-train/local/kit';
import type { AccountView, LogEntry } from '@slow-train/protocol';
import { cleanup, fireEvent, render, screen, within } from '@solidjs/testing-library';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import TalkTab from '../../../src/panels/talk/TalkTab.tsx';
// Loaded in advance: it is a chunk of its own.
import '../../../src/panels/talk/PassingWord.tsx';
import { wordOn } from '../../../src/panels/talk/company.ts';
import TalkLine from '../../../src/panels/talk/TalkLine.tsx';
import TalkSettings from '../../../src/panels/talk/TalkSettings.tsx';
import type { TalkPort } from '../../../src/panels/talk/create-talk.ts';
import { badgeOf, isAllowedToTalk, unreadMessages } from '../../../src/panels/talk/unread.ts';
import { EMPTY_PLAYER_STATE, memoryPlayerState } from '../../../src/player-state/player-state.ts';
import type { RecentPlay } from '../../../src/board/state/recent-plays.ts';
import { bonepileTable } from '../../../src/playground/positions.ts';
import { show } from '../../board/on-screen.tsx';
import { Unreachable } from '../../../src/client/http.ts';
import { fixtureOf } from '../../../src/playground/sketch.ts';
import { fixtureTalk, talking } from '../../../src/playground/talk.ts';
import { MEMBER } from '../../account/kit.tsx';
import { fromNow } from '../../clock.ts';
import { computer, gameView, nobody, person } from '../../fixtures.ts';

type Requests = NonNullable<TalkPort['requests']>;

const MOVE: RecentPlay = {
  revision: 40,
  at: BEGINNING - 180 * 60_000,
  round: 4,
  tile: '7-7',
  isComputer: false,
  isYours: true,
  sentence: 'You played *7‑7* on Milo’s train.',
  spoken: () => 'You played 7‑7 on Milo’s train.',
  weight: 2,
};

const MARKED: LogEntry = {
  revision: 0,
  seat: 1,
  by: 'computer',
  at: new Date(BEGINNING).toISOString(),
  events: [{ type: 'marked', seat: 1 }],
};

beforeEach(() => localStorage.clear());

/** Opens the talk of the design's position; the last two messages are unread. */
function open(
  change: Parameters<typeof talking>[0] = {},
  requests: Partial<TalkPort['requests']> = {},
  me: () => AccountView | undefined = () => undefined,
) {
  const fixture = talking(change);
  const playerState = memoryPlayerState({ ...EMPTY_PLAYER_STATE, ...fixture.talkRead });
  const port = fixtureTalk(fixture, playerState);
  const handle = { ...port.handle, me };
  const sending: TalkPort = { ...port, handle, ...(port.requests && { requests: { ...port.requests, ...requests } }) };
  const view = render(() => <TalkTab port={sending} moves={[MOVE]} />);
  return { playerState, port: sending, ...view };
}

const log = () => screen.getByRole('log', { name: 'What was said' });
const bubble = (words: string): HTMLElement => {
  const article = screen.getByText(words).closest('article');
  if (article === null) throw new Error(`${words} is no message`);
  return article;
};

describe('the talk', () => {
  test('the talk shows messages with moves in between, and a line where the new begins', () => {
    open();
    const text = log().textContent ?? '';
    const inOrder = ['We saw nothing.', '2 new', 'Ouch', 'It’s a terrible tile', 'You played', 'Sorry, Milo.'];
    const places = inOrder.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  });

  test('the moves between messages are folded until a tap opens them, and a tap on a message offers words for it', () => {
    const moves = [30, 31].map((revision) => ({ ...MOVE, revision, sentence: `Ana drew ${revision}.` }));
    const fixture = talking();
    const port = fixtureTalk(fixture, memoryPlayerState({ ...EMPTY_PLAYER_STATE, ...fixture.talkRead }));
    render(() => <TalkTab port={port} moves={[...moves, MOVE]} />);
    expect(log().textContent).not.toContain('Ana drew');
    fireEvent.click(screen.getByRole('button', { name: /^\d+ moves?$/ }));
    expect(log().textContent).toContain('Ana drew');
    expect(screen.queryByRole('button', { name: 'wow' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'React to: You played 7‑7 on Milo’s train.' }));
    expect(screen.getByRole('button', { name: 'wow' })).toBeTruthy();
  });

  test('the last word shows on a phone’s board, and a tap opens the talk', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    const fixture = talking();
    const playerState = memoryPlayerState({ ...EMPTY_PLAYER_STATE, ...fixture.talkRead });
    const port = fixtureTalk(fixture, playerState);
    show(bonepileTable(), { playerState, onAct: () => {}, onShowScores: () => {}, talk: port });
    const said = unreadMessages(port.handle.talk(), playerState.now().talkReadUpTo).at(-1);
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${said?.name}: `) }));
    const menu = await screen.findByRole('dialog');
    expect(within(menu).getByRole('tab', { name: /^Talk/ }).getAttribute('aria-selected')).toBe('true');
    vi.unstubAllGlobals();
  });

  /** Shows a board on which a computer groans, on a phone; `readUpTo` is the last message that the player has read. */
  const groaning = (readUpTo: number) => {
    const seats = bonepileTable().names.map((name, seat) => (seat === 0 ? person(name) : computer(name)));
    const fixture = talking();
    const playerState = memoryPlayerState({ ...EMPTY_PLAYER_STATE, talkReadUpTo: readUpTo });
    const port = fixtureTalk(fixture, playerState);
    const { game, log: before } = fixtureOf(bonepileTable());
    const next = show(bonepileTable(), {
      playerState,
      newSince: game.revision,
      onAct: () => {},
      onShowScores: () => {},
      talk: { ...port, game: () => ({ ...port.game(), seats }) },
    });
    const groans = [...Array(400).keys()]
      .map((more): LogEntry => ({ ...MARKED, revision: game.revision + 1 + more }))
      .find((entry) => wordOn({ ...game, seats }, entry) !== null);
    if (groans === undefined) throw new Error('nobody groans');
    next({ game: { ...game, seats, revision: groans.revision }, log: [...before, groans] });
    return { playerState, said: unreadMessages(port.handle.talk(), readUpTo).at(-1) };
  };

  test('33.6 a computer’s word waits on a phone until that of a person has had its time, and covers nothing of it', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    const { playerState, said } = groaning(4);
    const person = { name: new RegExp(`^${said?.name}: `) };
    await screen.findByRole('button', person);
    expect(screen.queryByText('Ouch', { exact: false })).toBeNull();
    playerState.change({ talkReadUpTo: 99 });
    await eventually(() => expect(screen.getByText('Ouch', { exact: false })).toBeTruthy());
    expect(screen.queryByRole('button', person)).toBeNull();
    vi.unstubAllGlobals();
  });

  test('33.6 a computer’s word shows over the board, unless the player has muted the talk', async () => {
    const { playerState } = groaning(99);
    await eventually(() => expect(screen.getByText('Ouch', { exact: false })).toBeTruthy());
    playerState.change({ isTalkMuted: true });
    expect(screen.queryByText('Ouch', { exact: false })).toBeNull();
  });

  test('the talk says from the start that somebody is muted, until when, and where to appeal', () => {
    const until = fromNow(3 * 86_400_000);
    open({}, {}, () => ({ ...MEMBER, fromOperator: [{ id: 'sanction-1', kind: 'mute', until }] }));
    screen.getByText(/You are muted until/);
    expect(screen.getByRole('link', { name: 'Read why, and appeal' }).getAttribute('href')).toBe('/you/notices');
    expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Phrases' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^React to:/ })).toBeNull();
  });

  test('the talk offers a newcomer phrases where anybody could sit down, and says why', () => {
    const me = () => ({ ...MEMBER, isGuest: true, isNewcomer: true });
    open({ withStrangers: true }, {}, me);
    screen.getByText(/Finish a game with others/);
    screen.getByRole('group', { name: 'Phrases' });
    expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull();
    cleanup();
    open({}, {}, me);
    screen.getByRole('textbox', { name: 'Say something' });
  });

  test('the talk is read once it is open', () => {
    const { playerState } = open();
    expect(playerState.now().talkReadUpTo).toBe(7);
  });

  test('the talk says a phrase with one tap, and a text with Enter', async () => {
    open();
    fireEvent.click(within(screen.getByRole('group', { name: 'Phrases' })).getByRole('button', { name: 'Good game' }));
    await within(log()).findByText('Good game');
    const field = screen.getByRole('textbox', { name: 'Say something' });
    fireEvent.input(field, { target: { value: 'See www.example.org' } });
    fireEvent.submit(field);
    const said = await within(log()).findByText('See www.example.org');
    // Links of others are text.
    expect(said.querySelector('a')).toBeNull();
    expect(field).toHaveProperty('value', '');
  });

  test('the talk keeps a message that did not arrive, across a reload, and sends it again with the same key', async () => {
    const postTalk = vi.fn<Requests['postTalk']>().mockRejectedValue(new Unreachable('no network'));
    const { unmount } = open({}, { postTalk });
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Is anybody there?' } });
    fireEvent.submit(screen.getByRole('textbox'));
    await screen.findByRole('alert');
    unmount();
    open({}, { postTalk });
    expect(screen.getByText('Not sent. Your words are kept here.')).toBeTruthy();
    postTalk.mockResolvedValue({
      number: 99,
      version: 99,
      seat: 0,
      name: 'You',
      isYours: true,
      at: fromNow(0),
      isEdited: false,
      said: { kind: 'text', text: 'Is anybody there?' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await within(log()).findByText('Is anybody there?');
    const keys = postTalk.mock.calls.map(([, , key]) => key);
    expect(new Set(keys).size).toBe(1);
    expect(screen.queryByText('Sending…')).toBeNull();
  });

  test('the talk keeps a draft until it is sent', () => {
    const { unmount } = open();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'I was about to' } });
    unmount();
    open();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'I was about to');
  });

  test('the talk does not send a message that is too long, and says by how much', () => {
    const postTalk = vi.fn<Requests['postTalk']>();
    open({}, { postTalk });
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x'.repeat(503) } });
    expect(screen.getByText('3 characters too long')).toBeTruthy();
    fireEvent.submit(screen.getByRole('textbox'));
    expect(postTalk).not.toHaveBeenCalled();
  });

  test('the talk reacts to a move with a word, and takes it back', async () => {
    open();
    expect(screen.getByRole('button', { name: 'ouch: Milo, Kasimir' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'React to: You played 7‑7 on Milo’s train.' }));
    fireEvent.click(screen.getByRole('button', { name: 'wow' }));
    const mine = await screen.findByRole('button', { name: /^wow:/ });
    expect(mine.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(mine);
    await eventually(() => expect(screen.queryByRole('button', { name: /^wow:/ })).toBeNull());
  });

  test('the talk offers to remove one’s own message, and to change it only for a few minutes', async () => {
    const changeMessage = vi.fn<Requests['changeMessage']>().mockRejectedValue(new Unreachable('no network'));
    open({}, { changeMessage });
    fireEvent.click(within(bubble('Sorry, Milo.')).getByRole('button', { name: 'More about what you said' }));
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await eventually(() => expect(screen.queryByText('Sorry, Milo.')).toBeNull());
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Sory' } });
    fireEvent.submit(screen.getByRole('textbox'));
    await within(log()).findByText('Sory');
    await eventually(() => expect(screen.queryByText('Sending…')).toBeNull());
    fireEvent.click(within(bubble('Sory')).getByRole('button', { name: 'More about what you said' }));
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    fireEvent.input(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'Sorry' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(changeMessage.mock.calls[0]?.[2]).toBe('Sorry');
  });

  test('the talk folds away people that somebody mutes, and shows them on request', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'More about what Jun said' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mute Jun' }));
    const folded = await screen.findByRole('button', { name: 'Jun is muted, 1 message' });
    expect(screen.queryByText('It’s a terrible tile, honestly.')).toBeNull();
    fireEvent.click(folded);
    expect(screen.getByText('It’s a terrible tile, honestly.')).toBeTruthy();
  });

  test('the talk has no field where only phrases are allowed', () => {
    open({ phrasesOnly: true });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/Everyone reads them in their own language/)).toBeTruthy();
  });

  test('the talk says when it is muted, and can be heard again', () => {
    const { playerState } = open({ isMuted: true });
    expect(screen.queryByText('2 new')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Unmute' }));
    expect(playerState.now().isTalkMuted).toBe(false);
  });
});

describe('around the talk', () => {
  test('the badge counts unread messages of others, unless the game or they are muted', () => {
    const { talk } = talking();
    if (talk === undefined) throw new Error('they talk');
    const state = { ...EMPTY_PLAYER_STATE, talkReadUpTo: 4 };
    expect(badgeOf(talk, state)).toBe(2);
    expect(badgeOf({ ...talk, muted: [5] }, state)).toBe(1);
    expect(badgeOf(talk, { ...state, isTalkMuted: true })).toBe(0);
    expect(badgeOf(undefined, state)).toBe(0);
  });

  test('there is talk only where somebody else may hear it', () => {
    expect(isAllowedToTalk(gameView({ seats: [person('Ines'), nobody] }))).toBe(true);
    expect(isAllowedToTalk(gameView({ seats: [person('Ines'), computer('Brunel')] }))).toBe(false);
  });

  test('a round ends with a word, which shows at once', async () => {
    const { port } = open();
    render(() => <TalkLine port={port} />);
    const line = screen.getAllByRole('region', { name: 'Talk' }).at(-1);
    if (line === undefined) throw new Error('there is a line');
    fireEvent.click(within(line).getByRole('button', { name: 'Bad luck' }));
    expect(await within(within(line).getByRole('log')).findByText(/Bad luck/)).toBeTruthy();
  });

  test('the host decides what can be said, others do not', () => {
    const allowPhrasesOnly = vi.fn<Requests['allowPhrasesOnly']>(() => Promise.resolve({ game: gameView(), log: [] }));
    const { port } = open({}, { allowPhrasesOnly });
    const guest = render(() => <TalkSettings port={port} />);
    expect(screen.queryByRole('radio', { name: 'Phrases only' })).toBeNull();
    guest.unmount();
    const game = () => ({ ...port.game(), you: { ...port.game().you, isHost: true } });
    render(() => <TalkSettings port={{ ...port, game }} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Phrases only' }));
    expect(allowPhrasesOnly).toHaveBeenCalledWith(port.game().id, true);
  });
});
