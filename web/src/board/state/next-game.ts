/** Another game that waits for the player. */
export interface NextGame {
  readonly href: string;
  readonly words: string;
  /** By when, and how many more wait. */
  readonly more: string;
}
