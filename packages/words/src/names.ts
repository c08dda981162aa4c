import { at, branchOf, MEXICAN, type Line, type MexicanId, type Seat, type TrainId } from '@slow-train/rules';
import type { Named, Names } from './common.ts';
import { isolated } from './isolated.ts';

/** How a language names seats and trains. */
export interface NameForms {
  readonly you: string;
  /** A seat without a named occupant. */
  seat(seat: Seat): string;
  readonly row: { readonly yours: string; readonly mexican: string };
  readonly train: { readonly yours: string; readonly mexican: string; of(name: string): string };
  /** `of`: the train of somebody, where it is clear that trains are meant. */
  readonly short: { of(name: string): string };
  /** A branch of a train, by its letters (docs/rules.md section 19). */
  branch(letters: string): string;
}

/** Tells several Mexican trains apart: the second is "Mexican 2". */
function numbered(name: string, train: MexicanId): string {
  return train === MEXICAN ? name : `${name} ${train.slice(1)}`;
}

/** Returns the function that names seats and trains of a game as the viewer sees them, in the language of the forms. */
export function namesWith(forms: NameForms): (game: Named) => Names {
  return (game) => {
    const isYou = (train: TrainId): boolean => train === game.you.seat;
    const bare = (seat: Seat): string => {
      const sitter = at(game.seats, seat);
      return 'name' in sitter ? isolated(sitter.name) : forms.seat(seat);
    };
    const named = (train: TrainId, of: (name: string) => string): string =>
      typeof train !== 'number'
        ? numbered(forms.train.mexican, train)
        : isYou(train)
          ? forms.train.yours
          : of(bare(train));
    const branched = (train: string, line?: Line): string => {
      const branch = branchOf(line);
      return branch === '' ? train : `${train} (${forms.branch(branch)})`;
    };
    return {
      isYou,
      seat: (seat) => (isYou(seat) ? forms.you : bare(seat)),
      row: (train, line) => {
        const owner = typeof train === 'number' ? bare(train) : numbered(forms.row.mexican, train);
        return branched(isYou(train) ? forms.row.yours : owner, line);
      },
      train: (train, line) => branched(named(train, forms.train.of), line),
      short: (train, line) => branched(named(train, forms.short.of), line),
    };
  };
}
