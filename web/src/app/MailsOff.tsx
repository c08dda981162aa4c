import { createEffect, createMemo, createSignal, on, Show, type JSX } from 'solid-js';
import { mailsOffText as words } from '#text/account.ts';
import { createAsyncAction } from '../client/async-action.ts';
import { createHeldGame } from '../client/game.ts';
import { isSharedInPlay } from '../client/turn.ts';
import { NOTIFICATION_KEYS } from '../notifications/queries.ts';
import { queryClient } from '../client/query.ts';
import { findMailsOff, turnMailsOn, type MailsOff as Off } from '../notifications/mails-off.ts';
import { currentPageTitle } from '../ui/page-title.ts';
import { showToast } from '../ui/toasts.ts';
import { TopLine } from '../ui/TopLine.tsx';

/** Says at a table that its mails are off, which nobody may have wanted: one tap turns them on. */
export default function MailsOff(): JSX.Element {
  const [off, setOff] = createSignal<{ readonly game: string; readonly preferences: Off } | null>(null);
  const action = createAsyncAction();
  const look = async (game: string): Promise<void> => {
    const preferences = await findMailsOff(game);
    if (currentPageTitle().game?.id === game) setOff(preferences && { game, preferences });
  };
  const held = createHeldGame(() => currentPageTitle().game?.id);
  const shared = createMemo(() => (isSharedInPlay(held()?.game) ? held()?.game.id : undefined));
  createEffect(
    on(shared, (game) => {
      setOff(null);
      // The next visit is early enough.
      if (game !== undefined && !isLeftOff(game)) void look(game).catch(() => undefined);
    }),
  );
  const turnOn = async (game: string, preferences: Off): Promise<void> => {
    await turnMailsOn(game, preferences);
    setOff(null);
    showToast(words.on);
    void queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine });
    void queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.table(game) });
  };
  return (
    <Show when={off()}>
      {(found) => (
        <TopLine
          text={action.problem() ?? words.off}
          label={words.turnOn}
          busy={action.busy()}
          onClick={() => action.run(() => turnOn(found().game, found().preferences))}
          dismiss={words.leave}
          onDismiss={() => {
            leaveOff(found().game);
            setOff(null);
          }}
        />
      )}
    </Show>
  );
}

const KEY = 'slow-train:mails-left-off:';

/** Whether the person wants no mails about this game, as they have said here. */
function isLeftOff(game: string): boolean {
  try {
    return localStorage.getItem(KEY + game) !== null;
  } catch {
    // Without storage it would be said every time.
    return true;
  }
}

function leaveOff(game: string): void {
  localStorage.setItem(KEY + game, 'left');
}
