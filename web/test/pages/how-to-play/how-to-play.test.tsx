import { Route } from '@solidjs/router';
import { screen, within } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import { howToPlayText } from '#text/how-to-play.ts';
import HowToPlayPage from '../../../src/pages/how-to-play/HowToPlayPage.tsx';
import { PICTURES } from '../../../src/pages/how-to-play/pictures.ts';
import { openPage } from '../../open-page.tsx';
import { json, pretendService } from '../../service.ts';

test('the trains in the pictures start at the engine and match end to end', () => {
  const trains = PICTURES.flatMap(({ rows }) => rows.filter(({ isLoose }) => !isLoose));
  expect(trains.length).toBeGreaterThan(5);
  for (const { tiles } of trains)
    expect(tiles.map(({ inward }) => inward)).toEqual([9, ...tiles.slice(0, -1).map(({ outward }) => outward)]);
});

test('five pictures have a sentence each, and a way to learn and a way to play follow', async () => {
  pretendService(({ path }) => (path === '/api/me' ? json({ id: 'u', name: 'Ines', isGuest: true }) : json({})));
  openPage('/how-to-play', () => <Route path="/how-to-play" component={HowToPlayPage} />);
  const pictures = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(pictures.map((one) => one.querySelector('p > span')?.textContent)).toEqual(
    Object.values(howToPlayText.pictures),
  );
  for (const picture of pictures) expect(within(picture).getByRole('img')).toBeTruthy();
  expect(within(screen.getByRole('list')).getByRole('link', { name: 'engine' }).getAttribute('href')).toBe(
    '/rules#word-engine',
  );
  expect(screen.getByRole('link', { name: 'Learn by playing, two minutes' }).getAttribute('href')).toBe('/learn');
  expect(await screen.findByRole('button', { name: 'Play against a computer' })).toBeTruthy();
});
