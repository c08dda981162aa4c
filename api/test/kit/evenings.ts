import { BEGINNING } from '@slow-train/local/kit';
import { USUAL_EVENING, type Evening } from '@slow-train/protocol/evening';

/** A score sheet of two people before its first figure. */
export const newEvening: Evening = {
  id: 'abcdefgh2345',
  title: '',
  begun: BEGINNING,
  people: ['Mira', 'Ruth'],
  set: 12,
  engines: [12, 11],
  rules: USUAL_EVENING,
  isEnded: false,
  entries: [],
};
