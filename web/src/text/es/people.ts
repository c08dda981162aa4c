import { dateLocale } from '@slow-train/words/dates';
import type { Translation } from '@slow-train/words';
import { count, listed, presetName, spanOf, timesInWords } from '@slow-train/words/es';
import { once } from '@slow-train/words/once';
import type * as en from '../en/people.ts';

const monthAndYear = once(() => new Intl.DateTimeFormat(dateLocale('es'), { month: 'long', year: 'numeric' }));
const month = once(() => new Intl.DateTimeFormat(dateLocale('es'), { month: 'short', timeZone: 'UTC' }));
const decimal = once(() => new Intl.NumberFormat('es', { maximumFractionDigits: 1 }));

/** Profiles: the totals of somebody’s finished games. */
export const profileText: Translation<typeof en.profileText> = {
  title: 'Tu perfil',
  line: 'Tus partidas terminadas con otras personas.',
  more: 'lo que suman tus partidas y qué ven los demás',
  back: 'Cuenta',
  toTable: 'Mesa',
  failed: 'No se pudo cargar este perfil',
  since: (at) => `Aquí desde ${monthAndYear().format(at)}.`,
  together: (games) => (games === 0 ? '' : `Han terminado ${count(games, 'partida')} en común.`),
  number: (value) => decimal().format(value),

  games: (games) => (games === 1 ? 'partida' : 'partidas'),
  averagePlace: 'puesto medio',
  longestTrain: (tiles) => `${tiles === 1 ? 'ficha' : 'fichas'} en un tren`,
  wonRounds: (won, rounds) => `Se quedó sin fichas en ${won} de ${count(rounds, 'ronda')}.`,
  places: (places) => {
    const firsts = places.filter(({ place }) => place === 1).reduce((sum, { times }) => sum + times, 0);
    return firsts === 0 ? '' : `Primer puesto en ${count(firsts, 'partida')}.`;
  },
  pace: (shortest, longest) =>
    shortest === longest
      ? `La partida duró ${spanOf(shortest)}.`
      : `La partida más rápida duró ${spanOf(shortest)}; la más paciente, ${spanOf(longest)}.`,
  reliability: ({ turns, timeouts, away }) =>
    `${turns === 0 ? '' : `Jugadas a tiempo: ${turns - timeouts} de los últimos ${count(turns, 'turno')}. `}${
      away === 0 ? 'Nunca dejó una mesa.' : `Dejó ${count(away, 'mesa')} antes del final.`
    }`,

  pips: 'Puntos por ronda',
  pipsMore: 'por mes; menos es mejor',
  month: (of) => month().format(new Date(`${of}-01T00:00:00Z`)),
  pipsIn: (of, pips) => `${monthAndYear().format(new Date(`${of}-15T00:00:00Z`))}: ${decimal().format(pips)}`,

  ratings: 'Puntuación',
  ratingsMore: 'por reglamento, de partidas con puntuación',
  preset: (preset) => presetName(preset),
  ratedGames: (games, isProvisional) =>
    `tras ${count(games, 'partida con puntuación', 'partidas con puntuación')}${isProvisional ? ', aún provisional' : ''}`,
  ratingCourse: (preset, points) => `Puntuación en ${presetName(preset)}: ${points.join(', ')}`,

  you: (name) => `Tú y ${name}`,
  ahead: (name, { ahead, behind }) =>
    `${name} quedó por delante de ti en ${count(behind, 'partida')}; tú, en ${ahead}.`,
  chooses: (name) => `${name} elige qué se muestra aquí.`,

  emptyTitle: 'Aún no hay partidas terminadas',
  empty: 'Cuando termines una partida con otras personas, contará aquí.',
  emptyOf: (name) => `${name} no muestra nada aquí, o aún no ha terminado una partida con otras personas.`,
  newGame: 'Mesa nueva',

  years: 'Tus años en la línea',
  yearTitle: (year) => `Tu año en la línea: ${year}`,
  yearLine: 'Tus partidas terminadas con otras personas.',
  yearBack: 'Perfil',
  yearEmptyTitle: (year) => `Ninguna partida terminada en ${year}`,
  yearEmpty: 'Una partida cuenta en el año en que termina.',
  yearFailed: 'No se pudo cargar este año',
  monthly: 'Partidas por mes',
  monthlyMore: 'cuándo terminaron',
  inMonth: (year, of, games) =>
    `${monthAndYear().format(new Date(Date.UTC(year, of, 15)))}: ${count(games, 'partida')}`,
  monthLetter: (year, of) =>
    month()
      .format(new Date(Date.UTC(year, of, 15)))
      .slice(0, 1)
      .toUpperCase(),
  stations: {
    games: (games, rounds) => `*${count(games, 'partida')}* con ${count(rounds, 'ronda')} llegaron a su fin.`,
    firsts: (firsts) => `Ganaste *${count(firsts, 'partida')}*.`,
    won: (won) => `Te quedaste sin fichas *${timesInWords(won)}*.`,
    train: (tiles) => `Tu tren más largo tuvo *${count(tiles, 'ficha')}*.`,
    pips: (pips) => `Te quedaron *${decimal().format(pips)} puntos* por ronda. Menos es mejor.`,
    people: (names) => `Con quien más jugaste: *${listed(names)}*.`,
    pace: (shortest, longest) =>
      shortest === longest
        ? `Tu partida duró *${spanOf(shortest)}*.`
        : `De *${spanOf(shortest)}* a *${spanOf(longest)}*: tu partida más rápida y la más paciente.`,
    rating: (preset, points, gained) =>
      `Tu puntuación en ${presetName(preset)} es *${decimal().format(points)}*, ${
        gained === 0
          ? 'igual que antes'
          : `${decimal().format(Math.abs(gained))} ${gained > 0 ? 'más' : 'menos'} que antes`
      }.`,
  },

  shows: 'Qué ven los demás',
  showsMore: 'Quienes juegan contigo pueden abrir esta página desde la mesa.',
  watchedName: 'Mi nombre, a quienes miran mis partidas',
  parts: {
    results: 'Partidas, puestos y tren más largo',
    pips: 'Puntos por ronda',
    pace: 'Cuánto duraron las partidas',
    reliability: 'Jugadas a tiempo',
    ratings: 'Puntuación',
  },
};

/** Muting people, and blocking them. */
export const boundariesText: Translation<typeof en.boundariesText> = {
  title: 'Silenciados y bloqueados',
  line: 'A quiénes no escuchas. Solo tú ves esto.',
  more: 'a quiénes no escuchas',
  failed: 'No se pudo cargar esta lista',
  none: 'Nadie. Puedes silenciar a alguien en su mensaje y bloquearlo en su perfil.',
  kinds: { mute: 'silenciado', block: 'bloqueado' },
  since: (kind, date) => `${kind} desde el ${date}`,
  remove: { mute: 'Dejar de silenciar', block: 'Desbloquear' },
  removeOne: { mute: (name) => `Dejar de silenciar a ${name}`, block: (name) => `Desbloquear a ${name}` },
  removing: 'Quitando…',
  removed: {
    mute: (name) => `Vuelves a escuchar a ${name}.`,
    block: (name) => `${name} ya no está en tu lista de bloqueos.`,
  },

  block: (name) => `Bloquear a ${name}`,
  ask: (name) =>
    `Tú y ${name} ya no verán lo que dice el otro, y ninguna mesa nueva los sentará juntos. Las partidas en curso siguen. ${name} no recibe aviso.`,
  yes: 'Bloquear',
  no: 'Cancelar',
  blocking: 'Bloqueando…',
  blocked: (name) => `Bloqueaste a ${name}. Puedes deshacerlo en Cuenta y pantalla.`,
};
