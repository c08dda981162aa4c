import type { Evidence } from '../record.ts';
import { regressions } from './order.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

const MARKS = ['readUpTo', 'roundsSeen', 'talkReadUpTo'] as const;

/** How far somebody has read never goes back, on any device. Pure. */
export function wrongMarks({ marks }: Evidence, { marks: rows, clients }: Stored): Violation[] {
  const stored = new Map(
    rows.map((row) => [
      `${clients.get(row.account_id)} ${row.game_id}`,
      { readUpTo: row.read_up_to, roundsSeen: row.rounds_seen, talkReadUpTo: row.talk_read_up_to },
    ]),
  );
  return [...Map.groupBy(marks, ({ client, game }) => `${client} ${game}`)].flatMap(([of, seen]) => {
    const end = stored.get(of);
    const final = end === undefined ? [] : [{ ...seen[0], ...end, begun: Infinity, ended: Infinity }];
    return MARKS.flatMap((mark) =>
      regressions([...seen, ...final], (one, other) => one[mark] < other[mark]).map((evidence) => ({
        kind: 'marksBack' as const,
        subject: of,
        evidence: { mark, ...evidence },
      })),
    );
  });
}
