import type { Phrase } from '@slow-train/protocol';

/** What people say without typing. */
export const phrases: { readonly [phrase in Phrase]: string } = {
  hello: 'Hello',
  goodLuck: 'Good luck',
  wellPlayed: 'Well played',
  thankYou: 'Thank you',
  ouch: 'Ouch',
  ha: 'Ha',
  soClose: 'So close',
  badLuck: 'Bad luck',
  sorry: 'Sorry',
  takeYourTime: 'Take your time',
  backTomorrow: 'Back tomorrow',
  oneMore: 'One more?',
  goodGame: 'Good game',
};
