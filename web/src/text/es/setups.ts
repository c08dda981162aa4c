import type { Translation } from '@slow-train/words';
import { count } from '@slow-train/words/es';
import type * as en from '../en/setups.ts';

/** Saved set-ups for new games. */
export const setupsText: Translation<typeof en.setupsText> = {
  title: 'Plantillas',
  many: (many) => (many === 0 ? 'guarda esto para la próxima' : `${many} ${many === 1 ? 'guardada' : 'guardadas'}`),
  summary: (preset, seats, clock) => `${preset}, ${count(seats, 'asiento')}, ${clock}`,
  useOne: (name) => `Usar «${name}»`,
  used: (name) => `Todo quedó como en «${name}».`,
  name: 'Un nombre para guardarlo',
  newName: (name) => `Un nombre nuevo para «${name}»`,
  save: 'Guardar así',
  saving: 'Guardando…',
  saved: (name) => `«${name}» quedó guardada.`,
  rename: 'Cambiar nombre',
  renameOne: (name) => `Cambiar el nombre de «${name}»`,
  keepName: 'Dejar el nombre anterior',
  link: 'Compartir',
  sendOne: (name) => `Mandar un enlace a «${name}»`,
  linkTo: (name) => `Enlace a «${name}»`,
  remove: 'Borrar',
  removeOne: (name) => `Borrar «${name}»`,
  removeSure: (name) => `¿Borrar «${name}»? Las partidas que salieron de ella siguen.`,
  removing: 'Borrando…',
  keep: 'Conservarla',
  invite: 'Dominó tren mexicano, como lo jugamos: pon la mesa con un toque.',
  words: {
    copy: 'Copiar el enlace',
    copied: 'Copiado. A quien lo abra le sale todo ya elegido.',
    notCopied: 'No se pudo copiar. El enlace está seleccionado: cópialo de ahí.',
    send: 'Compartir…',
  },
};
