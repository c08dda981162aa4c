import type { Language } from '@slow-train/protocol/languages';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';

import type { Translation } from './common.ts';
import { isolating } from './isolated.ts';

export type { Names, Translation, Who } from './common.ts';
export { presetName, tileText } from './common.ts';

/** What every language can say. Further helpers of a language are for its own texts. */
export type Words = Translation<
  Pick<
    typeof en,
    | 'browserName'
    | 'capital'
    | 'cards'
    | 'dayName'
    | 'deadlineDay'
    | 'deadlineTime'
    | 'durationOf'
    | 'explain'
    | 'listed'
    | 'listing'
    | 'matterOf'
    | 'namesOf'
    | 'namesThen'
    | 'ordinal'
    | 'planFaults'
    | 'planStopped'
    | 'presetName'
    | 'phrases'
    | 'problems'
    | 'remaining'
    | 'sentenceOf'
    | 'setName'
    | 'spanOf'
    | 'tileText'
    | 'timeLeft'
    | 'winnersSentence'
  >
>;

/** A sentence in any language: one of the problems, or made of all the words. */
export type Sentence = (say: Words['problems'], words: Words, language: Language) => string;

const WORDS: { readonly [language in Language]: Words } = { en, es, de };

/** The words of all languages at once, for the server. The page has only its own: it imports that language's folder. */
export function wordsIn(language: Language): Words {
  return WORDS[language];
}

/** Says a sentence in one language. */
export function sayIn(language: Language, sentence: Sentence): string {
  const words = WORDS[language];
  return sentence(isolating(words.problems), words, language);
}
