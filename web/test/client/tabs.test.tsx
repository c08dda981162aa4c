import { Route } from '@solidjs/router';
import { screen } from '@solidjs/testing-library';
import { For, type JSX } from 'solid-js';
import { expect, test } from 'vitest';
import { takeGame, useGame } from '../../src/client/game.ts';
import { useGames } from '../../src/client/queries.ts';
import { answer, gameView, summary } from '../fixtures.ts';
import { openPage } from '../open-page.tsx';
import { json, pretendService } from '../service.ts';

const GAME = 'abcdefghijkl';
const NAME = 'slow-train:tables';

/** Announces something as another tab of this browser would. */
function say(news: unknown): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

function GameRevision(): JSX.Element {
  const watched = useGame(GAME);
  return <p>Revision {watched.data()?.game.revision}</p>;
}

function List(): JSX.Element {
  const games = useGames();
  return <For each={games.data()?.list.games}>{(game) => <p>{`${game.name} ${game.revision}`}</p>}</For>;
}

test('a game is read again as soon as another tab knows a newer revision', async () => {
  let revision = 4;
  // A finished game is not polled.
  const { sent } = pretendService(() => json({ log: [], game: gameView({ revision, status: 'finished' }) }));
  openPage('/', () => <Route path="*" component={GameRevision} />);
  expect(await screen.findByText('Revision 4')).toBeTruthy();
  const before = sent.length;
  say({ id: 'another-one!', revision: 9 });
  say({ id: GAME, revision: 4 });
  say('what is that?');
  revision = 5;
  say({ id: GAME, revision: 5 });
  expect(await screen.findByText('Revision 5')).toBeTruthy();
  expect(sent).toHaveLength(before + 1);
});

test('the list of games is read again as soon as another tab knows a newer revision', async () => {
  let revision = 4;
  pretendService(() => json({ games: [summary({ id: GAME, name: 'Night Mail', revision })] }));
  openPage('/', () => <Route path="*" component={List} />);
  expect(await screen.findByText('Night Mail 4')).toBeTruthy();
  revision = 5;
  say({ id: GAME, revision: 5 });
  expect(await screen.findByText('Night Mail 5')).toBeTruthy();
});

test('a tab announces a new revision to the others, with nothing but the game’s id and revision', async () => {
  const channel = new BroadcastChannel(NAME);
  const heard = new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
  });
  takeGame({ ...answer(7), game: gameView({ id: 'mnopqrstuvwx', revision: 7 }) });
  expect(await heard).toEqual({ id: 'mnopqrstuvwx', revision: 7 });
  channel.close();
});
