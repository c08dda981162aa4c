import { describe, expect, it } from 'vitest';
import { build } from '../../src/playground/more-positions.ts';
import { bonepile, cover, draw, drawn, over, waiting } from '../../src/playground/positions.ts';
import type { Sketch } from '../../src/playground/sketch.ts';
import { noticeOf, type Notice, type Reading } from '../../src/table/notice.ts';
import { whyNot } from '../../src/table/why.ts';
import { seen } from './fixtures.ts';

function notice(
  sketch: Sketch,
  picked: Parameters<ReturnType<typeof seen>['choice']>[0] = {},
  more: Partial<Reading> = {},
): Notice {
  const { now, names, choice, fixture } = seen(sketch);
  return noticeOf({
    now,
    names,
    choice: choice(picked),
    game: fixture.game,
    sending: { state: 'idle' },
    online: true,
    isTouch: true,
    latest: null,
    ...more,
  });
}

describe('the notice', () => {
  it.each<[string, Notice, string, Notice['tone']]>([
    ['own double', notice(bonepile()), '*7-7* on Milo’s train is open. Play one more tile.', 'red'],
    ['another’s double', notice(cover()), 'Cover *7-7* on Milo’s train.', 'red'],
    ['somebody else covers', notice(waiting()), 'Ana has to cover *7-7* on Milo’s train.', 'red'],
    ['a tile in mind', notice(bonepile(), { tile: '7-3' }), '*7-3* fits two trains. Tap one.', 'plain'],
    ['a tile that fits nowhere', notice(bonepile(), { tile: '12-6' }), '*12-6* fits no train now.', 'plain'],
    ['a drawn tile', notice(drawn()), 'You drew *7-3*. Play it, or keep it.', 'plain'],
    ['a first turn', notice(build(16)), 'Build your train: pick tiles, first a 12.', 'plain'],
    ['a draft', notice(build(16), { draft: '12-10 10-5' }), '*2 tiles*, then ends in 5.', 'plain'],
    [
      'a tile that does not follow',
      notice(build(16), { tile: '9-1', draft: '12-10' }),
      '*9-1* does not follow: your train ends in 10.',
      'plain',
    ],
    ['the end', notice(over()), 'Jun goes out. The round is over.', 'plain'],
    [
      'no connection',
      notice(waiting(), {}, { online: false }),
      'No connection. What you see may have moved on.',
      'plain',
    ],
  ])('says what is most urgent: %s', (_, is, sentence, tone) => {
    expect(is.sentence).toBe(sentence);
    expect(is.tone).toBe(tone);
  });

  it('says why a move was refused, and can be closed', () => {
    const refused = notice(
      bonepile(),
      {},
      { sending: { state: 'refused', sentence: 'It is not your turn.', rule: null } },
    );
    expect(refused).toMatchObject({ tone: 'red', sentence: 'It is not your turn.', link: 'close' });
  });

  it('tells the last news where nothing is urgent', () => {
    const calm = {
      ...waiting(),
      position: { ...waiting().position, open: [], turn: { seat: 1 } },
      rules: { preset: 'hub' as const },
    };
    expect(notice(calm, {}, { latest: 'Theo played *9-6*.' })).toMatchObject({
      tone: 'quiet',
      sentence: 'Theo played *9-6*.',
    });
    expect(notice(calm).sentence).toBe('Ana is on. There is no hurry.');
  });
});

describe('why not', () => {
  it('has one sentence from the rules for every train, shared where the same holds', () => {
    const { now, names, tile, choice } = seen(bonepile());
    const why = whyNot(now, tile('7-3'), choice({ tile: '7-3' }), names);
    expect(why).toContainEqual({ trains: 'Mexican', sentence: '7-3 has no 11, and this train ends in 11.' });
    expect(why.map((one) => one.trains)).toEqual(['Mexican', 'Ana, Ines, Jun, Theo', 'Kasimir', 'Ottoline']);
  });

  it('names the double that has to be covered first', () => {
    const { now, names, tile, choice } = seen(draw());
    const why = whyNot(now, tile('3-2'), choice({ tile: '3-2' }), names);
    expect(why.find((one) => one.trains.startsWith('Your train'))?.sentence).toContain('Milo’s train');
  });

  it('says why a tile does not follow in a build', () => {
    const { now, names, tile, choice } = seen(build(16));
    expect(whyNot(now, tile('9-1'), choice({ tile: '9-1', draft: '12-10' }), names)).toEqual([
      { trains: 'Next tile', sentence: '9-1 does not follow: the tile before it ends in 10.' },
    ]);
  });
});
