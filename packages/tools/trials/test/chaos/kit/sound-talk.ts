import { canonical } from '../../../src/chaos/canonical.ts';
import { viewAt, type ReplayedMoment } from '../../../src/chaos/checker/replay.ts';
import type { RunEvidence } from '../../../src/chaos/record.ts';
import type { Stored } from '../../../src/chaos/checker/stored.ts';

// What two clients say, read, wait for and watch in a run in which nothing is wrong.

type SocialEvidence = Pick<
  RunEvidence,
  'sayings' | 'corrections' | 'blocks' | 'rematches' | 'waits' | 'heard' | 'marks' | 'watched' | 'restedAt'
>;
type SocialRows = Pick<Stored, 'sayings' | 'talks' | 'blocks' | 'marks' | 'waits'>;

const said = (text: string): string => canonical({ kind: 'text', text });
const PHRASE = canonical({ kind: 'phrase', phrase: 'hello' });
const REMOVED = canonical({ kind: 'removed' });

/** Ana says something and corrects it; Bo says hello, and something that he takes back. */
export function soundSocialEvidence(game: string, history: readonly ReplayedMoment[]): SocialEvidence {
  const asked = (client: string, begun: number) => ({
    client,
    game,
    begun,
    ended: begun + 2,
    attempts: [{ kind: 'ok' as const, isReplay: false }],
  });
  const seen = (client: string, begun: number) => ({ client, game, begun, ended: begun + 2 });
  const marks = { roundsSeen: 0, talkReadUpTo: 1 };
  const until = visibleAtTheEnd(history);
  return {
    sayings: [
      { ...asked('Ana', 10), key: 'first', text: 'frist', phrase: null, number: 1 },
      { ...asked('Bo', 20), key: 'second', text: null, phrase: 'hello', number: 2 },
      { ...asked('Bo', 30), key: 'third', text: 'never mind', phrase: null, number: 3 },
    ],
    corrections: [
      { ...asked('Ana', 40), number: 1, text: 'first' },
      { ...asked('Bo', 50), number: 3, text: null },
    ],
    blocks: [],
    rematches: [{ ...asked('Ana', 1), game: 'finished-game', ids: [game] }],
    waits: [asked('Bo', 900)],
    heard: [
      {
        ...seen('Ana', 35),
        since: null,
        version: 3,
        hasOlder: false,
        messages: [
          { number: 1, version: 1, said: said('frist') },
          { number: 2, version: 2, said: PHRASE },
          { number: 3, version: 3, said: said('never mind') },
        ],
      },
      {
        ...seen('Ana', 60),
        since: 3,
        version: 5,
        hasOlder: false,
        messages: [
          { number: 1, version: 4, said: said('first') },
          { number: 3, version: 5, said: REMOVED },
        ],
      },
      {
        ...seen('Bo', 60),
        since: null,
        version: 5,
        hasOlder: false,
        messages: [
          { number: 1, version: 4, said: said('first') },
          { number: 2, version: 2, said: PHRASE },
          { number: 3, version: 5, said: REMOVED },
        ],
      },
    ],
    marks: [
      { ...seen('Ana', 10), ...marks, readUpTo: 3 },
      { ...seen('Ana', 20), ...marks, readUpTo: 6 },
    ],
    watched: [
      { ...seen('Cy', 5), worker: 0, version: 't0', frames: null },
      { ...seen('Cy', 900), worker: 0, version: `t${until}`, frames: null },
      {
        ...seen('Cy', 910),
        worker: 0,
        version: `t${until}`,
        frames: history
          .filter(({ round, action: { revision } }) => round !== null && revision <= until)
          .map((moment) => ({ revision: moment.action.revision, round: viewAt(moment, null) })),
      },
    ],
    restedAt: 55,
  };
}

export function soundSocialRows(game: string): SocialRows {
  const row = (number: number, client: string, key: string) => ({
    game_id: game,
    number,
    version: number,
    account_id: `account-of-${client}`,
    key,
    text: null,
    phrase: null,
    reaction: null,
    revision: null,
  });
  return {
    sayings: [
      { ...row(1, 'Ana', 'first'), text: 'first', version: 4 },
      { ...row(2, 'Bo', 'second'), phrase: 'hello' },
      { ...row(3, 'Bo', 'third'), version: 5 },
    ],
    talks: [{ game_id: game, version: 5 }],
    blocks: [],
    marks: [{ game_id: game, account_id: 'account-of-Ana', read_up_to: 6, rounds_seen: 0, talk_read_up_to: 1 }],
    waits: [{ account_id: 'account-of-Bo', settings: { seats: 2 }, seated: 0 }],
  };
}

/** The last revision of the last turn but one. */
function visibleAtTheEnd(history: readonly ReplayedMoment[]): number {
  const turns = history.map(({ round }) => round?.table.seats.reduce((sum, seat) => sum + seat.turns, 0) ?? 0);
  return turns.flatMap((sum, index) => (sum > (turns[index - 1] ?? 0) ? [index + 1] : [])).at(-2) ?? 0;
}
