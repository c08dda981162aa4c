import type { Translation, Who } from '@slow-train/words';
import { count, does, everyone, listed, winnersSentence } from '@slow-train/words/de';
import type * as en from '../en/scores.ts';

const places = (many: number): string => count(many, 'Rang', 'Ränge');

/** The verb for one or more winners or leaders: `du hast`, `Ana hat`, `Ana und Bo haben`, `Du und Ana habt`. */
const have = (who: readonly Who[]): string => {
  const [only] = who;
  if (who.length === 1 && only !== undefined) return does(only, 'hast', 'hat');
  return `${everyone(who)} ${who.some(({ isYou }) => isYou) ? 'habt' : 'haben'}`;
};

/** The score sheet. */
export const scoresText: Translation<typeof en.scoresText> = {
  title: 'Spielstand',
  after: (rounds) => `Nach Runde ${rounds}`,
  during: (round) => `Runde ${round}`,
  notYet: 'Noch nicht begonnen',
  subtitle: (table, rounds) => `${table}, ${count(rounds, 'Runde', 'Runden')}`,
  back: 'Tisch',
  next: 'als Nächste',
  now: 'jetzt',
  engine: 'Lok',
  you: 'Du',
  total: 'Gesamt',
  place: 'Rang',
  isPlayed: 'läuft',
  isNext: 'als Nächste',
  wentOut: 'fertig',
  up: (many) => `${places(many)} hinauf`,
  down: (many) => `${places(many)} hinunter`,
  blocked: 'blockiert',
  toTable: 'Zurück zum Tisch',
  again: 'Neuen Tisch eröffnen',
  tables: 'Deine Tische',
  nobody: 'Noch hat niemand ein Auge.',
  standing: (leaders, best, you) => standing(leaders, best, you),
  legend: (blocked, anyOut) => ({
    out: anyOut ? 'alle Steine los.' : null,
    blocked:
      blocked.length === 0
        ? null
        : blocked.length === 1
          ? `Runde ${blocked[0]} war blockiert: Niemand konnte legen.`
          : `Die Runden ${listed(blocked.map(String))} waren blockiert: Niemand konnte legen.`,
    rule: 'Die wenigsten Augen gewinnen.',
  }),
  cancelled: 'Vorzeitig beendet',
  cancelledMore: 'Diese Partie endete ohne Ergebnis. Im Verlauf steht, warum.',
  caption: 'Augen nach Runde und Platz',
  won: (winners) => winnersSentence(winners),
  wonMore: (winners, best, you) => {
    const won = `${have(winners)} mit ${winners.length > 1 ? 'je' : 'insgesamt'} ${count(best, 'Auge', 'Augen')} gewonnen.`;
    return you === null || you.place === 1
      ? won
      : `${won} Du hast ${count(you.total, 'Auge', 'Augen')}: Rang ${you.place} von ${you.of}.`;
  },
};

function standing(leaders: readonly Who[], best: number, you: { place: number; behind: number } | null): string {
  const [only] = leaders;
  const lead =
    leaders.length === 1 && only !== undefined
      ? does(only, 'führst', 'führt')
      : `${everyone(leaders)} ${leaders.some(({ isYou }) => isYou) ? 'führt' : 'führen'} gemeinsam`;
  const first = `${lead} mit ${best}.`;
  return you === null || you.place === 1 ? first : `${first} Du bist auf Rang ${you.place}, ${you.behind} dahinter.`;
}
