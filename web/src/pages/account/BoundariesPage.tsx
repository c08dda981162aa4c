import type { Boundary } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { Note } from '../../account/Note.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { removeBoundary, useBoundaries } from '../../client/boundaries.ts';
import { useOwnReports } from '../../client/moderation.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { showToast } from '../../ui/toasts.ts';
import { boundariesText } from '#text/people.ts';
import { moderationText } from '#text/people.ts';
import { dateOf } from '#text/shell.ts';
import { Row, Rows, RowWords } from './Rows.tsx';

/** The people that the player has muted or blocked, each with a button to undo that. */
export default function BoundariesPage(): JSX.Element {
  return (
    <AccountSubpage title={boundariesText.title} line={boundariesText.line}>
      {() => (
        <>
          <Boundaries />
          <OwnReports />
        </>
      )}
    </AccountSubpage>
  );
}

function Boundaries(): JSX.Element {
  const query = useBoundaries();
  const action = createAccountAction();
  const [going, setGoing] = createSignal('');
  const remove = ({ id, kind, name }: Boundary): void => {
    setGoing(id);
    action.run(async () => {
      try {
        await removeBoundary(id);
        showToast(boundariesText.removed[kind](name));
      } finally {
        // Another device may have done it already: show the current list.
        query.refetch();
      }
    });
  };
  return (
    <QueryBoundary query={query} failed={boundariesText.failed}>
      {(all) => (
        <AccountPart>
          <Show when={all().length > 0} fallback={<Note>{boundariesText.none}</Note>}>
            <Rows>
              <For each={all()}>
                {(boundary) => (
                  <Row>
                    <RowWords
                      name={boundary.name}
                      more={boundariesText.since(
                        boundariesText.kinds[boundary.kind],
                        dateOf(Date.parse(boundary.since)),
                      )}
                    />
                    <ActButton
                      quiet
                      action={action}
                      mine={going() === boundary.id}
                      label={boundariesText.remove[boundary.kind]}
                      spoken={boundariesText.removeOne[boundary.kind](boundary.name)}
                      busy={boundariesText.removing}
                      onClick={() => remove(boundary)}
                    />
                  </Row>
                )}
              </For>
            </Rows>
          </Show>
          <ErrorMessage sentence={action.problem()} />
        </AccountPart>
      )}
    </QueryBoundary>
  );
}

/** The player's reports, and whether somebody has looked at them. */
function OwnReports(): JSX.Element {
  const query = useOwnReports();
  return (
    <QueryBoundary query={query} failed={moderationText.reports.failed}>
      {(all) => (
        <Show when={all().length > 0}>
          <AccountPart title={moderationText.reports.title} more={moderationText.reports.more}>
            <Rows>
              <For each={all()}>
                {({ name, at, handledAt }) => (
                  <Row>
                    <RowWords
                      name={name}
                      more={
                        handledAt === null
                          ? moderationText.reports.waits(dateOf(Date.parse(at)))
                          : moderationText.reports.handled(dateOf(Date.parse(handledAt)))
                      }
                    />
                  </Row>
                )}
              </For>
            </Rows>
          </AccountPart>
        </Show>
      )}
    </QueryBoundary>
  );
}
