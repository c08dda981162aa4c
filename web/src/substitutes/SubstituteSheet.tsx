import { Show, type JSX } from 'solid-js';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { createWish } from '../app/wish.ts';
import { ShareLink } from '../lobby/ShareLink.tsx';
import { useBoard } from '../table/board.ts';
import { substitutesText as words } from '../text/substitutes.ts';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { soughtFor, type HeldSeat } from './held.ts';
import './substitute-sheet.css';

/** For those who sit at a table where a computer player holds a seat: how a person comes to sit in it. */
export function SubstituteSheet(): JSX.Element {
  const board = useBoard();
  const held = (): HeldSeat | null => soughtFor(board.props.game);
  return (
    <Show when={held()}>
      {(one) => (
        <Sheet
          open={board.sheet() === 'substitute'}
          class="substitute-sheet"
          title={words.title(one().owner)}
          close={words.close}
          onClose={() => {
            if (board.sheet() === 'substitute') board.show('none');
          }}
        >
          <Show when={board.sheet() === 'substitute'}>
            <p>{words.lead(one().holder, one().owner)}</p>
            <Show when={board.props.game.invitation}>
              {(code) => (
                <ShareLink code={code()} until={board.props.game.invitationUntil} table={board.props.game.name} />
              )}
            </Show>
            <Volunteers />
          </Show>
        </Sheet>
      )}
    </Show>
  );
}

/** Whether anybody may take the seat, or only who has the link. */
function Volunteers(): JSX.Element {
  const board = useBoard();
  const task = createTask();
  const wish = createWish(task, (open) => board.props.substitutes?.seek(open) ?? Promise.resolve());
  const isOpen = (): boolean => wish.wanted() ?? board.props.game.seeksSubstitute;
  return (
    <>
      <Choices
        legend={task.busy() ? words.volunteersBusy : words.volunteers}
        value={isOpen() ? 'yes' : 'no'}
        options={[
          { value: 'no', label: words.volunteersNo },
          { value: 'yes', label: words.volunteersYes },
        ]}
        onChoose={(value) => wish.want(value === 'yes')}
      />
      <p class="substitute-more">{words.volunteersMore}</p>
      <Trouble sentence={task.problem()} />
    </>
  );
}
