import type * as en from '../en/game-names.ts';

/** Names for tables whose hosts have entered none. */
export const gameNames: typeof en.gameNames = [
  'El Tren Lento',
  'El Tranvía de Medianoche',
  'Vagón Silencioso',
  'El Correo Nocturno',
  'La Vía Angosta',
  'Andén Nueve',
  'La Ruta Larga',
  'Todas las Paradas',
  'La Última Conexión',
  'Café en el Andén',
  'Equipaje Olvidado',
  'Cuidado con el Escalón',
  'Solo Ida',
  'El Carril Lento',
  'Señal en Rojo',
  'Vuelta en Temporada Baja',
  'El Ramal del Desierto',
  'El Tren de la Sierra',
  'La Máquina 501',
];
