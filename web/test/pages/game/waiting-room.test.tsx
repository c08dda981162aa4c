import { eventually } from '@slow-train/local/kit';
import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import type { Companion, GameView, OccupantView } from '@slow-train/protocol';
import { afterEach, expect, test } from 'vitest';
import { GameGate } from '../../../src/components/GameGate.tsx';
import WaitingRoom from '../../../src/pages/game/WaitingRoom.tsx';
import { computer, gameView, nobody, person } from '../../fixtures.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService, type Sent } from '../../service.ts';

const kept = (name: string, answer: 'waiting' | 'later' | 'no'): OccupantView => ({
  kind: 'nobody',
  reserved: { name, answer },
});

const room = gameView({
  status: 'lobby',
  revision: 4,
  name: 'Thursday 2',
  seats: [person('Kim'), kept('Ana', 'waiting'), kept('Milo', 'later'), kept('Ruth', 'no')],
  startsFull: true,
  round: null,
});

afterEach(closePages);

/** Opens a waiting room. `reply` returns the game as it is after a request other than reading it. */
function open(game: GameView, reply: (sent: Sent) => GameView, companions: readonly Companion[] = []): readonly Sent[] {
  let now = game;
  const { sent } = pretendService((request) => {
    if (request.path === '/api/me') return json({ id: 'u', name: 'Kim', isGuest: true });
    if (request.path === '/api/me/companions') return json({ companions });
    if (request.method !== 'GET') now = reply(request);
    return json({ game: now, log: [] });
  });
  openPage('/', () => (
    <Route
      path="*"
      component={() => (
        <GameGate id={game.id}>{(view, handle) => <WaitingRoom game={view()} handle={handle} />}</GameGate>
      )}
    />
  ));
  return sent;
}

const seatsShown = async (): Promise<readonly (string | null)[]> => {
  const [list] = await screen.findAllByRole('list');
  return within(list ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('the waiting room shows the people that seats are kept for, and their answers', async () => {
  open({ ...room, you: { ...room.you, isHost: false } }, () => room);
  expect(await seatsShown()).toEqual([
    'Kimyou',
    'Anaasked, no answer yet',
    'Milowould rather say later',
    'Ruthnot this time',
  ]);
  expect(screen.getByText('One of four is in. The game starts when every seat is taken.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Free the seat/ })).toBeNull();
});

test('the host invites by e-mail, and the seat says that it is kept', async () => {
  const host = { ...room, startsFull: false, seats: [person('Kim'), nobody], you: { ...room.you, isHost: true } };
  const mailed: GameView = {
    ...host,
    revision: 5,
    seats: [person('Kim'), { kind: 'nobody', byMail: true, reserved: { name: 'Ruth', answer: 'later' } }],
  };
  const sent = open(host, () => mailed);
  const field = await screen.findByRole('textbox', { name: /^Or an e-mail address/ });
  fireEvent.input(field, { target: { value: 'ruth@example.org' } });
  fireEvent.input(screen.getByRole('textbox', { name: /^Who is it/ }), { target: { value: 'Ruth' } });
  fireEvent.submit(field);
  await waitFor(async () => expect(await seatsShown()).toEqual(['Kimyou', 'Ruthwould rather say later•••']));
  const post = sent.find(({ method }) => method === 'POST');
  expect([post?.path, post?.body]).toEqual([
    `/api/games/${room.id}/mail-invitations`,
    { email: 'ruth@example.org', label: 'Ruth' },
  ]);
  // Every seat is for somebody now.
  expect(screen.queryByRole('textbox', { name: /^Or an e-mail address/ })).toBeNull();
});

test('nobody who sits at the table is offered to be invited to it', async () => {
  const host = { ...room, startsFull: false, seats: [person('Kim'), person('Ana'), nobody] };
  open({ ...host, you: { ...room.you, isHost: true } }, () => room, [
    { game: room.id, seat: 1, name: 'Ana' },
    { game: 'another-game', seat: 2, name: 'Ruth' },
  ]);
  expect(await screen.findByRole('button', { name: 'Invite Ruth' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite Ana' })).toBeNull();
});

test('the waiting room says what is different from the game before', async () => {
  open({ ...room, changed: { what: 'rounds', was: 1 } }, () => room);
  expect(await screen.findByText(/^Different this time: .* rounds instead of 1\.$/)).toBeTruthy();
});

test('the waiting room of a game that starts by itself says when', async () => {
  const { startsFull: _startsFull, ...timed } = room;
  open({ ...timed, you: { ...room.you, isHost: false }, startsAt: '2999-12-05T19:00:00.000Z' }, () => room);
  expect(await screen.findByText(/^It starts Thu 5 Dec, .*, with those who are there\.$/)).toBeTruthy();
  expect(screen.getByText('It starts by itself')).toBeTruthy();
});

test('once its time is past, the waiting room says that it lacks people', async () => {
  open({ ...room, startsFull: false, startsAt: '2020-11-23T19:00:00.000Z' }, () => room);
  expect(await screen.findByText('It starts as soon as there are enough of you.')).toBeTruthy();
});

test('the host frees a seat, and starts with those who have come', async () => {
  const host = { ...room, you: { ...room.you, isHost: true } };
  const freed = { ...host, revision: 5, seats: host.seats.with(1, nobody).with(2, person('Milo')) };
  const sent = open(host, ({ method }) => (method === 'DELETE' ? freed : { ...freed, status: 'playing', revision: 6 }));
  expect(
    await screen.findByText('Ruth does not come this time: ask somebody else. Milo would rather say later.'),
  ).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'More about Ana' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Free the seat of Ana' }));
  const start = await screen.findByRole('button', { name: 'Begin with Milo' });
  await waitFor(() => expect(start.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(start);
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/start'))).toBe(true));
  const requests = sent.filter(({ path }) => /\/(start|reservations\/\d+)$/.test(path));
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /api/games/${room.id}/reservations/1`,
    `POST /api/games/${room.id}/start`,
  ]);
  expect(requests.at(-1)?.body).toEqual({ openSeats: 'remove' });
});

test('somebody that a seat is kept for answers on the page itself', async () => {
  const invited = {
    ...room,
    invitation: null,
    you: { ...room.you, seat: null, isHost: false, invited: 'waiting' as const },
  };
  const sent = open(invited, ({ body }) =>
    JSON.stringify(body).includes('later')
      ? { ...invited, revision: 5, you: { ...invited.you, invited: 'later' as const } }
      : { ...room, revision: 6, seats: room.seats.with(1, person('Kim')), you: { ...room.you, seat: 1 } },
  );
  const answers = await screen.findByRole('group', { name: 'Your answer' });
  expect(screen.getByText('A seat is kept for you.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leave the table' })).toBeNull();
  fireEvent.click(within(answers).getByRole('button', { name: 'Later' }));
  expect(await screen.findByText('A seat is kept for you until you decide.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('button', { name: 'Leave the table' })).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
    { answer: 'later' },
    // To this game, and to none that the host has changed meanwhile.
    { answer: 'yes', revision: 5 },
  ]);
});

test('30.3 beginning asks while somebody invited has not answered, and waiting is the first answer', async () => {
  const host = { ...room, you: { ...room.you, isHost: true }, startsFull: false };
  const here = { ...host, seats: [person('Kim'), person('Ana'), kept('Ruth', 'waiting'), nobody] };
  const sent = open(here, () => ({ ...here, status: 'playing' }));
  const started = (): boolean => sent.some(({ path }) => path.endsWith('/start'));
  fireEvent.click(await screen.findByRole('button', { name: 'Begin with Ana' }));
  const asked = await screen.findByRole('group', { name: 'Begin' });
  expect(within(asked).getByText(/^Ruth has not answered/)).toBeTruthy();
  const wait = within(asked).getByRole('button', { name: 'Wait for Ruth' });
  await waitFor(() => expect(document.activeElement).toBe(wait));
  fireEvent.click(wait);
  expect(started()).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Begin with Ana' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Begin with Ana' }));
  await waitFor(() => expect(started()).toBe(true));
});

test('30.3 a host alone is offered the link first, and a computer only on request, for a chair of its own', async () => {
  const host = { ...room, you: { ...room.you, isHost: true }, startsFull: false };
  const alone = { ...host, seats: [person('Kim'), nobody, nobody, nobody], invitation: 'AbCdEfGhIjKlMnOpQrStUv' };
  const sent = open(alone, () => ({ ...alone, revision: 5, seats: alone.seats.with(1, computer('Stanier')) }));
  await screen.findByLabelText('Link to this table');
  expect(await seatsShown()).toEqual(['Kimyou', 'An empty chairroom for two more']);
  expect(screen.queryByRole('button', { name: /^Begin/ })).toBeNull();
  expect(screen.getByText('We begin when you say so.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add a computer' }));
  expect(await screen.findByRole('button', { name: 'Begin with Stanier' })).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/games/${room.id}/computers`,
  ]);
});

test('33.1 the waiting room shows how well each computer plays: its face, its level, and a line about it', async () => {
  const levelled = { ...computer('Biscuit'), level: 'beginner' } as const;
  const playing = {
    ...room,
    you: { ...room.you, isHost: false },
    seats: [person('Kim'), levelled, computer('Stanier')],
  };
  open(playing, () => playing);
  await eventually(async () =>
    expect(await seatsShown()).toEqual([
      'Kimyou',
      'Biscuitcomputer, beginnerBiscuit plays the first tile that fits.',
      'Staniercomputer, regularStanier plans one long train and keeps to it.',
    ]),
  );
});

test('30.3 a computer takes the last empty chair only after a question, because the link closes', async () => {
  const host = { ...room, seats: [person('Kim'), nobody], you: { ...room.you, isHost: true } };
  const sent = open(host, () => host);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a computer' }));
  expect(screen.getByText('It takes the last empty chair, and the link closes.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep the chair' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('30.3 a host alone changes the game, and sees how long it takes; the link stays', async () => {
  const host = { ...room, you: { ...room.you, isHost: true }, startsFull: false, rounds: 5, clock: null };
  const alone = { ...host, seats: [person('Kim'), nobody, nobody], invitation: 'AbCdEfGhIjKlMnOpQrStUv' };
  const sent = open(alone, () => ({ ...alone, revision: 5, rounds: 10 }));
  expect(await screen.findByText(/^Five rounds, about /)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change the game' }));
  const sheet = await screen.findByRole('dialog', { name: 'Change the game' });
  fireEvent.input(within(sheet).getByRole('spinbutton', { name: /^Rounds/ }), { target: { value: '10' } });
  expect(within(sheet).getByText(/^It takes about .* (?:weeks|months)\.$/)).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Keep this game' }));
  expect(await screen.findByText(/^Ten rounds, about /)).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    rounds: 10,
    clock: null,
    forcedPlays: room.forcedPlays,
  });
});

test('30.3 a host alone changes rules and chairs, too', async () => {
  const host = { ...room, you: { ...room.you, isHost: true }, startsFull: false, rounds: 5, clock: null };
  const alone = { ...host, seats: [person('Kim'), nobody, nobody], invitation: 'AbCdEfGhIjKlMnOpQrStUv' };
  const sent = open(alone, () => ({ ...alone, revision: 5 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change the game' }));
  const sheet = await screen.findByRole('dialog', { name: 'Change the game' });
  fireEvent.change(within(sheet).getByRole('combobox', { name: 'Rules' }), { target: { value: 'caravan' } });
  fireEvent.input(within(sheet).getByRole('spinbutton', { name: /^Chairs/ }), { target: { value: '4' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Keep this game' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ preset: 'caravan', seats: 4, rounds: 5 }),
  );
});

test('30.3 a host who changes the game reads first that people who sit there are asked again', async () => {
  const host = { ...room, seats: [person('Kim'), person('Ana'), nobody], you: { ...room.you, isHost: true } };
  open(host, () => host);
  fireEvent.click(await screen.findByRole('button', { name: 'Change the game' }));
  const sheet = await screen.findByRole('dialog', { name: 'Change the game' });
  expect(within(sheet).getByText(/^Ana sits here already\. If the game changes, we ask again/)).toBeTruthy();
  const chairs = within(sheet).getByRole<HTMLInputElement>('spinbutton', { name: /^Chairs/ });
  fireEvent.input(chairs, { target: { value: '1' } });
  expect(chairs.min).toBe('2');
});

test('30.3 somebody who had sat down reads what the host has changed, and whether they still play', async () => {
  const kept = { kind: 'nobody', reserved: { name: 'Ana', answer: 'waiting' } } as const;
  const you = { ...room.you, seat: null, isHost: false, invited: 'waiting', renewed: ['rules', 'rounds'] } as const;
  const asked = { ...room, seats: [person('Kim'), kept], rules: { preset: 'caravan' } as const, rounds: 3, you };
  open(asked, () => asked);
  expect(
    await screen.findByText(
      'The host has changed the game. New: Caravan rules and 3 rounds. Your seat is kept; do you still play?',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Yes' })).toBeTruthy();
});
