import { createSignal, Show, type JSX } from 'solid-js';
import type { GameNotificationPreferences } from '@slow-train/protocol';
import { AccountPart } from '../../account/AccountPart.tsx';
import { queryClient } from '../../client/query.ts';
import { createAccountAction } from '../../account/account-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { notifyText, gameNotificationsText } from '#text/notifications.ts';
import { NOTIFICATION_KEYS, type OwnNotifications } from '../../notifications/queries.ts';
import { saveGameNotifications } from '../../notifications/requests.ts';
import { KeyedFor } from '../../ui/KeyedFor.tsx';
import { NotificationsSheet } from '../../panels/notifications/NotificationsSheet.tsx';
import { differencesIn, presetOf } from '../../panels/notifications/presets.ts';
import { Box } from '../../panels/notifications/Box.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { StackedRow, RowLine } from '../../panels/notifications/StackedRow.tsx';
import { Button } from '../../ui/Button.tsx';
import pageStyles from './NotificationsPage.module.css';
import styles from './OtherGames.module.css';

type OtherGame = OwnNotifications['tables'][number];

/** The games whose notification preferences differ from the general ones. */
export function OtherGames(props: { tables: readonly OtherGame[] }): JSX.Element {
  const [open, setOpen] = createSignal<string | null>(null);
  let heading: HTMLHeadingElement | undefined;
  return (
    <AccountPart class={pageStyles['part']} title={notifyText.tables} heading={(element) => (heading = element)}>
      <Show when={props.tables.length > 0} fallback={<SmallPrint>{notifyText.tablesNone}</SmallPrint>}>
        <Box as="ul" class={styles['games']}>
          <KeyedFor each={props.tables}>
            {(game) => <GameRow game={game()} onOpen={() => setOpen(game().id)} onReset={() => heading?.focus()} />}
          </KeyedFor>
        </Box>
      </Show>
      <Show when={open()} keyed>
        {(id) => <NotificationsSheet id={id} onClose={() => setOpen(null)} />}
      </Show>
    </AccountPart>
  );
}

function GameRow(props: { game: OtherGame; onOpen(): void; onReset(): void }): JSX.Element {
  const action = createAccountAction();
  const reset = async (): Promise<void> => {
    const { id, name } = props.game;
    await saveGameNotifications(id, {});
    showToast(notifyText.resetDone(name));
    // The row disappears, so the focus moves elsewhere.
    props.onReset();
    void queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.table(id) });
    await queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine });
  };
  return (
    <StackedRow
      words={
        <>
          <a href={`/tables/${props.game.id}`}>{props.game.name}</a>
          <RowLine>{preferenceDifference(props.game.events)}</RowLine>
        </>
      }
      error={<ErrorMessage sentence={action.problem()} />}
    >
      <Button quiet aria-label={notifyText.changeOne(props.game.name)} onClick={() => props.onOpen()}>
        {notifyText.change}
      </Button>
      <ActButton
        quiet
        action={action}
        label={notifyText.reset}
        spoken={notifyText.resetOne(props.game.name)}
        busy={notifyText.resetting}
        onClick={() => action.run(reset)}
      />
    </StackedRow>
  );
}

/** Returns the differences for a game in a few words: `only your turn`, `3 things are different`. */
export function preferenceDifference(events: GameNotificationPreferences): string {
  const preset = presetOf(events);
  switch (preset) {
    case 'nothing':
      return gameNotificationsText.nothingSaid;
    case 'onlyTurn':
      return gameNotificationsText.onlyTurnSaid;
    case 'everywhere':
    case null:
      return gameNotificationsText.differences(differencesIn(events));
    default:
      return preset satisfies never;
  }
}
