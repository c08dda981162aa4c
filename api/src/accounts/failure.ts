import { UNAVAILABLE, type Failure } from '../problem.ts';

export const NOT_SIGNED_IN: Failure = {
  problem: 'not-signed-in',
  detail: 'Sign in first; POST /api/auth/sign-in/anonymous makes you a guest.',
};

/** What a status that better-auth throws means here. For 500 it knows one cause only: the database did not answer. */
export function accountFailure(status: number): Failure {
  return status === 401 ? NOT_SIGNED_IN : UNAVAILABLE;
}
