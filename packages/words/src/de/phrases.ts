import type { Phrase } from '@slow-train/protocol';

/** What people say without typing. */
export const phrases: { readonly [phrase in Phrase]: string } = {
  hello: 'Hallo',
  goodLuck: 'Viel Glück',
  wellPlayed: 'Gut gespielt',
  thankYou: 'Danke',
  ouch: 'Autsch',
  ha: 'Ha',
  soClose: 'So knapp',
  badLuck: 'Pech gehabt',
  sorry: 'Entschuldige',
  takeYourTime: 'Lass dir Zeit',
  backTomorrow: 'Bis morgen',
  oneMore: 'Noch eine?',
  goodGame: 'Gute Partie',
};
