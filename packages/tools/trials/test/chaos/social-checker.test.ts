import { at } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { canonical } from '../../src/chaos/canonical.ts';
import { checkRecord } from '../../src/chaos/checker/check.ts';
import { GAME, soundRun, type SoundRun } from './kit/sound-run.ts';

const DAY = 86_400_000;

type Break = (run: SoundRun) => void;

function violationsAfter(damage: Break): readonly string[] {
  const run = soundRun();
  damage(run);
  return [...new Set(checkRecord(run.evidence, run.stored).map(({ kind }) => kind))];
}

const last = <T>(list: readonly T[]): T => at(list, list.length - 1);
const block = (begun: number) => ({
  client: 'Ana',
  other: 'Bo',
  game: GAME,
  begun,
  ended: begun + 2,
  attempts: [{ kind: 'ok' as const, isReplay: false }],
});

// Each of these is a defect that the site could have.
test.each<[string, string, Break]>([
  ['an acknowledged message that is gone', 'lostMessage', ({ stored }) => void stored.sayings.splice(1, 1)],
  [
    'a message that was never shown to somebody who hears it',
    'lostMessage',
    ({ evidence }) => void at(evidence.heard, 0).messages.splice(1, 1),
  ],
  ['a correction that was never shown', 'lostMessage', ({ evidence }) => void at(evidence.heard, 1).messages.shift()],
  ['a poll at rest that stops before the end', 'lostMessage', ({ stored }) => void (at(stored.talks, 0).version = 6)],
  [
    'a retry that says it again',
    'doubledMessage',
    ({ stored }) => void stored.sayings.push({ ...at(stored.sayings, 1), number: 6, version: 6 }),
  ],
  [
    'a message acknowledged under another number',
    'doubledMessage',
    ({ evidence }) => void (at(evidence.sayings, 1).number = 7),
  ],
  ['a message that nobody has said', 'foreignMessage', ({ evidence }) => void evidence.sayings.pop()],
  [
    'a refused message that is there',
    'foreignMessage',
    ({ evidence }) => void (at(evidence.sayings, 1).attempts = [{ kind: 'refused', problem: 'forbidden' }]),
  ],
  [
    'messages in another order than they were said',
    'messageOrder',
    ({ evidence }) => void Object.assign(at(evidence.sayings, 0), { begun: 24, ended: 26 }),
  ],
  ['a correction that was undone', 'unfinalCorrection', ({ stored }) => void (at(stored.sayings, 0).text = 'frist')],
  [
    'a removed message that says something again',
    'unfinalCorrection',
    ({ stored }) => void (at(stored.sayings, 2).text = 'never mind'),
  ],
  [
    'a removed message that is still heard',
    'unfinalCorrection',
    ({ evidence }) =>
      void (at(at(evidence.heard, 2).messages, 2).said = canonical({ kind: 'text', text: 'never mind' })),
  ],
  [
    'words that nobody has said',
    'unexplainedMessage',
    ({ evidence }) => void (at(at(evidence.heard, 0).messages, 0).said = canonical({ kind: 'text', text: 'other' })),
  ],
  [
    'a message of somebody whom the listener has blocked',
    'heardBlocked',
    ({ evidence }) => void evidence.blocks.push(block(30)),
  ],
  [
    'a message of somebody who has blocked the listener',
    'heardBlocked',
    ({ evidence }) => void evidence.blocks.push({ ...block(30), client: 'Bo', other: 'Ana' }),
  ],
  [
    'a game that seats people between whom there is a block',
    'blockedTogether',
    ({ evidence }) => {
      evidence.blocks.push(block(100));
      at(evidence.creations, 0).begun = 200;
      at(evidence.rematches, 0).begun = 200;
    },
  ],
  ['a read mark that went back', 'marksBack', ({ evidence }) => void (at(evidence.marks, 1).readUpTo = 2)],
  ['a read mark that was not kept', 'marksBack', ({ stored }) => void (at(stored.marks, 0).read_up_to = 5)],
  [
    'a seat that was given to two people',
    'doubledSeat',
    ({ stored }) => void (at(at(stored.actions, 1).events, 0)['seat'] = 0),
  ],
  [
    'one person in two seats',
    'doubledSeat',
    ({ stored }) => void (at(at(stored.games, 0).seats, 1).account = 'account-of-Ana'),
  ],
  [
    'a seat that was acknowledged and is somebody else’s',
    'wrongSeat',
    ({ evidence }) => void (at(evidence.observations, 2).client = 'Bo'),
  ],
  ['a place in a queue that is gone', 'lostWait', ({ stored }) => void stored.waits.pop()],
  [
    'a seat from a queue in which nobody waits',
    'doubledWait',
    ({ stored, evidence }) => {
      evidence.waits = [];
      at(stored.actions, 1).by = 'table';
    },
  ],
  [
    'two games that follow the same one',
    'doubledRematch',
    ({ stored }) => void stored.games.push({ ...at(stored.games, 0), id: 'another', name: 'another', revision: 0 }),
  ],
  [
    'two answers to one wish for the next game',
    'doubledRematch',
    ({ evidence }) => void at(evidence.rematches, 0).ids.push('another'),
  ],
  ['a next game that is gone', 'lostGame', ({ evidence }) => void (at(evidence.rematches, 0).ids = ['another'])],
  [
    'a version that watchers may not see yet',
    'watchedAhead',
    ({ evidence, stored }) => void (at(evidence.watched, 1).version = `t${at(stored.games, 0).revision}`),
  ],
  [
    'a move that watchers may not see yet',
    'watchedAhead',
    ({ evidence }) => void (at(at(evidence.watched, 2).frames ?? [], 0).revision = 16),
  ],
  ['an end that has not come', 'watchedAhead', ({ evidence }) => void (at(evidence.watched, 1).version = 'f16')],
  [
    'a version that somebody had seen before it was over',
    'watchedAhead',
    ({ evidence }) => void Object.assign(at(evidence.watched, 1), { begun: 6, ended: 8 }),
  ],
  [
    'a version before one that was seen',
    'watchedBack',
    ({ evidence }) => void evidence.watched.push({ ...at(evidence.watched, 0), begun: 950, ended: 951 }),
  ],
  [
    'a hand that watchers see',
    'unexplainedFrame',
    ({ evidence }) =>
      void (last(at(evidence.watched, 2).frames ?? []).round = last(evidence.observations).view?.round ?? ''),
  ],
])('the checker reports %s', (_, kind, damage) => {
  expect(violationsAfter(damage)).toContain(kind);
});

test.each<[string, Break]>([
  ['a block after everything was heard', ({ evidence }) => void evidence.blocks.push(block(100))],
  [
    'a message whose answer was lost',
    ({ evidence }) => {
      const saying = last(evidence.sayings);
      Object.assign(saying, { number: null, attempts: [{ kind: 'unknown', why: 'no answer' }] });
    },
  ],
  [
    'a correction and a removal at the same time, of which the removal stands',
    ({ evidence }) => void evidence.corrections.push({ ...last(evidence.corrections), text: 'never' }),
  ],
  [
    'silence between two people, one of whom has blocked the other',
    ({ evidence, stored }) => {
      const ofAna = at(evidence.heard, 0);
      evidence.heard = [{ ...ofAna, version: 5, begun: 60, ended: 62, messages: [] }];
      at(evidence.heard, 0).messages.push({
        number: 1,
        version: 4,
        said: canonical({ kind: 'text', text: 'first' }),
      });
      stored.blocks.push({ account_id: 'account-of-Ana', other_id: 'account-of-Bo' });
    },
  ],
  [
    'that a place in a queue is gone after thirty days',
    ({ evidence, stored }) => {
      stored.waits.pop();
      evidence.restedAt = 31 * DAY;
    },
  ],
  [
    'that a next game which never began is gone after sixty days',
    ({ evidence }) => {
      at(evidence.rematches, 0).ids = ['never-begun'];
      evidence.restedAt = 61 * DAY;
    },
  ],
  [
    'that it is gone although somebody asked for it again later, and that another one follows',
    ({ evidence }) => {
      const first = at(evidence.rematches, 0);
      const later = { ...first, begun: 50 * DAY };
      evidence.rematches.push({ ...later, ids: ['never-begun'] }, { ...later, ids: [...first.ids] });
      first.ids = ['never-begun'];
      evidence.restedAt = 61 * DAY;
    },
  ],
  [
    'that the next game is gone with the account of whoever asked for it',
    ({ evidence }) => {
      evidence.rematches.push({ ...at(evidence.rematches, 0), client: 'Zoe', ids: ['deleted-with-zoe'] });
      evidence.gone.push({ client: 'Zoe', at: 100 });
    },
  ],
])('the checker accepts %s', (_, damage) => {
  expect(violationsAfter(damage)).toEqual([]);
});
