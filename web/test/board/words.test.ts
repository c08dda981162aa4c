import { ruleLink } from '@slow-train/protocol';
import { describe, expect, test } from 'vitest';
import { buildPhase, duel } from '../../src/playground/more-positions.ts';
import { bonepileTable, cover, drawTiles, afterDraw, over, waiting } from '../../src/playground/positions.ts';
import type { Sketch } from '../../src/playground/sketch.ts';
import { furtherStatuses, urgentStatus, type Status, type StatusInput } from '../../src/board/state/status.ts';
import { byRule, whyNot, whyTitle } from '../../src/board/state/why.ts';
import { buildSent, seen } from './fixtures.ts';

type Picked = Parameters<ReturnType<typeof seen>['selection']>[0];

function input(sketch: Sketch, picked: Picked = {}, more: Partial<StatusInput> = {}): StatusInput {
  const { situation, names, selection, fixture } = seen(sketch);
  return {
    situation,
    names,
    selection: selection(picked),
    game: fixture.game,
    sending: { state: 'idle' },
    online: true,
    isTouch: true,
    latest: null,
    ...more,
  };
}

const status = (...given: Parameters<typeof input>): Status => urgentStatus(input(...given));

const at = (sketch: Sketch, position: Partial<Sketch['position']>): Sketch => ({
  ...sketch,
  position: { ...sketch.position, ...position },
});
const withHand = (sketch: Sketch, hand: readonly string[]): Sketch =>
  at(sketch, { seats: sketch.position.seats.map((seat, index) => (index === 0 ? { ...seat, hand } : seat)) });
const finished = (): Sketch => ({ ...over(), status: 'finished' });
const blocked = (): Sketch => at(bonepileTable(), { phase: 'over', turn: { seat: 0 } });
const mustPlay = (): Sketch => ({ ...afterDraw(), rules: { preset: 'bonepile' } });
/** `cap`: only the double that was played takes a tile. */
const own = (): Sketch => ({ ...bonepileTable(), rules: { preset: 'hub' } });
/** A double that is covered already, and a bonus tile still to come. */
const again = (): Sketch => at(bonepileTable(), { turn: { seat: 0, step: 'bonus', doubles: [] } });
const nothing = (boneyard: readonly string[]): Sketch =>
  withHand(at(bonepileTable(), { turn: { seat: 0 }, boneyard }), ['12-6', '10-2']);
const owing = (late: number): Sketch =>
  at(duel(), {
    turn: { seat: 1 },
    seats: duel().position.seats.map((seat, index) => ({ ...seat, tapOwed: index === late })),
  });
/** As a spectator sees it: there is nothing else to say. */
const stillBuilding = (): Sketch => ({
  ...duel(),
  seat: null,
  position: {
    phase: 'building',
    out: 1,
    turn: { seat: 0 },
    seats: [
      { hand: ['0-1', '2-1'], turns: 1 },
      { hand: [], train: ['6-4'], turns: 1 },
    ],
  },
});

/** The drawn tile fits no train. */
function drawnInVain(): Sketch {
  const drawn = afterDraw();
  const [own, ...others] = drawn.position.seats;
  const seats = [{ ...own, hand: '6-1 10-2 3-2 5-2 7-3 12-6'.split(' ') }, ...others];
  return { ...drawn, position: { ...drawn.position, turn: { seat: 0, step: 'drawn', drawn: '12-6' }, seats } };
}

describe('the status', () => {
  test.each<[string, Status, string, Status['tone']]>([
    ['own double', status(bonepileTable()), 'Play one more tile: *7-7* on Milo’s train is open.', 'red'],
    ['another’s double', status(cover()), 'Cover *7-7* on Milo’s train.', 'red'],
    ['somebody else has to cover', status(waiting()), 'Ana has to cover *7-7* on Milo’s train.', 'red'],
    ['a selected tile', status(bonepileTable(), { tile: '7-3' }), '*7-3* fits two trains. Tap one.', 'plain'],
    ['a tile that fits nowhere', status(bonepileTable(), { tile: '12-6' }), '*12-6* fits no train now.', 'plain'],
    ['a drawn tile', status(afterDraw()), 'You drew *7-3*. Play it, or keep it.', 'plain'],
    ['a first turn', status(buildPhase(16)), 'Build your train: pick tiles, first a 12.', 'plain'],
    ['a build', status(buildPhase(16), { build: '12-10 10-5' }), '*2 tiles*, then ends in 5.', 'plain'],
    [
      'a tile that does not follow',
      status(buildPhase(16), { tile: '9-1', build: '12-10' }),
      '*9-1* does not follow: your train ends in 10.',
      'plain',
    ],
    ['the end', status(over()), 'Jun went out. The round is over.', 'plain'],
    ['the end of the game', status(finished()), 'Jun went out. The round is over. The last round is over.', 'plain'],
    ['a blocked round', status(blocked()), 'Nobody can play. The round is over.', 'plain'],
    [
      'a move that is kept',
      status(bonepileTable(), {}, { sending: { state: 'waiting', do: 'draw' } }),
      'No connection. Your move is kept.',
      'plain',
    ],
    ['a tile out of turn', status(waiting(), { tile: '7-3' }), '*7-3*: it is not your turn yet.', 'plain'],
    [
      'a drawn tile that is picked up',
      status(afterDraw(), { tile: '7-3' }),
      'You drew *7-3*. Play it, or keep it.',
      'plain',
    ],
    ['a drawn tile that must be played', status(mustPlay()), 'You drew *7-3*. It can be played.', 'plain'],
    ['another tile than the drawn one', status(afterDraw(), { tile: '12-6' }), '*12-6* fits no train now.', 'plain'],
    [
      'a double that nothing covers',
      status(drawTiles()),
      'Draw one: *7-7* on Milo’s train is open and no tile fits.',
      'red',
    ],
    ['a double of one’s own', status(own()), 'Now cover your *7-7* on Milo’s train.', 'red'],
    ['a double played, and another tile to play', status(again()), 'Play one more tile: you played a double.', 'plain'],
    ['nothing that fits', status(nothing(['12-12'])), 'Draw one: no tile fits.', 'plain'],
    [
      'nothing that fits, and an empty boneyard',
      status(nothing([])),
      'Pass: no tile fits, and the boneyard is empty.',
      'plain',
    ],
    ['an own tap that is missing', status(owing(0)), 'Tap for your last tile, before somebody catches you.', 'red'],
    ['somebody else’s tap that is missing', status(owing(1)), 'Robur has 1 tile left and did not tap.', 'red'],
    [
      'a build that is sent',
      status(buildSent()),
      'Your train is sent. It stays hidden until everyone has built.',
      'plain',
    ],
    [
      'one who went out on the first turn',
      status(stillBuilding()),
      'Robur went out. The others still take their first turn.',
      'plain',
    ],
    [
      'no connection',
      status(waiting(), {}, { online: false }),
      'No connection. What you see may be out of date.',
      'plain',
    ],
  ])('the status says what is most urgent: %s', (_, is, sentence, tone) => {
    expect(is.sentence).toBe(sentence);
    expect(is.tone).toBe(tone);
  });

  test('the status explains a refused move, and can be closed', () => {
    const refused = status(
      bonepileTable(),
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

  test('the status shows the last move if nothing is urgent', () => {
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

describe('the button next to the status', () => {
  test.each<[string, Status, Status['link']]>([
    ['nothing picked up', status(bonepileTable()), null],
    ['a tile that fits', status(bonepileTable(), { tile: '7-3' }), 'whyOthers'],
    ['a tile that does not', status(bonepileTable(), { tile: '12-6' }), 'why'],
    ['a tile out of turn', status(waiting(), { tile: '7-3' }), 'why'],
    ['the drawn tile', status(afterDraw(), { tile: '7-3' }), 'whyOthers'],
    ['a drawn tile that fits nowhere', status(drawnInVain(), { tile: '12-6' }), 'why'],
    ['a tile that does not follow', status(buildPhase(16), { tile: '9-1', build: '12-10' }), 'why'],
    ['a build', status(buildPhase(16), { build: '12-10' }), null],
  ])('the button next to the status leads to the reasons: %s', (_, { link }, wanted) => {
    expect(link).toBe(wanted);
  });

  test('the button next to the status leaves room for the mark of an open double if there is none', () => {
    expect(status(bonepileTable()).hasIndicator).toBe(true);
    const refusal = { state: 'refused', sentence: 'No.', rule: null } as const;
    expect(status(bonepileTable(), {}, { sending: refusal }).hasIndicator).toBe(false);
    expect(status(bonepileTable(), { tile: '7-3' }).hasIndicator).toBe(false);
  });
});

describe('the further lines', () => {
  const further = (sketch: Sketch, picked: Picked = {}): readonly string[] =>
    furtherStatuses(input(sketch, picked)).map(({ sentence }) => sentence);

  test('the further lines say what others have to do, unless the status says it', () => {
    expect(further(waiting())).toEqual([]);
    expect(further(waiting(), { tile: '7-3' })).toEqual(['Ana has to cover *7-7* on Milo’s train.']);
  });

  test('the further lines say who has one tile left, except the viewer, and where the rules announce it', () => {
    expect(further(bonepileTable())).toEqual(['Jun has 1 tile left.']);
    expect(further({ ...bonepileTable(), rules: { preset: 'station' } })).toEqual([]);
    const alone = at(bonepileTable(), {
      seats: bonepileTable().position.seats.map((seat, index) =>
        index === 5
          ? { ...seat, hand: [...(seat.hand ?? []), '11-6'] }
          : index === 0
            ? { ...seat, hand: ['7-3'] }
            : seat,
      ),
    });
    expect(further(alone)).toEqual([]);
  });

  test('the further lines are empty when the round is over', () => {
    expect(further(over())).toEqual([]);
  });
});

describe('why not', () => {
  test('the answer to “why not” explains every train in a sentence from the rules; trains with the same reason share it', () => {
    const { situation, names, tile, selection } = seen(bonepileTable());
    const why = whyNot(situation, tile('7-3'), selection({ tile: '7-3' }), names);
    expect(why).toContainEqual({
      trains: 'Mexican',
      sentence: '7‑3 has no 11, and this train ends in 11.',
      rule: ruleLink('NO_MATCH'),
    });
    expect(why.map((one) => one.trains)).toEqual(['Mexican', 'Ana, Ines, Jun, Theo', 'Kasimir', 'Ottoline']);
  });

  test('the answer to “why not” names the double that has to be covered first', () => {
    const { situation, names, tile, selection } = seen(drawTiles());
    const why = whyNot(situation, tile('3-2'), selection({ tile: '3-2' }), names);
    const own = why.find((one) => one.trains.startsWith('Your train'));
    expect(own?.sentence).toContain('Milo’s train');
    expect(own?.rule).toEqual(ruleLink('MUST_SATISFY_DOUBLE'));
  });

  test('the answer to “why not” says why a tile does not follow in a build', () => {
    const { situation, names, tile, selection } = seen(buildPhase(16));
    expect(whyNot(situation, tile('9-1'), selection({ tile: '9-1', build: '12-10' }), names)).toEqual([
      {
        trains: 'Next tile',
        sentence: '9‑1 does not follow: the tile before it ends in 10.',
        rule: ruleLink('BUILD_BROKEN'),
      },
    ]);
  });

  test('the answer to “why not” names all trains at once if they share the reason', () => {
    const { situation, names, tile, selection } = seen(waiting());
    const why = whyNot(situation, tile('7-3'), selection({ tile: '7-3' }), names);
    expect(why.map(({ trains }) => trains)).toEqual(['All trains']);
    expect(why[0]?.rule).toEqual(ruleLink('NOT_YOUR_TURN'));
  });

  test('the answer to “why not” has nothing to say about a tile that follows, or to a spectator', () => {
    const building = seen(buildPhase(16));
    const { tile, selection, names } = building;
    expect(whyNot(building.situation, tile('12-10'), selection({}), names)).toEqual([]);
    const { situation } = seen({ ...bonepileTable(), seat: null });
    expect(whyNot(situation, seen(bonepileTable()).tile('7-3'), selection({}), names)).toEqual([]);
  });

  test('the answer to “why not” is about the other trains if some take the tile', () => {
    const { situation, tile } = seen(bonepileTable());
    expect(whyTitle(situation, tile('7-3'), '7-3')).toBe('Why not the other trains?');
    expect(whyTitle(situation, tile('12-6'), '12-6')).toBe('Why not 12-6?');
  });

  test('the answer to “why not” has a group for each rule', () => {
    const reason = (trains: string, code: 'NO_MATCH' | 'MUST_SATISFY_DOUBLE') => ({
      trains,
      sentence: `About ${trains}.`,
      rule: ruleLink(code),
    });
    const reasons = [reason('Ana', 'NO_MATCH'), reason('Milo', 'MUST_SATISFY_DOUBLE'), reason('Jun', 'NO_MATCH')];
    expect(byRule(reasons).map((group) => group.map(({ trains }) => trains))).toEqual([['Ana', 'Jun'], ['Milo']]);
  });

  test('the answer to “why not” keeps the reasons of one rule together', () => {
    const { situation, names, tile, selection } = seen(bonepileTable());
    const reasons = whyNot(situation, tile('7-3'), selection({ tile: '7-3' }), names);
    expect(byRule(reasons).map((group) => group.map(({ rule }) => rule.title))).toEqual([
      reasons.map(() => 'Where a tile may go'),
    ]);
  });
});
