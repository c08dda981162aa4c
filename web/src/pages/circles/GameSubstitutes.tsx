import type { Circle, CircleGame, CircleMember } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { changeCircle } from '../../client/circles.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Select } from '../../ui/Select.tsx';
import { circlesText as text } from '#text/circles.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './Circles.module.css';

type Sitting = CircleGame['seats'][number];

/** In the list of members, the choice of nobody. */
const NOBODY = 0;

/** Lets the founder name the member that each other person of a game plays for. Nothing if all are members. */
export function GameSubstitutes(props: { circle: Circle; game: CircleGame }): JSX.Element {
  const action = createAsyncAction();
  const guests = (): readonly Sitting[] => props.game.seats.filter((one) => isGuest(one, props.circle.members));
  const absent = (): readonly CircleMember[] =>
    props.circle.members.filter(({ member }) => props.game.seats.every((one) => one.member !== member));
  const memberName = (number: number): string =>
    props.circle.members.find(({ member }) => member === number)?.name ?? text.substitutes.themselves;
  const choose = ({ seat, member }: Sitting, chosen: number): void => {
    const { circle, game } = props;
    const act = { do: 'substitute', game: game.id } as const;
    action.run(async () => {
      if (member !== null) await changeCircle(circle.id, { ...act, member, seat: null });
      // About a finished game both are asked first, and one question at a time.
      const isAsked = member !== null && game.status === 'finished';
      if (chosen !== NOBODY && !isAsked) await changeCircle(circle.id, { ...act, member: chosen, seat });
    });
  };
  return (
    <Show when={guests().length > 0}>
      <details class={styles['substitutes']}>
        <summary>{text.substitutes.title}</summary>
        <SmallPrint>{props.game.status === 'finished' ? text.substitutes.asked : text.substitutes.more}</SmallPrint>
        <For each={guests()}>
          {(one) => (
            <Select
              label={text.substitutes.for(one.name)}
              values={[NOBODY, ...absent().map(({ member }) => member)]}
              value={one.member ?? NOBODY}
              words={memberName}
              onChange={(chosen) => choose(one, chosen)}
            />
          )}
        </For>
        <ErrorMessage sentence={action.problem()} />
      </details>
    </Show>
  );
}

/** Whether somebody sits there who is no member under that name. */
function isGuest({ name, member }: Sitting, members: readonly CircleMember[]): boolean {
  return member === null || members.some((one) => one.member === member && one.name !== name);
}
