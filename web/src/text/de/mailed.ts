import type { mailedText as English } from '../en/mailed.ts';

export const mailedText: typeof English = {
  somebody: 'jemand mit Einladung per E-Mail',
  label: 'Wer ist es? Der Tisch liest das',
  later: 'Jetzt nicht',
  no: 'Nein, danke',
  answering: 'Wird gesendet…',
  said: {
    later: 'Der Platz bleibt für dich frei. Komm mit demselben Link zurück.',
    no: 'Du hast Nein gesagt. Bis jemand anders den Platz nimmt, kannst du es dir anders überlegen.',
  },
};
