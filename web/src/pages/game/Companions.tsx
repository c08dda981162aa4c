import type { Companion } from '@slow-train/protocol';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { ActButton } from '../../ui/ActButton.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useCompanions } from '../../notifications/queries.ts';
import { inviteCompanion } from '../../notifications/requests.ts';
import { waitingText } from '#text/waiting.ts';
import { dateOf } from '#text/shell.ts';
import { cx } from '../../ui/cx.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './Companions.module.css';

/** The most companions that fit next to the game without pushing it away. */
const AT_FIRST = 4;

/** People from earlier games, to invite to this one; nothing if there are none. */
export function Companions(props: {
  gameId: string;
  class: string | undefined;
  /** Called when a seat is kept for one of them. */
  onAsked(): void;
}): JSX.Element {
  const companions = useCompanions();
  const [isWhole, setWhole] = createSignal(false);
  // People who share this table, as their latest game, sit at it.
  const all = createMemo(() => (companions.data() ?? []).filter(({ game }) => game !== props.gameId));
  const shown = (): readonly Companion[] => (isWhole() ? all() : all().slice(0, AT_FIRST));
  let list: HTMLElement | undefined;
  const unfold = (): void => {
    setWhole(true);
    // The pressed button disappears, so focus moves to the first companion that was hidden.
    list?.querySelectorAll('button')[AT_FIRST]?.focus();
  };
  return (
    <Show when={all().length > 0}>
      <section class={cx(styles['companions'], props.class)}>
        <h2>{waitingText.companions}</h2>
        <SmallPrint>{waitingText.companionsMore}</SmallPrint>
        <Lines rows ref={(ul) => (list = ul)}>
          <For each={shown()}>
            {(companion) => <Ask companion={companion} gameId={props.gameId} onAsked={() => props.onAsked()} />}
          </For>
        </Lines>
        <Show when={shown().length < all().length}>
          <TextButton onClick={unfold}>{waitingText.allCompanions(all().length)}</TextButton>
        </Show>
      </section>
    </Show>
  );
}

function Ask(props: { companion: Companion; gameId: string; onAsked(): void }): JSX.Element {
  const action = createAsyncAction();
  const [isAsked, setAsked] = createSignal(false);
  const ask = async (): Promise<void> => {
    const { game, seat } = props.companion;
    await inviteCompanion(props.gameId, { game, seat });
    setAsked(true);
    props.onAsked();
  };
  return (
    <li>
      <span>
        <b>{props.companion.name}</b>
        <Show when={metIn(props.companion)}>{(met) => <small>{met()}</small>}</Show>
      </span>
      <ActButton
        quiet
        action={action}
        label={isAsked() ? waitingText.asked : waitingText.ask}
        spoken={isAsked() ? waitingText.askedOne(props.companion.name) : waitingText.askOne(props.companion.name)}
        busy={waitingText.asking}
        unready={isAsked()}
        onClick={() => action.run(ask)}
      />
      <Unseen role="status">{isAsked() ? waitingText.askedOne(props.companion.name) : ''}</Unseen>
      <ErrorMessage class={styles['problem']} sentence={action.problem()} />
    </li>
  );
}

/** Returns the number of shared games and the latest date, in words; null if an older answer lacks them. */
function metIn({ games, metAt }: Companion): string | null {
  return games === undefined || metAt === undefined ? null : waitingText.met(games, dateOf(Date.parse(metAt)));
}
