import { ProblemError } from '../http/problem.ts';

/** Thrown for a game that this release cannot read. Names the game, and reveals nothing of its position. */
export class UnreadableGame extends ProblemError {
  readonly game: string;
  readonly revision: number;
  constructor({ id, revision }: { readonly id: string; readonly revision: number }) {
    super({
      problem: 'unreadable-game',
      detail: (say) => say.unreadableGame,
    });
    this.game = id;
    this.revision = revision;
  }
}
