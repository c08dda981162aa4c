import type { Translation } from '@slow-train/words';
import { count, listed, type Who } from '@slow-train/words/es';
import type * as en from '../en/fairness.ts';

type Texts = Translation<typeof en.fairness>;

const people = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'tú' : name)));

const absent = ({ withheld, silent }: en.DealParts): string[] => [
  ...(withheld.length > 0 ? [`Sellaron y no mostraron su parte: ${people(withheld)}.`] : []),
  ...(silent.length > 0 ? [`No sellaron nada (la máquina nunca lo hace): ${people(silent)}.`] : []),
];

const right: Texts['checks']['right'] = {
  evidence: () => 'El servidor muestra cómo se hizo este reparto.',
  commitment: () => 'El servidor se comprometió con este secreto para esta mesa y esta ronda.',
  seals: () => 'Cada parte es la que su lugar selló para esta mesa y esta ronda.',
  contributions: (parts) => [`Participaron en este reparto: ${people(parts.given)}.`, ...absent(parts)].join(' '),
  decks: ({ decks }) =>
    decks === 1
      ? 'Del secreto y las partes sale exactamente esta mezcla.'
      : `Del secreto y las partes salen exactamente estas ${decks} mezclas.`,
  throwIns: ({ decks }) =>
    decks === 1
      ? 'La primera mezcla se podía jugar, y se jugó.'
      : `Hubo que mezclar de nuevo ${count(decks - 1, 'vez', 'veces')}, y así se hizo.`,
  starter: ({ starter }) =>
    starter === null
      ? 'Las reglas dicen quién empieza esta ronda, sin sorteo.'
      : `Según el secreto y las partes ${starter.isYou ? 'empiezas tú' : `empieza ${starter.name}`}.`,
  round: () => 'La prueba es de esta mesa y esta ronda.',
  promise: () => 'El compromiso del servidor es el que este navegador vio antes.',
  list: () => 'Los sellos son los que este navegador vio antes.',
  opened: () => 'Cada parte que este navegador vio llegar está en el reparto.',
  own: () => 'La parte de tu lugar es la de este navegador.',
  rules: () => 'El reparto sigue las reglas de la mesa.',
  hand: () => 'Esta mezcla te da las fichas que recibiste.',
  play: () => 'Cada ficha jugada o tomada en la ronda está donde la tiene esta mezcla.',
};

const wrong: Texts['checks']['wrong'] = {
  evidence: () => 'Lo que muestra el servidor no es la prueba de este reparto.',
  commitment: () => 'El secreto no es aquel con el que el servidor se comprometió para esta mesa y esta ronda.',
  seals: () => 'Una parte no es la que su lugar selló para esta mesa y esta ronda.',
  contributions: (parts) =>
    ['Nadie participó en este reparto, así que lo eligió solo el servidor.', ...absent(parts)].join(' '),
  decks: () => 'Del secreto y las partes sale otra mezcla.',
  throwIns: () => 'Se mezcló de nuevo más o menos veces de las que dicen las reglas.',
  starter: () => 'No empezó quien debía empezar según el secreto y las reglas.',
  round: () => 'La prueba es de otra mesa u otra ronda.',
  promise: () => 'El compromiso del servidor no es el que este navegador vio antes.',
  list: () => 'Los sellos no son los que este navegador vio antes.',
  opened: () => 'Una parte que este navegador vio llegar quedó fuera del reparto.',
  own: () => 'La parte de tu lugar no es la de este navegador.',
  rules: () => 'El reparto no sigue las reglas de la mesa.',
  hand: () => 'Esta mezcla te da otras fichas, u otro primer turno, que los de la ronda.',
  play: () => 'Una ficha jugada o tomada en la ronda no está donde la tiene esta mezcla.',
};

const verdicts: Texts['verdicts'] = {
  proved:
    'Nadie pudo dirigir este reparto. Tu navegador participó, y todo lo demás quedó fijo antes de que se conociera su parte.',
  withheld:
    'Tu navegador participó en este reparto, pero un lugar selló su parte y no la mostró. Junto con el servidor, ese lugar pudo elegir entre dos mezclas.',
  unproved:
    'La prueba es coherente, pero tu navegador no participó en este reparto o no lo vio. Tienes que confiar en que las demás personas no dejaron que nadie lo dirigiera.',
  broken: 'La prueba está mal: este reparto no es el que se prometió.',
};

/** Words about provable deals. */
export const fairness: Texts = {
  waitingMore:
    'El navegador de cada persona aporta a la mezcla, para que nadie pueda dirigirla. Se reparte sin quienes lleguen tarde.',
  parts: 'Partes de esta mezcla',
  part: { there: 'en la mezcla', missing: 'por llegar', none: 'sin parte' },
  deals: 'Repartos',
  dealsMore: 'Tu navegador repite cada reparto y compara la ronda con él.',
  worst: {
    broken: (many) => `Repartos: ${many} mal ✗`,
    missing: (many) => `Repartos: ${many} sin mostrar`,
    unchecked: () => 'Repartos: sin comprobar',
    part: (many) => `Repartos: ${many} sin una parte`,
    fits: () => 'Los repartos se repiten ✓',
    proved: () => 'Repartos probados ✓',
  },
  round: (round, engine) => `Ronda ${round}, ${engine}`,

  title: (round) => `Cómo se repartió la ronda ${round}`,
  close: 'Cerrar',
  checking: 'Repitiendo el reparto…',
  failed: 'Slow Train no responde. El reparto sigue sin comprobar. Intenta de nuevo.',
  verdicts,
  checks: { right, wrong },
  passed: 'Bien',
  wrong: 'Mal',
  evidence: 'Descargar la prueba',
  kept: 'Descargar lo que guardó este navegador',
  notShown: 'El servidor no muestra cómo se hizo este reparto. Sin eso no hay nada probado.',
  foundBefore: (sentence) =>
    `Este navegador ya comprobó este reparto y no conserva su propia parte. La prueba sigue encajando. ${sentence}`,
  check: 'Con estos archivos cualquiera puede repetir el reparto: npx slow-train verify-deal PRUEBA GUARDADO',
};
