import { expect, test } from 'vitest';
import { messageIn, ownPath } from '../../src/service-worker/message.ts';

const MESSAGE = {
  title: 'Your turn at Night Mail',
  body: 'Ana played 5-3 on the Mexican train.',
  path: '/tables/abcdefghijkl',
  tag: 'turn:abcdefghijkl',
  game: { id: 'abcdefghijkl', revision: 7 },
  isTurn: true,
};

test('a push is shown as it was sent', () => {
  expect(messageIn(JSON.stringify(MESSAGE))).toEqual(MESSAGE);
  expect(messageIn(JSON.stringify({ ...MESSAGE, game: null })).game).toBeNull();
});

test.each([
  ['no payload', undefined],
  ['no JSON', 'Your turn!'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no words', '{"path":"/tables/abcdefghijkl"}'],
])('a push with %s still shows something true', (_, payload) => {
  expect(messageIn(payload)).toMatchObject({
    title: 'Slow Train',
    body: 'Something has moved at one of your tables.',
    path: '/',
    game: null,
  });
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'tables', '', null])(
  'a tap never opens %j',
  (path) => {
    expect(ownPath(path)).toBe('/');
    expect(messageIn(JSON.stringify({ ...MESSAGE, path })).path).toBe('/');
  },
);
