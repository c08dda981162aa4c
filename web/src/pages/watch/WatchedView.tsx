import type { WatchedGame } from '@slow-train/protocol';
import { lazy, Match, Switch, type JSX } from 'solid-js';
import { watchText } from '#text/replay.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';

const WatchBoard = lazy(() => import('./WatchBoard.tsx'));
const WatchedResult = lazy(() => import('./WatchedResult.tsx'));

/** A watched game: the board or the result, or an announcement while there is neither. */
export function WatchedView(props: { token: string; game: WatchedGame }): JSX.Element {
  const isOver = (): boolean => props.game.status === 'finished' && !props.game.isCancelled;
  const delay = (): NonNullable<WatchedGame['delay']> => props.game.delay ?? 'round';
  const waits = (): { readonly title: string; readonly more: string } =>
    props.game.status === 'lobby'
      ? { title: watchText.notStarted, more: watchText.notStartedMore(props.game.name) }
      : { title: watchText.firstRound, more: watchText.firstRoundMore[delay()] };
  return (
    <Switch
      fallback={
        <MessagePage title={waits().title} more={waits().more}>
          <ButtonLink quiet href="/">
            {watchText.home}
          </ButtonLink>
        </MessagePage>
      }
    >
      <Match when={isOver()}>
        <WatchedResult token={props.token} game={props.game} />
      </Match>
      <Match when={props.game.recap.frames.length > 0}>
        <WatchBoard game={props.game} delay={delay()} />
      </Match>
    </Switch>
  );
}
