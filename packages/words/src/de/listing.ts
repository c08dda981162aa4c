import type { Translation } from '../common.ts';
import type { listing as english } from '../en/listing.ts';
import { am, listed } from './grammar.ts';

/** How a game stands, in one sentence of a list. */
export const listing: Translation<typeof english> = {
  computerHolds: 'Ein Computer hütet deinen Platz.',
  sitsIn: (name) => `${name ?? 'Jemand'} springt für dich ein.`,
  missing: (free) => (free === 1 ? 'Es fehlt noch 1 Person.' : `Es fehlen noch ${free} Personen.`),
  inTournament: (round, rounds, news) => `Turnier, Runde ${round} von ${rounds}. ${news}`,
  canStart: (isHost) =>
    isHost ? 'Alle sind da: Du kannst anfangen.' : 'Alle sind da: Es fehlt nur noch das Startsignal.',
  build: 'Bau deinen Zug.',
  isOpen: (tile, train) => `${tile} ${am(train)} ist offen.`,
  yourTurn: 'Du bist dran.',
  builds: (builds) => `Es ${builds === 1 ? 'fehlt noch 1 Zug' : `fehlen noch ${builds} Züge`}.`,
  dealing: 'Die nächste Runde wird ausgeteilt.',
  waitingFor: (name) => `Warten auf ${name ?? 'niemanden'}.`,
  nobody: 'niemand',
  noResult: 'Die Partie endete ohne Ergebnis.',
  won: (winners) => {
    if (winners.length < 2)
      return winners[0] === null ? 'Du hast gewonnen.' : `${winners[0] ?? 'Niemand'} hat gewonnen.`;
    return `Gemeinsam auf Platz 1: ${listed(winners.map((name) => name ?? 'du'))}.`;
  },
};
