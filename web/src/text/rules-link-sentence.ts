import type { PresetName, OptionName } from '@slow-train/rules';

/** The part of a rules link that cannot be read. */
export type BadRulesLink =
  | { readonly about: 'preset' | 'option' | 'set'; readonly word: string }
  | { readonly about: 'value'; readonly option: OptionName; readonly word: string };

/** What a language says of such a link. */
interface LinkWords {
  preset(word: string): string;
  option(word: string): string;
  value(word: string, option: OptionName): string;
  set(word: string): string;
  /** The rules that are shown. */
  instead(preset: PresetName): string;
}

/** Returns the function that says in one language why a rules link cannot be read, and whose rules are shown. */
export function badLinkWith(words: LinkWords): (bad: BadRulesLink, preset: PresetName) => string {
  return (bad, preset) => `${faultIn(bad, words)} ${words.instead(preset)}`;
}

function faultIn(bad: BadRulesLink, words: LinkWords): string {
  const word = bad.word.length > 24 ? `${bad.word.slice(0, 24)}…` : bad.word;
  return bad.about === 'value' ? words.value(word, bad.option) : words[bad.about](word);
}
