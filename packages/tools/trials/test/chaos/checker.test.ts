import { at } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { checkRecord } from '../../src/chaos/checker/check.ts';
import { CLIENTS, GAME, soundRun, type SoundRun } from './kit/sound-run.ts';

type Break = (run: SoundRun) => void;

/** Returns the kinds of violations in a sound run that has been broken, each once. */
function violationsAfter(damage: Break): readonly string[] {
  const run = soundRun();
  damage(run);
  return [...new Set(checkRecord(run.evidence, run.stored).map(({ kind }) => kind))];
}

const last = <T>(list: readonly T[]): T => at(list, list.length - 1);

test('the checker finds nothing wrong with a sound run', () => {
  expect(violationsAfter(() => undefined)).toEqual([]);
});

// Each of these is a defect that the site could have. A checker that lets one of them pass proves nothing.
test.each<[string, string, Break]>([
  [
    'an acknowledged action whose revision is another one',
    'lostAction',
    ({ evidence }) => {
      at(evidence.moves, 3).action = 'draw of nothing';
    },
  ],
  [
    'an acknowledged action that was rolled back',
    'lostAction',
    ({ stored }) => {
      stored.actions.pop();
      at(stored.games, 0).revision -= 1;
    },
  ],
  [
    'two intents acknowledged for one revision',
    'doubledAction',
    ({ evidence }) => {
      evidence.moves.push({ ...last(evidence.moves), key: 'another key' });
    },
  ],
  [
    'an action twice in the history',
    'doubledAction',
    ({ stored }) => {
      stored.actions.push(structuredClone(last(stored.actions)));
    },
  ],
  [
    'a lost answer whose retry is told that the game has moved on, although the action counts',
    'refusedAction',
    ({ evidence }) => {
      last(evidence.moves).attempts = [
        { kind: 'unknown', why: 'no answer' },
        { kind: 'refused', problem: 'stale-revision' },
      ];
    },
  ],
  [
    'an action that nobody has sent',
    'foreignAction',
    ({ evidence }) => {
      evidence.moves.pop();
    },
  ],
  [
    'a gap in the history',
    'gap',
    ({ stored }) => {
      stored.actions.splice(6, 1);
    },
  ],
  [
    'a snapshot that is a revision ahead of the history',
    'gap',
    ({ stored }) => {
      at(stored.games, 0).revision += 1;
    },
  ],
  [
    'an action that the rules refuse',
    'brokenHistory',
    ({ stored }) => {
      at(stored.actions, 6).action = '0-0@0';
    },
  ],
  [
    'a round without its decks',
    'brokenHistory',
    ({ stored }) => {
      stored.rounds.pop();
    },
  ],
  [
    'a snapshot of an earlier position',
    'differentSnapshot',
    ({ stored }) => {
      const game = at(stored.games, 0);
      game.position = { ...Object(game.position), boneyard: [] };
    },
  ],
  [
    'scores that nobody has',
    'differentSnapshot',
    ({ stored }) => {
      at(stored.games, 0).results = [{ scores: [0, 7] }];
    },
  ],
  [
    'a created game that is gone',
    'lostGame',
    ({ stored }) => {
      stored.games.pop();
    },
  ],
  [
    'a request to create a game that has created two',
    'doubledGame',
    ({ stored }) => {
      stored.games.push({
        ...at(stored.games, 0),
        id: 'another-game',
        revision: 0,
        status: 'lobby',
        position: null,
      });
    },
  ],
  [
    'a client that sees an older revision than before',
    'backwards',
    ({ evidence }) => {
      evidence.observations.push({ ...at(evidence.observations, 0), begun: 900, ended: 901 });
    },
  ],
  [
    'a client that sees an older revision than another client has seen',
    'backwards',
    ({ evidence }) => {
      evidence.observations.push({ ...at(evidence.observations, 0), client: 'Cy', begun: 900, ended: 901, view: null });
    },
  ],
  [
    'a view of somebody else’s hand',
    'unexplainedView',
    ({ evidence }) => {
      const [mine, other] = evidence.observations.slice(-2);
      if (mine?.view && other?.view) mine.view.round = other.view.round;
    },
  ],
  [
    'a view of a revision that does not exist',
    'unexplainedView',
    ({ evidence }) => {
      last(evidence.observations).revision += 5;
    },
  ],
  [
    'a log entry with other events',
    'unexplainedEntry',
    ({ evidence }) => {
      last(evidence.entries).text = at(evidence.entries, 8).text;
    },
  ],
  [
    'a turn without an event',
    'untold',
    ({ stored, evidence }) => {
      stored.messages = [];
      evidence.deliveries = [];
    },
  ],
  [
    'a turn without an event in a game with a clock, of somebody without a channel',
    'untold',
    ({ stored, evidence }) => {
      at(stored.games, 0).setup['clock'] = { kind: 'turn' };
      evidence.unhooked.push(...CLIENTS);
      stored.messages = [];
      evidence.deliveries = [];
    },
  ],
  [
    'a turn in the middle of a game without an event',
    'untold',
    ({ stored }) => {
      stored.messages.splice(1, 1);
    },
  ],
  [
    'a game that had begun and is gone, although somebody had wanted to leave it',
    'lostGame',
    ({ stored, evidence }) => {
      evidence.left.add(GAME);
      stored.games.pop();
    },
  ],
  [
    'a turn whose message never arrived',
    'untold',
    ({ evidence }) => {
      evidence.deliveries = [];
    },
  ],
  [
    'a turn of which only somebody else was told',
    'untold',
    ({ evidence }) => {
      for (const delivery of evidence.deliveries) delivery.client = 'Cy';
    },
  ],
  [
    'a webhook called twice',
    'sentTwice',
    ({ evidence }) => {
      evidence.deliveries.push({ ...at(evidence.deliveries, 0), at: 2_000 });
    },
  ],
  [
    'a webhook called twice after a crash, with another key',
    'sentTwice',
    ({ evidence }) => {
      evidence.losses.push({ from: 1_001, to: 1_001 });
      evidence.deliveries.push({ ...at(evidence.deliveries, 0), key: 'msg_2', at: 2_000 });
    },
  ],
  [
    'a mail sent twice',
    'sentTwice',
    ({ evidence }) => {
      evidence.deliveries.push({ ...at(evidence.deliveries, 1), at: 2_000 });
    },
  ],
  [
    'more pushes than there were messages',
    'sentTwice',
    ({ evidence }) => {
      evidence.deliveries.push({ ...at(evidence.deliveries, 2), at: 2_000 });
    },
  ],
  [
    'a message that was given up',
    'givenUp',
    ({ stored }) => {
      last(stored.messages).state = 'dead';
    },
  ],
  [
    'an internal error',
    'internalError',
    ({ evidence }) => {
      evidence.calls.push({
        client: 'Ana',
        operation: 'poll',
        worker: 0,
        begun: 1,
        ended: 2,
        answered: { kind: 'unknown', why: 'internal' },
      });
    },
  ],
])('the checker reports %s', (_, kind, damage) => {
  expect(violationsAfter(damage)).toContain(kind);
});

test.each<[string, Break]>([
  [
    'an action whose answer was lost, and which is in the history',
    ({ evidence }) => {
      last(evidence.moves).attempts = [{ kind: 'unknown', why: 'no answer' }];
    },
  ],
  [
    'an action whose answer was lost, and which is not',
    ({ evidence }) => {
      const attempts = [{ kind: 'unknown' as const, why: 'no answer' }];
      evidence.moves.push({ ...last(evidence.moves), revision: 40, key: 'another key', attempts });
    },
  ],
  [
    'the first answer again, to a retry',
    ({ evidence }) => {
      evidence.observations.push({ ...at(evidence.observations, 0), begun: 900, ended: 901, isReplay: true });
    },
  ],
  [
    'two requests that overlap and see different revisions',
    ({ evidence }) => {
      evidence.observations.push({ ...at(evidence.observations, 0), begun: 0, ended: 999 });
    },
  ],
  [
    'a message that was sent again with its key because the sender crashed',
    ({ evidence }) => {
      evidence.losses.push({ from: 1_001, to: 1_001 });
      evidence.deliveries.push({ ...at(evidence.deliveries, 0), at: 2_000 });
    },
  ],
  [
    'a message that was sent again with its key because its receiver hung up',
    ({ evidence }) => {
      const first = at(evidence.deliveries, 0);
      evidence.deliveries.push({ ...first, at: 2_000 });
      first.isAcknowledged = false;
    },
  ],
  [
    'turns without events in a game without a clock, of people without a channel',
    ({ stored, evidence }) => {
      evidence.unhooked.push(...CLIENTS);
      stored.messages = [];
      evidence.deliveries = [];
    },
  ],
  [
    'a table that its host has closed before it began',
    ({ stored, evidence }) => {
      evidence.creations.push({ client: 'Bo', name: 'Bo 1', begun: 0, ids: ['closed-game'] });
      evidence.left.add('closed-game');
      expect(stored.games.map(({ id }) => id)).toEqual([GAME]);
    },
  ],
  [
    'a mail sent again after thirty days, when the site no longer knows of the first',
    ({ evidence }) => {
      const mail = at(evidence.deliveries, 1);
      evidence.deliveries.push({ ...mail, at: mail.at + 31 * 86_400_000 });
    },
  ],
])('the checker accepts %s', (_, damage) => {
  expect(violationsAfter(damage)).toEqual([]);
});
