import { Refused } from '../api/http.ts';

/** Problems after which a page has something better to offer than their sentence. */
type Known = 'would-lose-guest' | 'address-taken' | 'not-signed-in';

/** Whether a request was refused for this very reason. */
export function isProblem(error: unknown, name: Known): boolean {
  return error instanceof Refused && error.problem.type === `/problems/${name}`;
}
