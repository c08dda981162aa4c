import { broughtWords, GLOSSARY, moreText } from '#text/how-to-play.ts';
import { TERM_NAMES, termAnchor } from '../../components/glossary.ts';

type PlaceName = keyof typeof moreText.places;
type GroupName = keyof typeof moreText.groups;

/** A place one level down: the page it is on, or nothing if it is at a table, to which there is no link from here. */
interface Place {
  readonly name: PlaceName;
  readonly href?: string;
  /** The page is none of the app's own. */
  readonly isOutside?: true;
}

/** Every place of the page *More*, by its groups, in the order of the page. */
export const PLACES: { readonly [group in GroupName]: readonly Place[] } = {
  you: [
    { name: 'account', href: '/you' },
    { name: 'display', href: '/you#display' },
    { name: 'moves', href: '/you#moves' },
    { name: 'notifications', href: '/you/notifications' },
    { name: 'profile', href: '/you/profile' },
    { name: 'boundaries', href: '/you/boundaries' },
    { name: 'data', href: '/you#data' },
    { name: 'plain', href: '/plain', isOutside: true },
  ],
  time: [
    { name: 'quiet', href: '/you/notifications#quiet' },
    { name: 'calendar', href: '/you/notifications#feeds' },
    { name: 'vacation' },
    { name: 'night' },
    { name: 'pause' },
  ],
  games: [
    { name: 'circles', href: '/circles' },
    { name: 'tournaments', href: '/tournaments' },
    { name: 'open', href: '/open' },
    { name: 'watch', href: '/replay' },
    { name: 'learn', href: '/learn' },
  ],
  table: [
    { name: 'plan' },
    { name: 'hint' },
    { name: 'notes' },
    { name: 'forced' },
    { name: 'watchers' },
    { name: 'substitute' },
    { name: 'getUp' },
  ],
  real: [
    { name: 'score', href: '/score', isOutside: true },
    { name: 'blank', href: '/score/blank' },
    { name: 'wall', href: '/new/sheet' },
  ],
  rules: [
    { name: 'house', href: '/rules' },
    { name: 'setups', href: '/new' },
    { name: 'exact', href: '/rules/exact' },
  ],
  tinker: [
    { name: 'webhooks', href: '/you/notifications#webhooks' },
    { name: 'feeds', href: '/you/notifications#feeds' },
    { name: 'records', href: '/replay' },
    { name: 'deals' },
  ],
};

const isGroup = (name: string): name is GroupName => Object.hasOwn(PLACES, name);
export const GROUPS: readonly GroupName[] = Object.keys(PLACES).filter(isGroup);

/** An answer of the search: a place, or a word of the game. */
export interface Answer {
  readonly name: string;
  readonly more: string;
  /** Where it is, in words. */
  readonly where: string;
  readonly href?: string;
  readonly isOutside?: true;
  /** The words that people bring along, which the answer does not show. */
  readonly brought: string;
}

/** Returns a place as the page shows it. */
export function answerFor({ name, ...place }: Place, group: GroupName): Answer {
  const words = moreText.places[name];
  const where = 'way' in words ? words.way : moreText.at(moreText.groups[group]);
  return { name: words.name, more: words.more, where, brought: broughtWords[name], ...place };
}

const ANSWERS: readonly Answer[] = [
  ...GROUPS.flatMap((group) => PLACES[group].map((place) => answerFor(place, group))),
  ...TERM_NAMES.map((term) => {
    const { forms, means } = GLOSSARY[term];
    const [name = ''] = forms;
    return { name, more: means, where: moreText.word, href: `/rules#${termAnchor(term)}`, brought: forms.join(' ') };
  }),
];

/** Returns text without capitals and accents, as people type it. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** How well an answer fits one word, 0 if not at all: best by its name, then by a word brought along, then by its sentence. */
function fitOf({ name, brought, more }: Answer, wanted: string): number {
  const within = (text: string): boolean =>
    wordsIn(text).some((word) => word.startsWith(wanted) || (wanted.length > 3 && word.includes(wanted)));
  return within(name) ? 3 : within(brought) ? 2 : within(more) ? 1 : 0;
}

/**
 * Returns the answers that fit every word of a question, the best first. `calledHere` is the name of the best one if it
 * was found only by a word that this site does not use.
 */
export function search(question: string): { readonly answers: readonly Answer[]; readonly calledHere: string | null } {
  const wanted = wordsIn(question);
  if (wanted.length === 0) return { answers: [], calledHere: null };
  const found = ANSWERS.map((answer) => ({ answer, fit: Math.min(...wanted.map((word) => fitOf(answer, word))) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const [best] = found;
  return { answers: found.map(({ answer }) => answer), calledHere: best?.fit === 2 ? best.answer.name : null };
}
