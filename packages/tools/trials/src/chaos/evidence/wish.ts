/** What a client knows about one request. `unknown`: no answer came, or one that leaves open whether it took effect. */
export type Answered =
  | { readonly kind: 'ok'; readonly isReplay: boolean }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'unknown'; readonly why: string };

/** What a client asked until it was answered, or gave up. */
export interface Wish {
  readonly client: string;
  readonly begun: number;
  /** When the last attempt was over. */
  ended: number;
  readonly attempts: Answered[];
}

/** What a client asked of a game. */
export interface Intent extends Wish {
  readonly game: string;
}

export const isAcknowledged = ({ attempts }: Pick<Wish, 'attempts'>): boolean =>
  attempts.some(({ kind }) => kind === 'ok');
