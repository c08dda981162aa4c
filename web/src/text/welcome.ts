/** The first page for a visitor without a name. */
export const welcomeText = {
  motto: 'Mexican Train dominoes by post: lay a tile, put the kettle on, and let the others take their time.',
  title: 'Welcome',
  ticket: 'Your ticket',
  name: 'Your name',
  nameHint: 'The name others see',
  nameMissing: 'Write a name first: the others see it.',
  computer: 'Play against the computer',
  table: 'Set a table',
  busy: 'Making your ticket…',
  steps: [
    'Lay tiles end to end, from the engine outwards.',
    'Stuck? Draw a tile. Still stuck? Then anyone may play on your train.',
    'Take a minute or a week. The train waits.',
  ],
  small: 'No account, no e-mail: your name is your ticket, kept in this browser.',
  smallKnown: 'You are signed in. Only your name is missing.',
  haveSeat: 'Played here before?',
  signIn: 'Sign in',
  privacy: 'What is stored, and why',
  haveCode: 'Got a code?',
  join: 'Join their table',
};
