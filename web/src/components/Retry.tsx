import { useLocation } from '@solidjs/router';
import type { JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { isProblem } from '../client/http.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';

/** What helps after a query has failed: to sign in where only that can, and else to try again. */
export function Retry(props: { error: unknown; retry: () => void; busy: boolean }): JSX.Element {
  const location = useLocation();
  const needsSignIn = (): boolean =>
    isProblem(props.error, 'not-signed-in') || isProblem(props.error, 'proof-required');
  return (
    <>
      {needsSignIn() ? (
        <ButtonLink href={`/sign-in?to=${encodeURIComponent(location.pathname)}`}>{shellText.signIn}</ButtonLink>
      ) : (
        <Button aria-busy={props.busy} onClick={() => props.retry()}>
          {shellText.problem.again}
        </Button>
      )}
    </>
  );
}
