import { createSignal, type JSX } from 'solid-js';
import { Fetched } from '../../account/Fetched.tsx';
import { tableTellText } from '../../text/notify.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useNotifications, useTableNotifications } from '../queries.ts';
import { TableTelling } from './TableTelling.tsx';
import '../../app/form.css';
import '../notify.css';
import '../ways.css';
import './table-sheet.css';

/** The sheet on which one chooses how to be told about one table. Open for as long as it is there. */
export function TableSheet(props: { id: string; onClose(): void }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another table is another sheet
  const { id } = props;
  const everywhere = useNotifications();
  const table = useTableNotifications(id);
  // It opens once it is in the page.
  const [isOpen, setOpen] = createSignal(true);
  return (
    <Sheet
      open={isOpen()}
      class="telling-sheet"
      title={tableTellText.title}
      close={tableTellText.close}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
    >
      <Fetched query={everywhere} failed={tableTellText.failed}>
        {(all) => (
          <Fetched query={table} failed={tableTellText.failed}>
            {(here) => <TableTelling id={id} everywhere={all()} here={here()} lookAgain={() => table.lookAgain()} />}
          </Fetched>
        )}
      </Fetched>
    </Sheet>
  );
}
