import type { Translation, Who } from '@slow-train/words';
import { count, does, everyone, listed, ordinal, winnersSentence } from '@slow-train/words/es';
import type * as en from '../en/scores.ts';

const lugar = (places: number): string => (places === 1 ? '1 lugar' : `${places} lugares`);

/** The score sheet. */
export const scoresText: Translation<typeof en.scoresText> = {
  title: 'Puntos',
  after: (rounds) => `Después de la ronda ${rounds}`,
  during: (round) => `Ronda ${round}`,
  notYet: 'Todavía no empieza',
  subtitle: (table, rounds) => `${table}, ${count(rounds, 'ronda')}`,
  back: 'Mesa',
  next: 'sigue',
  now: 'ahora',
  engine: 'Locomotora',
  you: 'Tú',
  total: 'Total',
  place: 'Lugar',
  isPlayed: 'en juego',
  isNext: 'sigue',
  wentOut: 'sin fichas',
  up: (places) => `sube ${lugar(places)}`,
  down: (places) => `baja ${lugar(places)}`,
  blocked: 'bloqueada',
  toTable: 'Volver a la mesa',
  again: 'Poner otra mesa',
  tables: 'Tus mesas',
  nobody: 'Nadie tiene puntos todavía.',
  standing: (leaders, best, you) => standing(leaders, best, you),
  legend: (blocked, anyOut) => ({
    out: anyOut ? 'se quedó sin fichas.' : null,
    blocked:
      blocked.length === 0
        ? null
        : blocked.length === 1
          ? `La ronda ${blocked[0]} se bloqueó: nadie podía jugar.`
          : `Las rondas ${listed(blocked.map(String))} se bloquearon: nadie podía jugar.`,
    rule: 'Gana quien tiene menos puntos.',
  }),
  cancelled: 'Terminada antes de tiempo',
  cancelledMore: 'Esta partida terminó sin resultado. Su historial dice por qué.',
  caption: 'Puntos por ronda y asiento',
  won: (winners) => winnersSentence(winners),
  wonMore: (winners, best, you) => {
    const [only] = winners;
    const who =
      winners.length === 1 && only !== undefined ? does(only, 'ganaste', 'ganó') : `Ganaron ${everyone(winners)}`;
    const won = `${who} con ${count(best, 'punto')}${winners.length > 1 ? ' por persona' : ''}.`;
    return you === null || you.place === 1
      ? won
      : `${won} Tienes ${count(you.total, 'punto')}: ${ordinal(you.place)} lugar de ${you.of}.`;
  },
};

function standing(leaders: readonly Who[], best: number, you: { place: number; behind: number } | null): string {
  const [only] = leaders;
  const first =
    leaders.length === 1 && only !== undefined
      ? `${does(only, 'vas', 'va')} adelante con ${best}.`
      : `Van adelante en empate, con ${best}: ${everyone(leaders)}.`;
  return you === null || you.place === 1
    ? first
    : `${first} Vas en ${ordinal(you.place)} lugar, con ${you.behind} más.`;
}
