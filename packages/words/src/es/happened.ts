import { capital, type Translation } from '../common.ts';
import type { happened as english } from '../en/happened.ts';
import { count, does, everyonesBrowser, everyonesPart, listed, timesInWords } from './grammar.ts';

/** The events of a game as sentences, with `*this*` emphasized. */
export const happened: Translation<typeof english> = {
  played: (who, tile, train, end) => `${does(who, 'jugaste', 'jugó')} *${tile}* en ${train}; ahora termina en ${end}.`,
  playedDouble: (who, tile, train) => `${does(who, 'jugaste', 'jugó')} *${tile}* en ${train}.`,
  ownTrain: (who) => (who.isYou ? 'tu propio tren' : 'su propio tren'),
  built: (who, tiles) => `${does(who, 'armaste', 'armó')} *${count(tiles, 'ficha')}*.`,
  buildSent: (who) => `${does(who, 'armaste tu', 'armó su')} tren. No se ve hasta que esté el de toda la mesa.`,
  drew: (who, tile) => `${does(who, 'robaste', 'robó')}${tile === null ? '' : ` *${tile}*`}.`,
  drewInVain: (who, tile) => `${does(who, 'robaste', 'robó')}${tile === null ? '' : ` *${tile}*`}, sin jugada.`,
  drewSeveral: (who, tiles, yours) =>
    `${does(who, 'robaste', 'robó')} *${count(tiles, 'ficha')}*${yours.length === 0 ? '' : `: ${listed(yours)}`}.`,
  passed: (who) => `${does(who, 'pasaste', 'pasó')}.`,
  skipped: (who) => (who.isYou ? 'Se saltó tu turno.' : `Se saltó el turno de ${who.name}.`),
  marked: (who) => `${who.isYou ? 'Tu tren' : `El tren de ${who.name}`} está abierto para la mesa.`,
  unmarked: (who) => `${who.isYou ? 'Tu tren' : `El tren de ${who.name}`} vuelve a ser privado.`,
  openedOn: (tile, train) => `*${tile}* quedó abierto en ${train}.`,
  covered: (tile) => `*${tile}* está cubierto.`,
  lineEnded: (tile, train) => `Fin de la línea para *${tile}* en ${train}.`,
  lastTile: (who) => (who.isYou ? 'Te queda 1 ficha.' : `A ${who.name} le queda 1 ficha.`),
  tapped: (who) => (who.isYou ? 'Avisaste: te queda 1 ficha.' : `${who.name} avisó: le queda 1 ficha.`),
  caught: (who, by, tiles) =>
    who.isYou
      ? `${by.name} te atrapó. Robas ${count(tiles, 'ficha')}.`
      : `${does(by, 'atrapaste', 'atrapó')} a ${who.name}. ${who.name} roba ${count(tiles, 'ficha')}.`,
  wentOut: (who) => `${does(who, 'te quedaste', 'se quedó')} sin fichas.`,
  blocked: 'Nadie puede jugar.',
  roundOver: 'Terminó la ronda.',
  gameOver: 'Terminó la partida.',
  thrownIn: 'Nadie tenía la locomotora. Se repartió de nuevo.',
  searched: (tiles, yours) =>
    `Se ${tiles === 1 ? 'robó' : 'robaron'} ${count(tiles, 'ficha')} más en busca de la locomotora${yours.length === 0 ? '' : `; robaste ${listed(yours.map((tile) => `*${tile}*`))}`}.`,
  dealt: (round, engine, tiles) => `Ronda ${round}: locomotora *${engine}*, ${count(tiles, 'ficha')} por mano.`,
  dealtWithout: (withheld, silent) =>
    [
      ...(withheld.length === 0
        ? []
        : [`Se repartió sin ${everyonesPart(withheld)}: estaba comprometida, pero no se mostró.`]),
      ...(silent.length === 0
        ? []
        : [
            `${capital(everyonesBrowser(silent))} no ${silent.length === 1 ? 'tiene' : 'tienen'} parte en este reparto.`,
          ]),
    ].join(' '),
  engineLaid: (who, tile) => `${does(who, 'pusiste', 'puso')} la locomotora *${tile}*.`,
  starter: (who) => `${does(who, 'empiezas', 'empieza')}.`,
  joined: (who) => `${does(who, 'te sentaste', 'se sentó')} a la mesa.`,
  left: (who) => `${does(who, 'dejaste', 'dejó')} la mesa.`,
  hostNow: (who) => `Ahora ${who.isYou ? 'tú puedes' : `${who.name} puede`} empezar la partida.`,
  started: 'Empieza la partida.',
  replaced: (who) => `${who.name}, la computadora, tomó un asiento que alguien dejó.`,
  timedOut: (who, times) =>
    `${who.isYou ? 'Se te' : `A ${who.name} se le`} acabó el tiempo${times > 1 ? `, ${timesInWords(times)} seguidas` : ''}.`,
  held: (who, by) => `${who.name} faltó demasiado. ${by}, la computadora, cuida el asiento.`,
  satIn: (who) => `${who.name} juega de reemplazo.`,
  returned: (who) => `${does(who, 'volviste', 'volvió')}.`,
  away: (who, from, to) => `${does(who, 'no estás', 'no está')} del ${from} al ${to}.`,
  home: (who) => `${does(who, 'volviste', 'volvió')} de las vacaciones.`,
  voteOpened: (who, matter) => `${does(who, 'pediste', 'pidió')} votar: ${matter}.`,
  voted: (who, inFavour) => `${does(who, 'votaste', 'votó')} que ${inFavour ? 'sí' : 'no'}.`,
  votePassed: (matter) => `La mesa votó que sí: ${matter}.`,
  voteFailed: (matter) => `La mesa votó que no: ${matter}.`,
  resumed: 'Terminó la pausa.',
  outage: (time) => `Slow Train no funcionó durante ${time}. Todos los plazos se corrieron lo mismo.`,
  takenDown: (reason) => `La administración de este sitio terminó la partida: ${capital(reason.replaceAll('*', ''))}`,
  ended: (who) => `${does(who, 'terminaste', 'terminó')} la partida.`,
  reopened: (who) => `${does(who, 'lo deshiciste', 'lo deshizo')}. La partida sigue.`,
  automatic: '(automático)',
  planned: '(planeado)',
};
