import { render } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import { Rich } from '../../src/ui/Rich.tsx';

test.each([
  ['*7-7* on Milo’s train is open.', ['7-7']],
  ['Play 12-5 on the Mexican train', ['12-5']],
  ['*Ana* played *10\u20111*; 3-2 is next.', ['10\u20111', '3-2']],
  ['*Your train* got longest: 9 tiles.', []],
])('in “%s” every tile is one piece that stays on its line', (sentence, tiles) => {
  const { container } = render(() => <Rich text={sentence} />);
  expect(container.textContent).toBe(sentence.replaceAll('*', ''));
  const pieces = [...container.querySelectorAll('[class]')].map((piece) => piece.textContent);
  expect(pieces).toEqual(tiles);
});
