import type { Translation } from '@slow-train/words';
import { ofEveryone } from '@slow-train/words/es';
import type * as en from '../en/fairness.ts';

/** Words about provable deals. */
export const fairness: Translation<typeof en.fairness> = {
  shuffling: 'Mezclando',
  waiting: (missing, minutes) => {
    const most = minutes === 1 ? 'un minuto como máximo' : `${minutes} minutos como máximo`;
    if (missing.length === 0) return 'la próxima ronda se reparte en un momento.';
    if (missing.every(({ isYou }) => isYou)) return `tu parte está en camino. Sin ella se reparte en ${most}.`;
    return `esperando ${missing.length === 1 ? 'el teléfono' : 'los teléfonos'} de ${ofEveryone(missing)}, ${most}.`;
  },
  waitingMore:
    'El navegador de cada persona aporta a la mezcla, para que nadie pueda dirigirla. Se reparte sin quienes lleguen tarde.',
  parts: 'Partes de esta mezcla',
  part: { there: 'en la mezcla', missing: 'por llegar', none: 'sin parte' },
  anew: 'Alguien dejó la mesa completa: el primer reparto se prepara de nuevo.',
  changed: (round) =>
    `El reparto de la ronda ${round} cambió después de quedar fijo. Eso no debe pasar: mira la hoja de puntos.`,
  brokenDeal: (round) => `El reparto de la ronda ${round} no se hizo como se prometió. La hoja de puntos dice por qué.`,

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
  without: (who) => `Reparto sin la parte de ${ofEveryone(who)}`,
  standing: {
    broken: 'El reparto está mal ✗',
    missing: 'Reparto sin mostrar',
    unchecked: 'Reparto sin comprobar',
    fits: 'El reparto se repite ✓',
    proved: 'Reparto probado ✓',
  },
  round: (round, engine) => `Ronda ${round}, ${engine}`,

  title: (round) => `Cómo se repartió la ronda ${round}`,
  close: 'Cerrar',
  checking: 'Repitiendo el reparto…',
  failed: 'Slow Train no responde. El reparto sigue sin comprobar. Intenta de nuevo.',
  passed: 'Bien',
  wrong: 'Mal',
  evidence: 'Descargar la prueba',
  kept: 'Descargar lo que guardó este navegador',
  notShown: 'El servidor no muestra cómo se hizo este reparto. Sin eso no hay nada probado.',
  foundBefore: (sentence) =>
    `Este navegador ya comprobó este reparto y no conserva su propia parte. La prueba sigue encajando. ${sentence}`,
  check: 'Con estos archivos cualquiera puede repetir el reparto: npm run verify-deal -- PRUEBA GUARDADO',
};
