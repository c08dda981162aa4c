import { taken, type Taker } from '../api/taken.ts';
import { putVacancy, takeSeatBack } from './requests.ts';

/** What one can do about a seat that is held. Both reject where the table did not take it. */
export interface Substitutes {
  /** Lets volunteers take the seat, or no more. */
  seek(open: boolean): Promise<void>;
  /** Takes one's own seat back. */
  comeBack(): Promise<void>;
}

/** The held seats of one table, which is taken as it is after each change. */
export function substitutesAt(id: string, table: Taker): Substitutes {
  return {
    seek: (open) => taken(table, putVacancy(id, open)),
    comeBack: () => taken(table, takeSeatBack(id)),
  };
}
