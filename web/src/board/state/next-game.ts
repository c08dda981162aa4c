/** Another game that waits for the player. */
export interface NextGame {
  readonly href: string;
  readonly words: string;
  /** The deadline, and the number of other games that wait. */
  readonly more: string;
}
