import type { Translation } from '@slow-train/words';
import { listed, presetName, setName, spanOf } from '@slow-train/words/de';
import type * as en from '../en/substitutes.ts';

/** Held seats and substitutes. */
export const substitutesText: Translation<typeof en.substitutesText> = {
  computer: 'Computer',
  playsFor: (owner) => `Computer, spielt für ${owner}`,
  sitsIn: (owner, isYou) => (isYou ? `springst für ${owner} ein` : `springt für ${owner} ein`),

  away: (holder, isComputer) =>
    isComputer ? `Du warst zu lange weg. ${holder}, ein Computer, spielt für dich.` : `${holder} springt für dich ein.`,
  awayLabel: 'Dein Platz',
  back: 'Meinen Platz zurücknehmen',
  comingBack: 'Du nimmst Platz…',

  handWith: (holder) => `${holder} hat deine Hand.`,

  getUp: (owner) => `Den Platz von ${owner} verlassen`,
  getUpSure: (owner) => `Dann hütet ein Computer den Platz, bis ${owner} zurück ist oder jemand anderes einspringt.`,
  getUpYes: 'Verlassen',
  getUpNo: 'Bleiben',
  gettingUp: 'Du stehst auf…',

  satIn: (owner) => `Du springst nicht mehr für ${owner} ein`,
  satInMore: (owner) =>
    `Du hast den Platz verlassen, ${owner} ist zurück, oder deine Zeit war zu oft um. Danke fürs Einspringen.`,

  find: (owner) => `Ersatz für ${owner}…`,
  title: (owner) => `Ersatz für ${owner}`,
  close: 'Zurück zum Tisch',
  lead: (holder, owner) =>
    `${holder}, ein Computer, spielt für ${owner}. Stattdessen kann ein Mensch einspringen, mit der Hand und den Augen von ${owner}, bis ${owner} zurück ist.`,
  volunteers: 'Wer einspringen darf',
  volunteersBusy: 'Wird gespeichert…',
  volunteersNo: 'Alle mit dem Link',
  volunteersYes: 'Alle, die mögen',
  volunteersMore: 'Wer einspringen mag, findet diesen Tisch unter den eigenen Tischen.',

  joinBy: (table, holder, owner) =>
    `${owner} war am Tisch „${table}“ zu lange weg. ${holder}, ein Computer, hütet den Platz.`,
  joinMeans: (owner) =>
    `Du spielst die Hand von ${owner}, und gezählt wird für ${owner}. Der Platz kann jederzeit zurückgenommen werden.`,
  sitInFor: (owner) => `Für ${owner} einspringen`,

  vacancies: 'Tische, die Ersatz suchen',
  vacanciesMore: 'Hier fehlt jemand. Spring ein, bis der Platz zurückgenommen wird.',
  line: (rules, round, rounds, allowance) =>
    `Regeln ${presetName(rules.preset)}, ${setName(rules.set)}, Runde ${round} von ${rounds}, ${allowance === null ? 'keine Uhr' : `${spanOf(allowance)} Bedenkzeit`}`,
  company: (owner, others) => `Platz von ${owner}, mit ${listed(others)}`,
  sitIn: 'Einspringen',
  sitInSpoken: (owner, table) => `Für ${owner} am Tisch „${table}“ einspringen`,
  sittingIn: 'Du nimmst Platz…',
};
