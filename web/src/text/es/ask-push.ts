import type { Translation } from '@slow-train/words';
import type * as en from '../en/ask-push.ts';

/** The offer of notifications after one's own move, and its outcomes. */
export const askPushText: Translation<typeof en.askPushText> = {
  ask: '¿Te avisamos cuando sea tu turno?',
  askToo: 'Te avisamos por correo cuando es tu turno. ¿También en este dispositivo?',
  here: 'En este dispositivo',
  mail: 'Por correo',
  later: 'Ahora no',
  told: 'Listo. Este dispositivo te avisa cuando es tu turno.',
  choose: 'Elegir más',
  blocked: 'Este navegador bloquea los avisos. Puedes cambiarlo en sus ajustes para este sitio.',
  unanswered: 'No cambió nada. Lo encuentras cuando quieras en «Avisos».',
  unable: 'Este navegador no puede recibir avisos. El correo sí funciona.',
  unconfigured: 'Este servidor no manda avisos push. El correo sí funciona.',
  again: 'Intentar de nuevo',
};
