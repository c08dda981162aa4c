import type { Translation } from '@slow-train/words';
import type * as en from '../en/shell.ts';

/** The words around every page, and in place of one that cannot be shown. */
export const shellText: Translation<typeof en.shellText> = {
  app: 'Slow Train',
  tables: 'Tus mesas',
  back: 'Mesas',
  score: 'Puntos',
  you: (name) => `Eres ${name}`,
  signIn: 'Entrar',
  skip: 'Ir al contenido',
  offline: 'Sin conexión. Lo que ves puede no estar al día.',
  asOf: (when) => `Sin conexión. Lo ves como estaba: ${when}.`,
  loading: 'Cargando…',
  loadingTable: 'Cargando tu mesa…',
  settingTable: 'Poniendo tu mesa…',
  titleWaiting: (many) => `● ${many === 1 ? 'Tu turno' : `${many} mesas te esperan`} · Slow Train`,
  titleTurn: (table) => `● Tu turno · ${table}`,
  titleOf: (page) => `${page} · Slow Train`,
  closeToast: 'Cerrar',

  field: {
    count: (length, most) => `${length} de ${most}`,
    tooLong: (over, most) => `${over === 1 ? 'Sobra 1 carácter' : `Sobran ${over} caracteres`}: caben ${most}.`,
  },

  update: { ready: 'Hay una versión nueva. Lo que empezaste se conserva.', load: 'Cargarla' },
  missing: {
    title: 'No encontramos la página',
    more: 'No hay ninguna página en esta dirección. Revisa el enlace o ve a tus mesas.',
    home: 'A tus mesas',
  },
  crash: {
    title: 'Algo se rompió',
    more: 'Esta página no puede seguir. Tus mesas están a salvo. Carga la página de nuevo.',
    reload: 'Recargar la página',
    home: 'A tus mesas',
  },
  problem: {
    unreachable: 'Slow Train no responde. No se perdió nada. Intenta de nuevo.',
    unknown: 'Algo salió mal. No cambió nada. Intenta de nuevo.',
    unreadable: 'No se pudo leer la respuesta. Inténtalo en un momento.',
    noCookies:
      'Tu navegador no guarda cookies de este sitio, así que no podemos guardar tu asiento. Permítelas e inténtalo de nuevo.',
    again: 'Intentar de nuevo',
    report: (requestId) => `Si sigue pasando, cuéntaselo a la administración: ${requestId}`,
  },
};
