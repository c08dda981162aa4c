import type { TournamentNotification } from '../../src/notifications/notification.ts';

/** Returns news of a tournament: its second round has begun, unless `different` says otherwise. */
export function sampleTournamentNews(different: Partial<TournamentNotification> = {}): TournamentNotification {
  return {
    key: 'tournament:1',
    event: 'tournament',
    news: 'paired',
    happenedAt: new Date('2026-11-21T12:00:00Z'),
    tournament: { id: 'tournament-1', name: 'Autumn Cup' },
    round: 2,
    rounds: 5,
    endsAt: new Date('2026-11-28T12:00:00Z'),
    standing: { rank: 3, points: 12 },
    others: ['Ana', 'Bo'],
    isBye: false,
    timeZone: 'Europe/Vienna',
    language: 'en',
    ...different,
  };
}
