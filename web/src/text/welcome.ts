/** The first page of who has no name yet. */
export const welcomeText = {
  motto: 'Mexican Train dominoes by post: lay a tile, put the kettle on, and let the others take their time.',
  title: 'Welcome',
  ticket: 'Your ticket',
  name: 'Your name',
  nameHint: 'What the others will call you',
  nameMissing: 'Write a name first, any name: the others have to call you something.',
  computer: 'Play against the computer',
  table: 'Set a table',
  busy: 'Your ticket is being punched',
  steps: [
    'Lay tiles end to end, from the engine outwards.',
    'Stuck? Draw one. Still stuck? Then anybody may use your train.',
    'Take a minute or a week. The train waits.',
  ],
  small: 'No account, no e-mail: your name is your ticket, and this browser keeps it.',
  smallKnown: 'You are signed in: only your name is missing.',
  haveSeat: 'You have a seat already?',
  signIn: 'Sign in',
  privacy: 'What is stored, and why',
  haveCode: 'Somebody sent you a code?',
  join: 'Join their table',
};
