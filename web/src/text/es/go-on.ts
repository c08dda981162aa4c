import type { Translation } from '@slow-train/words';
import { count, presetName } from '@slow-train/words/es';
import type * as en from '../en/go-on.ts';

export const goOnText: Translation<typeof en.goOnText> = {
  title: 'Seguir aquí',
  line: 'La misma gente, las rondas que faltan, un turno cuando tengas tiempo',
  back: 'Hoja',
  left: (played, engines) =>
    `${count(played, 'ronda')} en la mesa; ${engines.length === 1 ? 'falta 1' : `faltan ${engines.length}`}: ${engines.map((one) => `${one}‑${one}`).join(', ')}. Los puntos hasta ahora cuentan:`,
  who: '¿Quién de estas personas eres?',
  sayWho: 'Di primero cuál de estas personas eres.',
  preset: (preset) => presetName(preset),
  more: (preset, clock) => `Reglas: ${presetName(preset)}. Reloj: ${clock}.`,
  rules: 'Reglas para las rondas que faltan',
  what: 'Después recibes un enlace para cada una de las demás personas. La partida empieza cuando todas abrieron el suyo. Nunca lleva puntuación, porque nadie revisó la hoja.',
  make: 'Crear la mesa',
  making: 'Creando la mesa…',
  missing: 'Esta hoja no está en este dispositivo',
  missingMore: 'Ábrela en el teléfono que llevó los puntos y elige allí Compartir.',
  toScore: 'Tus hojas de puntos',
  cannot: 'Esta noche no puede seguir por correspondencia',
  toSheet: 'Volver a la hoja',
  faults: {
    people: (most) => `Aquí una mesa tiene a lo sumo ${most} lugares. Sigan con fichas de verdad o en dos mesas.`,
    set: (set) => `Aquí no hay juego de doble ${set}. Sigan con fichas de verdad.`,
    round: (round) => `La ronda ${round} no está completa. Anota antes los puntos de todos o quita los de esa ronda.`,
    unplayed: 'Todavía no hay ninguna ronda completa. Crea una mesa nueva: no necesita hoja.',
    over: 'No falta ninguna ronda: ya se jugó la última, o alguien llegó a la meta. Crea una mesa nueva.',
    rules: 'Ningún reglamento tiene aquí fichas para tanta gente y esta forma de contar. Sigan con fichas de verdad.',
  },
};

export const seatLinksText: Translation<typeof en.seatLinksText> = {
  title: 'Un enlace para cada quien',
  more: 'Manda a cada persona su enlace: lleva a su lugar y a sus puntos. Aquí están hasta que lleguen todos.',
  message: (name) => `${name}, nuestra partida sigue aquí. Este es tu lugar:`,
  sendTo: (name) => `Mandar a ${name} su enlace`,
  copyFor: (name) => `Copiar el enlace de ${name}`,
  copied: 'Enlace copiado.',
  notCopied: 'No se pudo copiar el enlace. Inténtalo de nuevo o mándalo.',
  failed: 'No se pudieron cargar los enlaces.',
  again: 'Otra vez',
};

export const circleEveningsText: Translation<typeof en.circleEveningsText> = {
  enter: 'Anotar una noche',
  enterLine: 'En la temporada de un grupo, como si fuera una partida',
  missing: 'Esta hoja no está en este dispositivo. Ábrela en el teléfono que llevó los puntos y elige allí Compartir.',
  which: '¿En qué grupo?',
  who: '¿Quién de la hoja es qué miembro?',
  guest: 'Una visita',
  means:
    'Se pregunta a todos los miembros que jugaron. La noche cuenta cuando la confirman, o a los tres días si nadie se opone. Las visitas no reciben nada.',
  send: 'Anotar la noche',
  busy: 'Un momento…',
  title: (name) => `Noche: ${name}`,
  more: (rounds, season) =>
    `Con fichas de verdad, ${count(rounds, 'ronda')}${season === null ? '' : `, temporada ${season}`}`,
  you: 'Tú',
  row: (pips, isGuest) => `${pips}${isGuest ? ', visita' : ''}`,
  says: 'confirmada',
  counts: 'Cuenta.',
  waits: (by, until) =>
    `${by === null ? 'Cuenta' : `La anotó ${by}. Cuenta`} desde ${until}, o en cuanto la confirmen todos los miembros que jugaron.`,
  confirm: 'Es correcto',
  object: 'No es correcto',
  takeBack: 'Retirarla',
  sure: 'Entonces la noche se borra aquí para todos.',
  keep: 'Dejarla',
};
