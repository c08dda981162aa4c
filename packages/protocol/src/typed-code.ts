/** A code to type: four characters that find it, and four that prove it, without those that look alike. */
export const HAND_OFF_CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** Returns a code as it is sent, from the text that somebody has typed; null if that is none. */
export function typedCode(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return HAND_OFF_CODE.test(letters) ? letters : null;
}
