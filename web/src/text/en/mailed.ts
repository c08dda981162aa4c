/** The answers of people invited by mail, and their host’s name for them. */
export const mailedText = {
  somebody: 'somebody invited by e-mail',
  label: 'Who is it? The table reads this',
  later: 'Not now',
  no: 'No, thank you',
  answering: 'Sending…',
  said: {
    later: 'The seat stays kept. Come back with the same link.',
    no: 'You said no. Until somebody else takes the seat, you can change your mind.',
  },
};
