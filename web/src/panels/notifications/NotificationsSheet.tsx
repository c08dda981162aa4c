import { createSignal, type JSX } from 'solid-js';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { gameNotificationsText } from '#text/notifications.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useNotifications, useGameNotifications } from '../../notifications/queries.ts';
import { GamePreferences } from './GamePreferences.tsx';
import styles from './NotificationsSheet.module.css';

/** The sheet with one game's notification preferences. Open as long as it is mounted. */
export function NotificationsSheet(props: { id: string; onClose(): void }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another game is another sheet
  const { id } = props;
  const everywhere = useNotifications();
  const here = useGameNotifications(id);
  // A dialog can only be opened once it is in the document.
  const [isOpen, setOpen] = createSignal(true);
  return (
    <Sheet
      open={isOpen()}
      scrollClass={styles['scroll']}
      title={gameNotificationsText.title}
      close={gameNotificationsText.close}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
    >
      <QueryBoundary query={everywhere} failed={gameNotificationsText.failed}>
        {(all) => (
          <QueryBoundary query={here} failed={gameNotificationsText.failed}>
            {(loaded) => <GamePreferences id={id} everywhere={all()} here={loaded()} reload={() => here.refetch()} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Sheet>
  );
}
