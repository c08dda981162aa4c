/** Words of English sentences that none in another language of ours has. */
const ENGLISH =
  /\b(?:the|this|that|there|your?|is|are|not|must|have|with|of|and|or|try|again|only|from|because|open)\b/i;

/** Whether a text has an English sentence. Code, addresses and quotations are not read. */
export function isEnglish(text: string): boolean {
  return ENGLISH.test(text.replaceAll(/`[^`]*`|"[^"]*"|https?:\S+|\w+\.\w+/g, ''));
}
