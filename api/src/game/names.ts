import type { Language } from '@slow-train/protocol';
import { CHARACTERS } from '@slow-train/protocol/levels';
import { below, shuffle } from '@slow-train/fairness';
import type { LevelName } from '@slow-train/players';
import { at } from '@slow-train/rules';
import type { Chance } from './chance.ts';
import { looksLike } from './look-alike.ts';

const GAMES = [
  'The Stopping Service',
  'Night Mail',
  'The Branch Line',
  'The Milk Train',
  'The Early Goods',
  'Platform Two',
  'The Slow Express',
  'The Last Connection',
  'Junction Box',
  'The Sleeper',
  'The Ferry Train',
  'The Sunday Excursion',
  'The Waiting Room',
  'Signal Cabin',
  'The Local',
  'The Mountain Railway',
  'The Harbour Line',
  'The Long Siding',
  'Change Here',
  'The Relief Train',
  'The Dining Car',
  'The Viaduct',
  'The Turntable',
  'Request Stop',
] as const;

const COMPUTERS = [
  'Stephenson',
  'Trevithick',
  'Brunel',
  'Hackworth',
  'Locke',
  'Gresley',
  'Stanier',
  'Cubitt',
  'Crampton',
  'Ramsbottom',
  'Churchward',
  'Maunsell',
  'Bulleid',
  'Ivatt',
  'Riddles',
] as const;

/** Names of those who run a site, in every language of the page, and the site's own. */
const OFFICIAL = [
  'Slow Train',
  'Operator',
  'Admin',
  'Administrator',
  'Moderator',
  'Support',
  'System',
  'Betreiber',
  'Betreiberin',
  'Administratorin',
  'Moderatorin',
  'Operador',
  'Operadora',
  'Administrador',
  'Administradora',
  'Moderador',
  'Moderadora',
  'Soporte',
  'Sistema',
] as const;

/** What the site calls its reader, and those who have no name, in every language of the page. */
const ANYBODY = [
  'You',
  'Yourself',
  'Somebody',
  'Someone',
  'Anybody',
  'Everybody',
  'Everyone',
  'Nobody',
  'Du',
  'Sie',
  'Ihr',
  'Jemand',
  'Niemand',
  'Alle',
  'Tú',
  'Usted',
  'Ustedes',
  'Alguien',
  'Nadie',
  'Todos',
] as const;

/** Whether a player of this name could pass for somebody who runs the site. */
export function isOfficial(name: string): boolean {
  return isLikeAny(OFFICIAL, name);
}

/** Whether a sentence about a player of this name would read as one about its reader, or about nobody in particular. */
export function isAnybody(name: string): boolean {
  return isLikeAny(ANYBODY, name);
}

function isLikeAny(reserved: readonly string[], name: string): boolean {
  const letters = (text: string): string => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '');
  return reserved.some((one) => looksLike(letters(one), letters(name)));
}

const GUESTS: { readonly [language in Language]: string } = { en: 'Guest', de: 'Gast', es: 'Visita' };

/** Returns a name that says nothing, such as `Guest 4821`, for somebody who may not choose one. */
export function neutralName(language: Language, { byte }: Pick<Chance, 'byte'>): string {
  return `${GUESTS[language]} ${1_000 + 100 * below(90, byte) + below(100, byte)}`;
}

/** Returns a name for a game that its host did not name. */
export function gameName(chance: Chance): string {
  return at(GAMES, below(GAMES.length, chance.byte));
}

/**
 * Returns names for computer players that look like none that is taken. There are more names than seats. The first one of
 * a level has the name of its character.
 */
export function computerNames(
  count: number,
  taken: readonly string[],
  chance: Chance,
  levels: readonly LevelName[] = [],
): string[] {
  const isFree = (name: string): boolean => !taken.some((other) => looksLike(name, other));
  const others = shuffle(COMPUTERS.filter(isFree), chance.byte);
  return others.slice(0, count).map((name, index) => {
    const level = levels[index];
    const isFirst = level !== undefined && levels.indexOf(level) === index;
    return isFirst && isFree(CHARACTERS[level]) ? CHARACTERS[level] : name;
  });
}
