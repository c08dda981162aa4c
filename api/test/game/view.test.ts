import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { answerFor } from '../../src/game/view.ts';
import { playedUntil } from '../kit/played-game.ts';
import { ana, bo, lobbyTable, cleo, nobody, NOON, robot, startedTable } from '../kit/pure-table.ts';

const viewOf = (game: Game, { account }: { readonly account: string } = ana) => answerFor(game, [], account).game;

const kept: Occupant = { kind: 'nobody', reserved: { account: 'account-of-cleo', name: 'Cleo', answer: 'waiting' } };
const lobby = lobbyTable({ preset: 'hub' }, [ana, bo, nobody]);
const { game: playing } = startedTable({ preset: 'hub' }, [ana, bo]);
const held: Game = { ...playing, seats: [ana, { kind: 'computer', name: 'Robot', owner: bo }] };
const { game: finished } = playedUntil({ preset: 'hub' }, [ana, robot('Robot')], () => false);

describe('an invitation, and its end, are shown', () => {
  test.each([
    ['before the game starts', lobby, ana, true],
    ['to whom a seat is kept before, who does not invite others', { ...lobby, seats: [ana, bo, kept] }, cleo, false],
    ['while it is played', playing, ana, false],
    ['while a substitute is looked for', held, ana, true],
    ['after it', finished, ana, false],
  ] as const)('an invitation, and its end, are shown to those who may use it: %s', (_, game, viewer, expected) => {
    const { invitation, invitationUntil } = viewOf(game, viewer);
    expect([invitation, invitationUntil]).toEqual(
      expected ? [game.invitation, '2027-01-01T00:00:00.000Z'] : [null, null],
    );
  });
});

test('places are shown once all rounds are over', () => {
  expect(viewOf(playing).places).toBeNull();
  expect(viewOf(finished).places?.toSorted()).toEqual([1, 2]);
  expect(viewOf({ ...finished, results: [] })).toMatchObject({ places: null, isCancelled: true });
});

test('choices of the host are shown as they are', () => {
  const setup = { ...playing.setup, forced: true, phrasesOnly: true, rated: true } as const;
  expect(viewOf(playing)).toMatchObject({ forcedPlays: false, phrasesOnly: false, isRated: false });
  expect(viewOf({ ...playing, setup })).toMatchObject({ forcedPlays: true, phrasesOnly: true, isRated: true });
});

test('a viewer knows whether they are the host', () => {
  expect([viewOf(playing).you.isHost, viewOf(playing, bo).you.isHost]).toEqual([true, false]);
});

test('a game shows its differences from the one it repeats, and when it starts, until then', () => {
  const setup = { ...lobby.setup, startsAt: NOON, changed: { what: 'rules', was: { preset: 'bonepile' } } } as const;
  const { changed } = setup;
  expect(viewOf({ ...lobby, setup })).toMatchObject({ startsAt: '2026-10-01T12:00:00.000Z', changed });
  expect(viewOf(lobby)).not.toHaveProperty('changed');
  for (const name of ['startsAt', 'changed']) expect(viewOf({ ...playing, setup })).not.toHaveProperty(name);
});

test.each(['forced', 'plan'] as const)('its own player alone knows that an action was made by %s', (by) => {
  const entry = { revision: 9, seat: 1, by, action: 'pass', events: [], at: NOON };
  const seenBy = (viewer: { readonly account: string }) => answerFor(playing, [entry], viewer.account).log[0]?.by;
  expect([seenBy(bo), seenBy(ana)]).toEqual([by, 'person']);
  const open = { ...entry, by: 'computer' } as const;
  expect(answerFor(playing, [open], ana.account).log[0]?.by).toBe('computer');
});
