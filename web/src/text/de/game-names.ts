import type * as en from '../en/game-names.ts';

/** Names for tables whose hosts have entered none. */
export const gameNames: typeof en.gameNames = [
  'Der Bummelzug',
  'Ruhewagen',
  'Schienenersatzverkehr',
  'Die Nachtpost',
  'Der Milchzug',
  'Nebenstrecke',
  'Die Bergbahn',
  'Laub auf den Schienen',
  'Gleis Neun',
  'Der Umweg',
  'Hält überall',
  'Der letzte Anschluss',
  'Der Teewagen',
  'Herrenloser Koffer',
  'Vorsicht an der Bahnsteigkante',
  'Einfache Fahrt',
  'Das Abstellgleis',
  'Signal auf Halt',
  'Rückfahrt im Regen',
];
