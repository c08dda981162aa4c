import type { Translation } from '@slow-train/words';
import type * as en from '../en/boundaries.ts';

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
