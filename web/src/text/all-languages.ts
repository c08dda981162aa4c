import type { Language } from '@slow-train/protocol/languages';

// Texts that a reader of any language may meet in one file.

/** The text of an unreadable push. The service worker is one file for all languages. */
export const UNREADABLE_PUSH: { readonly [language in Language]: string } = {
  en: 'Something has moved at one of your tables.',
  es: 'Algo se movió en una de tus mesas.',
  de: 'An einem deiner Tische hat sich etwas getan.',
};

/** The text of a page whose browser runs no scripts: the build writes all of them into index.html. */
export const NO_SCRIPT: { readonly [language in Language]: string } = {
  en: 'Slow Train runs on JavaScript. Allow it for this site and load the page again.',
  es: 'Slow Train necesita JavaScript. Permítelo en este sitio y carga la página de nuevo.',
  de: 'Slow Train braucht JavaScript. Erlaube es für diese Website und lade die Seite neu.',
};

/** The text of a page that its browser cannot run, or not yet: a link, and the words around it. */
export const PLAIN_TABLE: { readonly [language in Language]: readonly [before: string, link: string, after: string] } =
  {
    en: ['This browser cannot run the full table. ', 'The plain table', ' has every move, and needs no script.'],
    es: [
      'Este navegador no puede mostrar la mesa completa. ',
      'La mesa sencilla',
      ' tiene todas las jugadas y no necesita scripts.',
    ],
    de: [
      'Dieser Browser kann den ganzen Tisch nicht zeigen. ',
      'Der einfache Tisch',
      ' kann jeden Zug und braucht kein Skript.',
    ],
  };

/** The name of a guest who has only played the computer, and was not asked for one. */
export const GUEST_NAMES: { readonly [language in Language]: string } = { en: 'Guest', es: 'Visita', de: 'Gast' };
