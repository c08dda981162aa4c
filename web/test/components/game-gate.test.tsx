import { Route } from '@solidjs/router';
import { screen, waitFor } from '@solidjs/testing-library';
import type { GameAnswer } from '@slow-train/protocol';
import { onMount } from 'solid-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeGame } from '../../src/client/game.ts';
import { keepKnown } from '../../src/client/known.ts';
import { queryClient } from '../../src/client/query.ts';
import { GameGate } from '../../src/components/GameGate.tsx';
import { accounts, MEMBER } from '../account/kit.tsx';
import { answer, gameView } from '../fixtures.ts';
import { closePages, openPage } from '../open-page.tsx';
import { json, problem } from '../service.ts';

let stop = (): void => undefined;
beforeEach(() => {
  stop = keepKnown();
});
afterEach(() => {
  stop();
  closePages();
});

/** Opens a game known at revision 3; the service answers with another. Returns how often its page has begun. */
async function visit(fresh: GameAnswer): Promise<() => number> {
  takeGame(answer(3, 1, 3));
  queryClient.clear();
  accounts(
    () => MEMBER,
    () => json(fresh),
  );
  let begun = 0;
  const Page = (props: { revision: number; isCurrent: boolean }) => {
    onMount(() => (begun += 1));
    return <p>{`Revision ${props.revision}${props.isCurrent ? ', current' : ''}`}</p>;
  };
  const { id } = answer(3).game;
  openPage(`/tables/${id}`, () => (
    <Route
      path="/tables/:id"
      component={() => (
        <GameGate id={id}>
          {(game, { isFetching }) => <Page revision={game().revision} isCurrent={!isFetching()} />}
        </GameGate>
      )}
    />
  ));
  await screen.findByText(`Revision ${fresh.game.revision}, current`);
  return () => begun;
}

test('a known game that is still current goes on at its next move', async () => {
  const begun = await visit(answer(3, 1, 3));
  takeGame(answer(4, 4, 4));
  await waitFor(() => expect(screen.getByText(/^Revision 4/)).toBeTruthy());
  expect(begun()).toBe(1);
});

test('a known game that is old starts over once, as after an absence', async () => {
  const begun = await visit(answer(5, 1, 5));
  expect(begun()).toBe(2);
  takeGame(answer(6, 6, 6));
  await waitFor(() => expect(screen.getByText(/^Revision 6/)).toBeTruthy());
  expect(begun()).toBe(2);
});

test.each([
  ['lobby', /open the invitation link again/, /Your seat is kept/],
  ['playing', /Your seat is kept/, /invitation/],
] as const)(
  '31.10 a lost session’s page gives the advice that fits a game that is %s',
  async (status, fits, doesNot) => {
    const { id } = answer(3).game;
    takeGame({ ...answer(3), game: gameView({ revision: 3, status }) });
    queryClient.clear();
    accounts(
      () => null,
      () => problem(401, 'Sign in.'),
    );
    openPage(`/tables/${id}`, () => (
      <Route path="/tables/:id" component={() => <GameGate id={id}>{() => <p>The table</p>}</GameGate>} />
    ));
    expect(await screen.findByText(fits)).toBeTruthy();
    expect(screen.queryByText(doesNot)).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/sign-in?to=/tables/${id}`);
  },
);

test('31.31 the page of somebody who declined says that the seat has passed on, once it has', async () => {
  const { id } = answer(3).game;
  const asked = gameView({ revision: 3, status: 'lobby' });
  takeGame({ ...answer(3), game: { ...asked, you: { ...asked.you, invited: 'no' } } });
  queryClient.clear();
  accounts(
    () => MEMBER,
    () => problem(404, 'No.'),
  );
  openPage(`/tables/${id}`, () => (
    <Route path="/tables/:id" component={() => <GameGate id={id}>{() => <p>The table</p>}</GameGate>} />
  ));
  expect(await screen.findByRole('heading', { name: 'No seat is kept for you any more' })).toBeTruthy();
  expect(screen.getByText(/^Somebody else was asked, or the game has begun/)).toBeTruthy();
});
