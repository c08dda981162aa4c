import { EDIT_WINDOW, TALK_PAGE } from '@slow-train/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Occupant } from '../../src/game/seats.ts';
import {
  isHeard,
  isNamedIn,
  mayEdit,
  messageFor,
  talkFor,
  type TalkBoundary,
  type StoredMessage,
} from '../../src/game/talk.ts';
import { ana, bo, cleo, NOON, robot } from '../kit/pure-table.ts';

const ANA = 'account-of-ana';
const BO = 'account-of-bo';
const game = { seats: [ana, bo, cleo] };
const message = (number: number, more: Partial<StoredMessage> = {}): StoredMessage => ({
  number,
  version: number,
  account: BO,
  seat: 1,
  name: 'Bo',
  text: `message ${number}`,
  phrase: null,
  reaction: null,
  revision: null,
  isEdited: false,
  at: NOON,
  ...more,
});
const heard = (
  messages: readonly StoredMessage[],
  more: { since?: number; version?: number; boundaries?: readonly TalkBoundary[] } = {},
) =>
  talkFor(
    game,
    { version: more.version ?? 1_000, since: more.since, messages, boundaries: more.boundaries ?? [] },
    ANA,
  );
const numbersOf = ({ messages }: ReturnType<typeof heard>): number[] => messages.map(({ number }) => number);

describe('the talk at a table', () => {
  test('the talk at a table is in the order in which it was said', () => {
    const talk = heard([message(3), message(1), message(2)]);
    expect(numbersOf(talk)).toEqual([1, 2, 3]);
    expect(talk).toMatchObject({ version: 1_000, muted: [], hasOlder: false });
  });

  test('the talk at a table is complete up to a page, and says that there is more', () => {
    const newest = Array.from({ length: TALK_PAGE + 1 }, (_, index) => message(TALK_PAGE + 1 - index));
    expect(heard(newest.slice(0, TALK_PAGE))).toMatchObject({ hasOlder: false, version: 1_000 });
    const cut = heard(newest);
    expect(cut).toMatchObject({ hasOlder: true, version: 1_000 });
    expect([cut.messages.length, cut.messages[0]?.number]).toEqual([TALK_PAGE, 2]);
  });

  test('the talk at a table goes on with the next answer where there was too much since the last', () => {
    const changed = Array.from({ length: TALK_PAGE + 1 }, (_, index) => message(index + 1, { version: 10 + index }));
    const talk = heard(changed, { since: 9 });
    expect(talk).toMatchObject({ version: 10 + TALK_PAGE - 1, hasOlder: false });
    expect(talk.messages).toHaveLength(TALK_PAGE);
    expect(heard(changed.slice(1), { since: 9 }).version).toBe(1_000);
  });

  test('the talk at a table leaves out messages from after the game was read', () => {
    expect(numbersOf(heard([message(1, { version: 5 }), message(2, { version: 6 })], { version: 5 }))).toEqual([1]);
  });

  test('the talk at a table is silent between people if one has blocked the other, and folded if its author is muted', () => {
    const said = [message(1), message(2, { account: 'account-of-cleo' }), message(3, { account: null })];
    const between = (kind: TalkBoundary['kind']) => heard(said, { boundaries: [{ account: BO, kind }] });
    expect([numbersOf(between('block')), numbersOf(between('blockedBy')), numbersOf(between('mute'))]).toEqual([
      [2, 3],
      [2, 3],
      [1, 2, 3],
    ]);
    expect([between('block').muted, between('mute').muted]).toEqual([[], [1]]);
    expect(isHeard({ account: ANA }, [{ account: BO, kind: 'block' }])).toBe(true);
  });

  test('the talk at a table is folded for the owner of a seat, no matter who sits there', () => {
    const owner = { account: BO, name: 'Bo' };
    const seats: readonly Occupant[] = [
      ana,
      { ...cleo, owner },
      { kind: 'computer', name: 'Brunel', owner },
      robot('Locke'),
    ];
    const muted = (account: string) =>
      talkFor({ seats }, { version: 1, since: undefined, messages: [], boundaries: [{ account, kind: 'mute' }] }, ANA)
        .muted;
    expect([muted(BO), muted('account-of-cleo'), muted('account-of-dot')]).toEqual([[1, 2], [1], []]);
  });
});

describe('a message', () => {
  test('a message says who said it, when, and whether the viewer did', () => {
    expect(messageFor(message(7, { isEdited: true, version: 9 }), ANA)).toEqual({
      number: 7,
      version: 9,
      seat: 1,
      name: 'Bo',
      isYours: false,
      at: new Date(NOON).toISOString(),
      isEdited: true,
      said: { kind: 'text', text: 'message 7' },
    });
    expect(messageFor(message(7), BO).isYours).toBe(true);
  });

  test('a message is a text, a phrase, a reaction, or removed', () => {
    const said = (more: Partial<StoredMessage>) => messageFor(message(1, { text: null, ...more }), ANA).said;
    expect(said({ phrase: 'hello' })).toEqual({ kind: 'phrase', phrase: 'hello' });
    expect(said({ reaction: 'wow', revision: 5 })).toEqual({ kind: 'reaction', word: 'wow', revision: 5 });
    expect([said({}), said({ reaction: 'wow' }), said({ revision: 5 })]).toEqual([
      { kind: 'removed' },
      { kind: 'removed' },
      { kind: 'removed' },
    ]);
  });

  test('a message may be changed for five minutes, if it is a text', () => {
    expect([mayEdit(message(1), NOON + EDIT_WINDOW), mayEdit(message(1), NOON + EDIT_WINDOW + 1)]).toEqual([
      true,
      false,
    ]);
    expect(mayEdit(message(1, { text: null, phrase: 'hello' }), NOON)).toBe(false);
  });

  test.each([
    ['Hello @Bo!', true],
    ['hello @bo, are you there', true],
    ['@Bo', true],
    ['@Bob is somebody else', false],
    ['@Bo1 too', false],
    ['@Boé too', false],
    ['Bo', false],
    ['me@Bo.example', true],
  ])('a message that says “%s” names Bo: %s', (text, isNamed) => {
    expect(isNamedIn(text, game, BO)).toBe(isNamed);
  });

  test('a message names nobody who is not there, and takes a name letter by letter', () => {
    expect(isNamedIn('@Dot', game, 'account-of-dot')).toBe(false);
    const seats = [{ ...bo, name: 'A.B (c)' }];
    expect([isNamedIn('@A.B (c)', { seats }, BO), isNamedIn('@AxB (c)', { seats }, BO)]).toEqual([true, false]);
  });

  test('29.2 every name can be said, and no name keeps others from saying anything', () => {
    const syntax = [
      ...String.raw`-^$\.*+?()[]{}|/&~!#%,:;<=>@'"`.split(''),
      String.raw`\p{L}`,
      '(?<n>',
      'Jean-Luc',
      'ΣΟΦΟΣ',
      'Straße',
    ];
    const character = fc.oneof(fc.constantFrom(...syntax), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }));
    const written = fc.array(character, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(written, written, (name, text) => {
        const seats = [ana, { ...bo, name }];
        expect(typeof isNamedIn(text, { seats }, BO)).toBe('boolean');
        expect(isNamedIn(`Hello @${name}, ${text}`, { seats }, BO)).toBe(true);
      }),
    );
  });
});
