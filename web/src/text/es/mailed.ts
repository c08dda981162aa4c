import type { mailedText as English } from '../en/mailed.ts';

export const mailedText: typeof English = {
  somebody: 'alguien con invitación por correo',
  label: '¿Quién es? Lo lee la mesa',
  later: 'Ahora no',
  no: 'No, gracias',
  answering: 'Enviando…',
  said: {
    later: 'El asiento sigue reservado. Vuelve con el mismo enlace.',
    no: 'Dijiste que no. Mientras nadie tome el asiento, puedes cambiar de idea.',
  },
};
