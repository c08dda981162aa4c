import { everyones, type Who } from './who.ts';
import { capital } from './words.ts';

/** Without whose browsers a round was dealt. */
export function dealtWithout(withheld: readonly Who[], silent: readonly Who[]): string {
  const sentences = [
    withheld.length === 0
      ? ''
      : `The deal was mixed without ${everyones(withheld)} part, which was sealed and not opened.`,
    silent.length === 0
      ? ''
      : `${capital(everyones(silent))} ${silent.length === 1 ? 'browser has' : 'browsers have'} no part in this deal.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
