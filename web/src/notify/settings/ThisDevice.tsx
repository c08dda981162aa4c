import { Match, Show, Switch, type JSX } from 'solid-js';
import { createOwnTask } from '../../account/own-task.ts';
import { ActButton } from '../../app/ActButton.tsx';
import { tell } from '../../app/notices.ts';
import { Trouble } from '../../app/Trouble.tsx';
import { pushText } from '../../text/notify.ts';
import { healthWords } from '../../text/notify-health.ts';
import { endPushHere, pushHere } from '../push.ts';
import type { CalledDevice } from '../queries.ts';
import { removePush, tryOut } from '../requests.ts';
import type { PushHere } from './here.ts';
import { TryButton } from './TryButton.tsx';

/** Whether this very device is told, and what can be done about it here. */
export function ThisDevice(props: {
  here: PushHere;
  device: CalledDevice | undefined;
  now: number;
  onChanged(): void;
}): JSX.Element {
  const task = createOwnTask();
  const turnOn = async (): Promise<void> => {
    try {
      const outcome = await pushHere();
      // Where it cannot be, the row says so.
      if (outcome.kind === 'told') tell(pushText.onNow);
      if (outcome.kind === 'unanswered') tell(pushText.notAllowed);
      if (outcome.kind === 'unable') tell(pushText.unable);
    } finally {
      props.onChanged();
    }
  };
  const turnOff = async (): Promise<void> => {
    const known = props.device;
    try {
      // First there: what is only switched off here would come back with the next visit.
      if (known !== undefined) await removePush(known.id);
      await endPushHere();
      tell(pushText.offNow);
    } finally {
      props.onChanged();
    }
  };
  return (
    <li class="way-row">
      <div class="way-words">
        <b>{pushText.here}</b>
        <Switch>
          <Match when={props.here === 'on' && props.device}>
            {(device) => (
              <>
                <span>{pushText.on}</span>
                <span classList={{ ailing: device().health.trouble !== null }}>
                  {healthWords(device().health, props.now)}
                </span>
              </>
            )}
          </Match>
          <Match when={props.here === 'off'}>
            <span>{pushText.off}</span>
          </Match>
          <Match when={props.here === 'blocked'}>
            <span class="ailing">{pushText.blocked}</span>
            <span>{pushText.blockedMore}</span>
          </Match>
          <Match when={props.here === 'homeScreen'}>
            <span>{pushText.homeScreen}</span>
            <span>{pushText.homeScreenMore}</span>
          </Match>
          <Match when={props.here === 'unable'}>
            <span>{pushText.unable}</span>
          </Match>
        </Switch>
      </div>
      <div class="way-acts">
        <Show when={props.here === 'off'}>
          <ActButton task={task} label={pushText.turnOn} busy={pushText.turningOn} onClick={() => task.run(turnOn)} />
        </Show>
        <Show when={props.here === 'on' && props.device}>
          {(device) => (
            <>
              <TryButton
                what={pushText.here}
                send={() => tryOut({ channel: 'push', id: device().id })}
                onTried={() => props.onChanged()}
              />
              <ActButton
                quiet
                task={task}
                label={pushText.turnOff}
                busy={pushText.turningOff}
                onClick={() => task.run(turnOff)}
              />
            </>
          )}
        </Show>
        <Trouble sentence={task.problem()} />
      </div>
    </li>
  );
}
