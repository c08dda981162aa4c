import type { Translation } from '@slow-train/words';
import type * as en from '../en/join.ts';

/** The page to type an invitation code. */
export const codeText: Translation<typeof en.codeText> = {
  title: 'Entrar con un código',
  label: 'El código, o el enlace completo',
  hint: 'Pega lo que te mandaron',
  wrong:
    'Eso no es un código de invitación: tiene 22 letras, cifras, guiones y guiones bajos. Copia de nuevo el código completo.',
  go: 'Buscar la mesa',
};

/** The page that an invitation leads to. */
export const joinText: Translation<typeof en.joinText> = {
  title: 'Te invitan',
  by: (host, table) => `${host} te invita a «${table}».`,
  who: 'Ya están a bordo',
  take: 'Tomar asiento',
  busy: 'Tomando tu asiento…',
  go: 'Ir a la mesa',
  member: 'Ya tienes asiento aquí.',
  departed: 'Esta partida empezó sin ti.',
  full: 'Todos los asientos están ocupados.',
  own: 'Poner tu propia mesa',
  notFound: 'Esta invitación no funciona',
  otherCode: 'Probar otro código',
};
