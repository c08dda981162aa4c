import type { GameView } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { createCountdown } from '../../account/countdown.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { serverNow } from '../../client/server-time.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { getUpText as words } from '#text/people.ts';
import type { Substitutes } from '../substitutes/substitutes.ts';

/** The service waits this much longer, for the request. In milliseconds. */
const LONGER = 10_000;

/** The page of somebody who has just got up: for a minute they can sit down again. */
export default function GotUp(props: { game: GameView; substitutes: Substitutes }): JSX.Element {
  const action = createAsyncAction();
  const seconds = createCountdown(() => {
    const { leaves } = props.game.you;
    return leaves === undefined ? null : Date.parse(leaves) - LONGER - serverNow() + Date.now();
  });
  const sit = (): void => {
    const { substitutes } = props;
    action.run(() => substitutes.comeBack());
  };
  return (
    <MessagePage title={words.wasUp} more={seconds() > 0 ? words.kept(seconds()) : words.after}>
      <Show when={seconds() > 0}>
        <ActButton action={action} label={words.again} busy={words.sitting} onClick={sit} />
        <p>{words.after}</p>
      </Show>
      <ErrorMessage sentence={action.problem()} />
      <ButtonLink quiet href="/">
        {words.games}
      </ButtonLink>
    </MessagePage>
  );
}
