import { Show, type JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { createOptimisticToggle } from '../../client/optimistic-toggle.ts';
import { ShareLink } from '../../components/ShareLink.tsx';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { substitutesText as words } from '#text/clock.ts';
import { getUpText } from '#text/people.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { seatSeekingSubstitute, type HeldSeat } from '../../components/seats.ts';
import type { Substitutes } from './substitutes.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './SubstituteSheet.module.css';

/** Lets the players find a person for a seat that a computer player holds. */
export default function SubstituteSheet(props: { substitutes: Substitutes }): JSX.Element {
  const board = useLiveBoard();
  const held = (): HeldSeat | null => seatSeekingSubstitute(board.game());
  return (
    <Show when={held()}>
      {(one) => (
        <Sheet
          open={board.sheet() === 'substitute'}
          class={styles['sheet']}
          title={words.title(one().owner)}
          close={words.close}
          onClose={() => {
            if (board.sheet() === 'substitute') board.show('none');
          }}
        >
          <Show when={board.sheet() === 'substitute'}>
            <p>{(one().gotUp ? getUpText.lead : words.lead)(one().holder, one().owner)}</p>
            <Show when={board.game().invitation}>
              {(code) => (
                <ShareLink
                  class={styles['link']}
                  code={code()}
                  until={board.game().invitationUntil}
                  gameName={board.game().name}
                />
              )}
            </Show>
            <Volunteers substitutes={props.substitutes} />
          </Show>
        </Sheet>
      )}
    </Show>
  );
}

/** Chooses whether anybody may take the seat, or only people who have the link. */
function Volunteers(props: { substitutes: Substitutes }): JSX.Element {
  const board = useLiveBoard();
  const action = createAsyncAction();
  const toggle = createOptimisticToggle(action, (open) => props.substitutes.seek(open));
  const isOpen = (): boolean => toggle.pending() ?? board.game().seeksSubstitute;
  return (
    <>
      <Choices
        class={styles['volunteers']}
        legend={action.busy() ? words.volunteersBusy : words.volunteers}
        value={isOpen() ? 'yes' : 'no'}
        options={[
          { value: 'no', label: words.volunteersNo },
          { value: 'yes', label: words.volunteersYes },
        ]}
        onChoose={(value) => toggle.set(value === 'yes')}
      />
      <SmallPrint class={styles['more']}>{words.volunteersMore}</SmallPrint>
      <ErrorMessage class={styles['error']} sentence={action.problem()} />
    </>
  );
}
