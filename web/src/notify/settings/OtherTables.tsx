import { useQueryClient } from '@tanstack/solid-query';
import { createSignal, Show, type JSX } from 'solid-js';
import { createOwnTask } from '../../account/own-task.ts';
import { ActButton } from '../../app/ActButton.tsx';
import { tell } from '../../app/notices.ts';
import { Trouble } from '../../app/Trouble.tsx';
import { notifyText } from '../../text/notify.ts';
import { NOTIFY_KEYS, type OwnNotifications } from '../queries.ts';
import { saveTableNotifications } from '../requests.ts';
import { ById } from './ById.tsx';
import { differenceWords } from './difference-words.ts';
import { TableSheet } from './TableSheet.tsx';

type OneTable = OwnNotifications['tables'][number];

/** The tables that are told of in another way than all others. */
export function OtherTables(props: { tables: readonly OneTable[] }): JSX.Element {
  const [open, setOpen] = createSignal<string | null>(null);
  let heading: HTMLHeadingElement | undefined;
  return (
    <section class="account-part">
      <h2 tabindex="-1" ref={heading}>
        {notifyText.tables}
      </h2>
      <Show when={props.tables.length > 0} fallback={<p class="told-note">{notifyText.tablesNone}</p>}>
        <ul class="way-rows told-box">
          <ById each={props.tables}>
            {(table) => <Row table={table()} onOpen={() => setOpen(table().id)} onReset={() => heading?.focus()} />}
          </ById>
        </ul>
      </Show>
      <Show when={open()} keyed>
        {(id) => <TableSheet id={id} onClose={() => setOpen(null)} />}
      </Show>
    </section>
  );
}

function Row(props: { table: OneTable; onOpen(): void; onReset(): void }): JSX.Element {
  const client = useQueryClient();
  const task = createOwnTask();
  const reset = async (): Promise<void> => {
    const { id, name } = props.table;
    await saveTableNotifications(id, {});
    tell(notifyText.resetDone(name));
    // The row goes, and the focus must not go with it.
    props.onReset();
    void client.invalidateQueries({ queryKey: NOTIFY_KEYS.table(id) });
    await client.invalidateQueries({ queryKey: NOTIFY_KEYS.mine });
  };
  return (
    <li class="way-row">
      <div class="way-words">
        <a href={`/tables/${props.table.id}`}>{props.table.name}</a>
        <span>{differenceWords(props.table.events)}</span>
      </div>
      <div class="way-acts">
        <button
          type="button"
          class="button quiet"
          aria-label={notifyText.changeOne(props.table.name)}
          onClick={() => props.onOpen()}
        >
          {notifyText.change}
        </button>
        <ActButton
          quiet
          task={task}
          label={notifyText.reset}
          spoken={notifyText.resetOne(props.table.name)}
          busy={notifyText.resetting}
          onClick={() => task.run(reset)}
        />
      </div>
      <Trouble sentence={task.problem()} />
    </li>
  );
}
