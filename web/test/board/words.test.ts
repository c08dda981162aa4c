import { ruleLink } from '@slow-train/protocol';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/playground/more-positions.ts';
import { bonepile, cover, draw, drawn, over, waiting } from '../../src/playground/positions.ts';
import type { Sketch } from '../../src/playground/sketch.ts';
import { statusOf, type Status, type StatusInput } from '../../src/board/state/status.ts';
import { byRule, whyNot } from '../../src/board/state/why.ts';
import { seen } from './fixtures.ts';

function status(
  sketch: Sketch,
  picked: Parameters<ReturnType<typeof seen>['selection']>[0] = {},
  more: Partial<StatusInput> = {},
): Status {
  const { situation, names, selection, fixture } = seen(sketch);
  return statusOf({
    situation,
    names,
    selection: selection(picked),
    game: fixture.game,
    sending: { state: 'idle' },
    online: true,
    isTouch: true,
    latest: null,
    ...more,
  });
}

describe('the status', () => {
  it.each<[string, Status, string, Status['tone']]>([
    ['own double', status(bonepile()), '*7-7* on Milo’s train is open. Play one more tile.', 'red'],
    ['another’s double', status(cover()), 'Cover *7-7* on Milo’s train.', 'red'],
    ['somebody else has to cover', status(waiting()), 'Ana has to cover *7-7* on Milo’s train.', 'red'],
    ['a selected tile', status(bonepile(), { tile: '7-3' }), '*7-3* fits two trains. Tap one.', 'plain'],
    ['a tile that fits nowhere', status(bonepile(), { tile: '12-6' }), '*12-6* fits no train now.', 'plain'],
    ['a drawn tile', status(drawn()), 'You drew *7-3*. Play it, or keep it.', 'plain'],
    ['a first turn', status(build(16)), 'Build your train: pick tiles, first a 12.', 'plain'],
    ['a build', status(build(16), { build: '12-10 10-5' }), '*2 tiles*, then ends in 5.', 'plain'],
    [
      'a tile that does not follow',
      status(build(16), { tile: '9-1', build: '12-10' }),
      '*9-1* does not follow: your train ends in 10.',
      'plain',
    ],
    ['the end', status(over()), 'Jun went out. The round is over.', 'plain'],
    [
      'no connection',
      status(waiting(), {}, { online: false }),
      'No connection. What you see may be out of date.',
      'plain',
    ],
  ])('says what is most urgent: %s', (_, is, sentence, tone) => {
    expect(is.sentence).toBe(sentence);
    expect(is.tone).toBe(tone);
  });

  it('explains a refused move, and can be closed', () => {
    const refused = status(
      bonepile(),
      {},
      { sending: { state: 'refused', sentence: 'It is not your turn.', rule: ruleLink('NOT_YOUR_TURN') } },
    );
    expect(refused).toMatchObject({
      tone: 'red',
      sentence: 'It is not your turn.',
      link: 'close',
      rule: ruleLink('NOT_YOUR_TURN'),
    });
  });

  it('shows the last move if nothing is urgent', () => {
    const calm = {
      ...waiting(),
      position: { ...waiting().position, open: [], turn: { seat: 1 } },
      rules: { preset: 'hub' as const },
    };
    expect(status(calm, {}, { latest: 'Theo played *9-6*.' })).toMatchObject({
      tone: 'quiet',
      sentence: 'Theo played *9-6*.',
    });
    expect(status(calm).sentence).toBe('Ana’s turn. There is no hurry.');
  });
});

describe('why not', () => {
  it('explains every train in a sentence from the rules; trains with the same reason share it', () => {
    const { situation, names, tile, selection } = seen(bonepile());
    const why = whyNot(situation, tile('7-3'), selection({ tile: '7-3' }), names);
    expect(why).toContainEqual({
      trains: 'Mexican',
      sentence: '7‑3 has no 11, and this train ends in 11.',
      rule: ruleLink('NO_MATCH'),
    });
    expect(why.map((one) => one.trains)).toEqual(['Mexican', 'Ana, Ines, Jun, Theo', 'Kasimir', 'Ottoline']);
  });

  it('names the double that has to be covered first', () => {
    const { situation, names, tile, selection } = seen(draw());
    const why = whyNot(situation, tile('3-2'), selection({ tile: '3-2' }), names);
    const own = why.find((one) => one.trains.startsWith('Your train'));
    expect(own?.sentence).toContain('Milo’s train');
    expect(own?.rule).toEqual(ruleLink('MUST_SATISFY_DOUBLE'));
  });

  it('says why a tile does not follow in a build', () => {
    const { situation, names, tile, selection } = seen(build(16));
    expect(whyNot(situation, tile('9-1'), selection({ tile: '9-1', build: '12-10' }), names)).toEqual([
      {
        trains: 'Next tile',
        sentence: '9‑1 does not follow: the tile before it ends in 10.',
        rule: ruleLink('BUILD_BROKEN'),
      },
    ]);
  });

  it('keeps the reasons of one rule together', () => {
    const { situation, names, tile, selection } = seen(bonepile());
    const reasons = whyNot(situation, tile('7-3'), selection({ tile: '7-3' }), names);
    expect(byRule(reasons).map((group) => group.map(({ rule }) => rule.title))).toEqual([
      reasons.map(() => 'Where a tile may go'),
    ]);
  });
});
