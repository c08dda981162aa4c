import { describe, expect, test } from 'vitest';
import { table } from '../kit/table.ts';

describe('hub: the first turn', () => {
  test('in hub, the first turn builds as many tiles as match, on its own train only', () => {
    const game = table('hub', 3).hand(0, '12-5 5-3 3-3 9-1').hand(1, '7-1').hand(2, '8-1');
    expect(game.legal(0)).toEqual(['build']);
    expect(game.refuses(0, '12-5@0')).toBe('BUILD_FIRST');
    expect(game.refuses(0, '12-5@M')).toBe('BUILD_FIRST');
    expect(game.refuses(0, 'build 12-5 9-1')).toBe('BUILD_BROKEN');
    expect(game.refuses(0, 'build 12-4')).toBe('NOT_IN_HAND');
    expect(game.refuses(0, 'build')).toBe('MALFORMED');
    expect(game.refuses(1, 'build 7-1')).toBe('NOT_YOUR_TURN');
    game.does(0, 'build 12-5 5-3');
    expect(game.picture).toBe([' 0  12-5 5-3 | 3-3 9-1', '>1  . | 7-1', ' 2  . | 8-1', ' M  .'].join('\n'));
  });

  test('in hub, the first turn draws when nothing matches the engine, and that tile alone may be played', () => {
    const game = table('hub', 2).hand(0, '9-1 5-3').hand(1, '7-1').boneyard('12-9 4-4').does(0, 'draw');
    expect(game.legal(0)).toEqual(['12-9@0', 'pass']);
    expect(game.refuses(0, '9-1@0')).toBe('ONLY_DRAWN_TILE');
    game.does(0, '12-9@0');
    expect(game.picture).toContain(' 0  12-9 | 9-1 5-3');
  });

  test('in hub, the first turn marks the train of a seat that could neither build nor play the drawn tile', () => {
    const game = table('hub', 2).hand(0, '9-1').hand(1, '7-1').boneyard('8-4').does(0, 'draw');
    expect(game.picture).toContain(' 0* . | 9-1 8-4');
  });

  test('in hub, the first turn is spent on an open double if there is one', () => {
    const game = table('hub', 2)
      .train(0, '12-5 5-5', 'open')
      .openDouble('5-5', 0)
      .turnOf(1)
      .hand(0, '9-8')
      .hand(1, '12-1 5-4 1-1');
    expect(game.legal(1)).toEqual(['5-4@0']);
    expect(game.refuses(1, 'build 12-1')).toBe('MUST_SATISFY_DOUBLE');
    game.does(1, '5-4@0').hand(0, '9-8');
    expect(game.state.table.seats[1]?.turns).toBe(1);
  });

  test('in hub, the first turn is still played by the others when somebody goes out on it', () => {
    const game = table('hub', 3).hand(0, '12-5').hand(1, '12-4 4-0').hand(2, '9-9').boneyard('3-1');
    game.does(0, 'build 12-5').does(1, 'build 12-4');
    expect(game.state.table.phase).toBe('play');
    game.does(2, 'draw');
    expect(game.state.table).toMatchObject({ phase: 'over', scores: [0, 4, 22] });
  });
});

describe('hub: doubles', () => {
  const opened = () =>
    table('hub', 3)
      .train(0, '12-5')
      .train(1, '12-2', 'open')
      .train(2, '12-3')
      .hand(0, '5-5 9-8')
      .hand(1, '5-2 12-9 2-0')
      .hand(2, '9-1 8-8')
      .boneyard('7-6 5-4 6-4');

  test('in hub, doubles have to be covered at once, or the seat draws, or its own train is marked', () => {
    const game = opened().does(0, '5-5@0');
    expect(game.legal(0)).toEqual(['draw']);
    expect(game.refuses(0, '9-8@M')).toBe('MUST_CAP');
    game.does(0, 'draw');
    expect(game.picture).toBe(
      [' 0* 12-5 5-5 | 9-8 7-6', '>1* 12-2 | 5-2 12-9 2-0', ' 2  12-3 | 9-1 8-8', ' M  .', 'open 5-5@0'].join('\n'),
    );
    expect(game.events.map((event) => event.type)).toContain('doubleOpened');
  });

  test('in hub, doubles bind everybody while open, and free them when covered', () => {
    const game = opened().does(0, '5-5@0').does(0, 'draw');
    expect(game.legal(1)).toEqual(['5-2@0']);
    expect(game.refuses(1, '12-9@M')).toBe('MUST_SATISFY_DOUBLE');
    game.does(1, '5-2@0');
    expect(game.picture).toContain('>2  12-3 | 9-1 8-8');
    expect(game.picture).not.toContain('open');
  });

  test('in hub, doubles end the round when they are the last tile', () => {
    const game = table('hub', 2).train(0, '12-5').train(1, '12-2').hand(0, '5-5').hand(1, '9-1');
    game.does(0, '5-5@0');
    expect(game.state.table).toMatchObject({ phase: 'over', scores: [0, 10], open: [] });
    expect(game.refuses(1, 'draw')).toBe('ROUND_OVER');
    expect(game.legal(1)).toEqual([]);
  });
});

describe('hub: later turns', () => {
  test('in hub, later turns play on one’s own train, the Mexican train and marked trains', () => {
    const game = table('hub', 3)
      .train(0, '12-5')
      .train(1, '12-2', 'open')
      .train(2, '12-3')
      .hand(0, '12-9 5-4 2-1 3-1')
      .hand(1, '7-0')
      .hand(2, '8-0')
      .boneyard('1-1');
    expect(game.legal(0)).toEqual(['12-9@M', '2-1@1', '5-4@0']);
    expect(game.refuses(0, '3-1@2')).toBe('TRAIN_PRIVATE');
    expect(game.refuses(0, '3-1@0')).toBe('NO_MATCH');
    expect(game.refuses(0, 'draw')).toBe('MUST_PLAY');
    expect(game.refuses(0, '3-1@7')).toBe('MALFORMED');
    expect(game.refuses(0, 'go')).toBe('MALFORMED');
  });

  test('in hub, later turns keep the marker until the owner plays on the train, even if others play there', () => {
    const game = table('hub', 2)
      .train(0, '12-5')
      .train(1, '12-2', 'open')
      .hand(0, '2-1 9-9 9-8')
      .hand(1, '4-1 1-0 5-0');
    game.does(0, '2-1@1');
    expect(game.picture).toContain('>1* 12-2 2-1');
    game.does(1, '1-0@1');
    expect(game.picture).toContain(' 1  12-2 2-1 1-0');
  });

  test('in hub, a round is blocked when all have passed and no marker is new', () => {
    const game = table('hub', 2).train(0, '12-5', 'open').train(1, '12-2', 'open').hand(0, '9-8').hand(1, '7-1');
    expect(game.refuses(0, 'draw')).toBe('BONEYARD_EMPTY');
    game.does(0, 'pass').does(1, 'pass');
    expect(game.state.table).toMatchObject({ phase: 'over', scores: [17, 8] });
    expect(game.events.map((event) => event.type)).toContain('blocked');
  });
});
