import { ProblemError } from '../http/problem.ts';

/** Thrown for a game that this release cannot read. Names the game, and reveals nothing of its position. */
export class UnreadableGame extends ProblemError {
  readonly game: string;
  readonly revision: number;
  constructor({ id, revision }: { readonly id: string; readonly revision: number }) {
    super({
      problem: 'unreadable-game',
      detail:
        'This version of the site cannot open the table. Nothing is lost, and whoever runs the site can see that it needs repair. Look again after the next update; your other tables are not affected.',
    });
    this.game = id;
    this.revision = revision;
  }
}
