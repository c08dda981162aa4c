import type {
  ChannelKind,
  NotificationPreferences,
  NotificationEventName,
  GameNotificationPreferences,
  GameNotifications,
} from '@slow-train/protocol';
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { askPushText } from '#text/account.ts';
import { errorMessage } from '../../client/async-action.ts';
import { createNow } from '../../client/server-time.ts';
import { hookText, gameNotificationsText, notificationSummary } from '#text/notifications.ts';
import { hereWords } from '../../notifications/offer-push.ts';
import { createPushState, isPushWanted } from '../../notifications/push-state.ts';
import { subscribeHere } from '../../notifications/push.ts';
import type { OwnNotifications } from '../../notifications/queries.ts';
import { postGameWebhook, deleteGameWebhook, testGameWebhook } from '../../notifications/requests.ts';
import { createGamePreferences } from './preferences.ts';
import { SavedLine } from './SavedLine.tsx';
import { DiffersNote, Matrix } from './PreferenceMatrix.tsx';
import {
  presetEvents,
  isOnForGame,
  withDifferences,
  presetOf,
  PREFERENCE_PRESETS,
  GAME_ROWS,
  withCell,
  type PreferencePreset,
} from './presets.ts';
import { availableChannels, openChannels, shownChannels } from './channels.ts';
import { Webhooks, type WebhookActions } from './Webhooks.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Radio } from '../../ui/Radio.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { Box } from './Box.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { Card } from '../../ui/Card.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import styles from './GamePreferences.module.css';

/** Notification preferences of one game: a preset or cell by cell; for the host also the game's webhooks. */
export function GamePreferences(props: {
  id: string;
  everywhere: OwnNotifications;
  here: GameNotifications;
  reload(): void;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another game is another sheet
  const { id } = props;
  const now = createNow();
  const autosave = createGamePreferences(id, () => props.here);
  const [isOwn, setOwn] = createSignal(false);
  const choices = (): NotificationPreferences => props.everywhere.choices;
  const available = () => availableChannels(props.everywhere);
  const preset = (): PreferencePreset | null => (isOwn() ? null : presetOf(autosave.value()));
  const columns = (): readonly ChannelKind[] => shownChannels(openChannels(available())).map(({ kind }) => kind);
  const choose = (chosen: PreferencePreset | null): void => {
    setOwn(chosen === null);
    if (chosen !== null) autosave.change(() => presetEvents(chosen));
  };
  const set = (event: NotificationEventName, channel: ChannelKind, isOn: boolean): void => {
    const everywhere = choices();
    autosave.change((events) => withCell(everywhere, events, { event, channel }, isOn));
  };
  const hookActions: WebhookActions = {
    add: (hook) => postGameWebhook(id, hook),
    remove: (hook) => deleteGameWebhook(id, hook),
    tryOut: (hook) => testGameWebhook(id, hook),
    reload: () => props.reload(),
  };
  return (
    <div class={styles['preferences']}>
      <Ways
        everywhere={props.everywhere}
        isOn={(channel) => isOnForGame(choices(), autosave.value(), 'turn', channel)}
        onChange={(channel, isOn) => set('turn', channel, isOn)}
      />
      <details class={styles['more']}>
        <summary>{gameNotificationsText.more}</summary>
        <div class={styles['preferences']}>
          <Presets chosen={preset()} onChoose={choose} />
          <Card as="p" kind="ticket" class={styles['sentence']}>
            {notificationSummary(withDifferences(choices(), autosave.value()), available())}
          </Card>
          <Show when={preset() === null}>
            <CustomPreferences choices={choices()} events={autosave.value()} columns={columns()} onChange={set} />
          </Show>
          <p>
            <TouchLink href="/you/notifications">{gameNotificationsText.toAll}</TouchLink>
          </p>
          <Show when={props.here.webhooks}>
            {(all) => (
              <Box class={styles['webhooks']}>
                <h3>{hookText.tableTitle}</h3>
                <SmallPrint>{hookText.tableMore}</SmallPrint>
                <Webhooks hooks={all()} actions={hookActions} now={now()} />
              </Box>
            )}
          </Show>
        </div>
      </details>
      <SavedLine autosave={autosave} />
    </div>
  );
}

/** The two ways to be told of one's turn, one tap each. */
function Ways(props: {
  everywhere: OwnNotifications;
  isOn(channel: ChannelKind): boolean;
  onChange(channel: ChannelKind, isOn: boolean): void;
}): JSX.Element {
  const { state, recheck } = createPushState();
  const [isHere, setHere] = createSignal(isPushWanted());
  const mayPush = (): boolean => props.everywhere.push.key !== null && state() !== 'unable' && state() !== 'denied';
  const hasMail = (): boolean => props.everywhere.mail.address !== null && props.everywhere.mail.stopped === null;
  const onThisDevice = async (isOn: boolean): Promise<void> => {
    if (isOn && !isHere()) {
      const { kind } = await subscribeHere();
      recheck();
      setHere(kind === 'subscribed');
      if (kind !== 'subscribed') {
        showToast(askPushText[kind]);
        return;
      }
    }
    if (props.isOn('push') !== isOn) props.onChange('push', isOn);
  };
  return (
    <div>
      <Show when={props.everywhere.mail.isConfigured}>
        <Show
          when={hasMail()}
          fallback={
            <TouchLink href={props.everywhere.mail.address === null ? '/you/email' : '/you/notifications'}>
              {props.everywhere.mail.address === null ? gameNotificationsText.addMail : gameNotificationsText.mail}
            </TouchLink>
          }
        >
          <Checkbox
            label={gameNotificationsText.mail}
            isOn={props.isOn('mail')}
            onChange={(isOn) => props.onChange('mail', isOn)}
          />
        </Show>
      </Show>
      <Show when={mayPush()}>
        <Checkbox
          label={hereWords()}
          isOn={isHere() && props.isOn('push')}
          onChange={(isOn) => {
            onThisDevice(isOn).catch((error: unknown) => showToast(errorMessage(error)));
          }}
        />
      </Show>
    </div>
  );
}

/** The presets that fit most games. */
function Presets(props: {
  chosen: PreferencePreset | null;
  onChoose(chosen: PreferencePreset | null): void;
}): JSX.Element {
  const name = createUniqueId();
  return (
    <RadioList legend={gameNotificationsText.legend}>
      <For each={[...PREFERENCE_PRESETS, null]}>
        {(preset) => (
          <Radio
            name={name}
            label={gameNotificationsText.presets[preset ?? 'own']}
            more={gameNotificationsText.presetsMore[preset ?? 'own']}
            isOn={props.chosen === preset}
            onChoose={() => props.onChoose(preset)}
          />
        )}
      </For>
    </RadioList>
  );
}

function CustomPreferences(props: {
  choices: NotificationPreferences;
  events: GameNotificationPreferences;
  columns: readonly ChannelKind[];
  onChange(event: NotificationEventName, channel: ChannelKind, isOn: boolean): void;
}): JSX.Element {
  const differs = (event: NotificationEventName, channel: ChannelKind): boolean =>
    isOnForGame(props.choices, props.events, event, channel) !== props.choices.events[event][channel];
  return (
    <>
      <Matrix
        caption={gameNotificationsText.title}
        rows={GAME_ROWS}
        columns={props.columns}
        isOn={(event, channel) => isOnForGame(props.choices, props.events, event, channel)}
        differs={differs}
        onChange={(event, channel, isOn) => props.onChange(event, channel, isOn)}
      />
      <DiffersNote />
    </>
  );
}
