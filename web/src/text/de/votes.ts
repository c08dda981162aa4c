import type { VoteKind } from '@slow-train/protocol';
import type { Translation, Who } from '@slow-train/words';
import { does, listed, numberWord } from '@slow-train/words/de';
import type * as en from '../en/votes.ts';

/** The majority a vote needs. */
type Majority = 'half' | 'thirds';

const MAJORITIES: { readonly [K in VoteKind]: Majority } = {
  pause: 'half',
  resume: 'half',
  extend: 'half',
  replace: 'thirds',
  cancel: 'thirds',
};

const people = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'du' : name)));

/** Votes. */
export const votesText: Translation<typeof en.votesText> = {
  open: 'Den Tisch fragen…',
  title: 'Den Tisch fragen',
  close: 'Zurück zum Tisch',
  lead: 'Wer fragt, stimmt mit Ja. Die anderen haben drei Tage; wer nicht abstimmt, ist dagegen.',
  other: 'Es läuft schon eine Abstimmung. Entscheidet zuerst diese.',

  kinds: {
    pause: () => ({
      title: 'Eine Pause',
      more: 'Alle Uhren stehen. Spielen darf man trotzdem.',
      ask: 'Um eine Pause bitten',
    }),
    resume: () => ({
      title: 'Das Ende der Pause',
      more: 'Alle Uhren laufen sofort weiter.',
      ask: 'Um das Ende bitten',
    }),
    extend: () => ({
      title: 'Mehr Zeit',
      more: 'Wer dran ist, bekommt die Bedenkzeit noch einmal dazu.',
      ask: 'Um mehr Zeit bitten',
    }),
    replace: (name) => ({
      title: `Ein Computer für ${name}`,
      more: `Die Zeit von ${name} war um. Ein Computer spielt diese Hand; ${name} kann jederzeit zurückkommen.`,
      ask: `Für ${name} um einen bitten`,
    }),
    cancel: () => ({
      title: 'Das Ende der Partie',
      more: 'Sie endet ohne Ergebnis, für alle und für immer.',
      ask: 'Um das Ende bitten',
    }),
  },
  days: 'Tage',
  daysMore: 'von 1 bis 30',
  takes: (kind, voters) => {
    if (voters <= 1) return 'Sonst stimmt niemand ab: Es geschieht sofort.';
    if (voters === 2) return 'Nötig sind eure beiden Stimmen.';
    return MAJORITIES[kind] === 'half'
      ? `Nötig ist mehr als die Hälfte der ${numberWord(voters)} Stimmen.`
      : `Nötig sind zwei Drittel der ${numberWord(voters)} Stimmen.`;
  },
  sure: (kind, name) =>
    kind === 'replace'
      ? `Für ${name ?? 'diesen Platz'} um einen Computer bitten? Alle sehen, dass du es warst.`
      : 'Um das Ende der Partie bitten? Alle sehen, dass du es warst.',
  yes: 'Ja, fragen',
  no: 'Nein, lieber nicht',
  asking: 'Wird gefragt…',

  label: 'Eine Abstimmung läuft',
  asks: (who, matter) => `${does(who, 'möchtest', 'möchte')} ${matter}.`,
  count: (yes, needed) => `${yes} von ${needed === 1 ? '1 nötigen Stimme' : `${needed} nötigen Stimmen`}`,
  until: (when) => `Läuft bis ${when}.`,
  yesBy: (all) => `Ja: ${people(all)}.`,
  noBy: (all) => `Nein: ${people(all)}.`,
  stillBy: (all) => `Noch offen: ${people(all)}.`,
  aboutYou: 'In dieser Abstimmung geht es um dich: Die anderen entscheiden. Spiel weiter, um deinen Platz zu behalten.',
  inFavour: 'Ja',
  against: 'Nein',
  mind: 'Bis zur Entscheidung kannst du deine Stimme ändern.',
  casting: 'Wird gespeichert…',
  ballot: 'Deine Stimme',
};
