import { createSignal, Show, type JSX } from 'solid-js';
import type { TableEvents } from '@slow-train/protocol';
import { queryClient } from '../../client/query.ts';
import { createAccountAction } from '../../account/account-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { notifyText, tableTellText } from '../../text/notify.ts';
import { NOTIFICATION_KEYS, type OwnNotifications } from '../../notifications/queries.ts';
import { saveGameNotifications } from '../../notifications/requests.ts';
import { KeyedFor } from '../../ui/KeyedFor.tsx';
import { NotificationsSheet } from '../../panels/notifications/NotificationsSheet.tsx';
import { cx } from '../../ui/cx.ts';
import { differencesIn, presetOf } from '../../panels/notifications/presets.ts';
import notificationsStyles from '../../panels/notifications/notifications.module.css';
import channelsStyles from '../../panels/notifications/channels.module.css';
import { Button } from '../../ui/Button.tsx';
import notificationsSheetStyles from '../../panels/notifications/NotificationsSheet.module.css';

type OneTable = OwnNotifications['tables'][number];

/** The tables that are told of in another way than all others. */
export function OtherGames(props: { tables: readonly OneTable[] }): JSX.Element {
  const [open, setOpen] = createSignal<string | null>(null);
  let heading: HTMLHeadingElement | undefined;
  return (
    <section class="account-part">
      <h2 tabindex="-1" ref={heading}>
        {notifyText.tables}
      </h2>
      <Show
        when={props.tables.length > 0}
        fallback={<p class={notificationsStyles['told-note']}>{notifyText.tablesNone}</p>}
      >
        <ul
          class={cx(
            channelsStyles['way-rows'],
            notificationsSheetStyles['told-box'],
            notificationsStyles['told-box'],
            'told-box',
          )}
        >
          <KeyedFor each={props.tables}>
            {(table) => <Row table={table()} onOpen={() => setOpen(table().id)} onReset={() => heading?.focus()} />}
          </KeyedFor>
        </ul>
      </Show>
      <Show when={open()} keyed>
        {(id) => <NotificationsSheet id={id} onClose={() => setOpen(null)} />}
      </Show>
    </section>
  );
}

function Row(props: { table: OneTable; onOpen(): void; onReset(): void }): JSX.Element {
  const action = createAccountAction();
  const reset = async (): Promise<void> => {
    const { id, name } = props.table;
    await saveGameNotifications(id, {});
    showToast(notifyText.resetDone(name));
    // The row goes, and the focus must not go with it.
    props.onReset();
    void queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.table(id) });
    await queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine });
  };
  return (
    <li class={channelsStyles['way-row']}>
      <div class={channelsStyles['way-words']}>
        <a href={`/tables/${props.table.id}`}>{props.table.name}</a>
        <span>{differenceWords(props.table.events)}</span>
      </div>
      <div class={channelsStyles['way-acts']}>
        <Button quiet aria-label={notifyText.changeOne(props.table.name)} onClick={() => props.onOpen()}>
          {notifyText.change}
        </Button>
        <ActButton
          quiet
          action={action}
          label={notifyText.reset}
          spoken={notifyText.resetOne(props.table.name)}
          busy={notifyText.resetting}
          onClick={() => action.run(reset)}
        />
      </div>
      <ErrorMessage sentence={action.problem()} />
    </li>
  );
}

/** What is different at a table, in a few words: `only your turn`, `3 things are different`. */
export function differenceWords(events: TableEvents): string {
  const preset = presetOf(events);
  switch (preset) {
    case 'nothing':
      return tableTellText.nothingSaid;
    case 'onlyTurn':
      return tableTellText.onlyTurnSaid;
    case 'everywhere':
    case null:
      return tableTellText.differences(differencesIn(events));
    default:
      return preset satisfies never;
  }
}
