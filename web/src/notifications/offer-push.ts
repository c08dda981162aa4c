import type { AccountView } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import { createHeldGame } from '../client/game.ts';
import { hasActedAmongPeople, isMyTurn } from '../client/turn.ts';
import { showQuestion, showToast, type Toast } from '../ui/toasts.ts';
import { currentPageTitle } from '../ui/page-title.ts';
import { errorMessage } from '../client/async-action.ts';
import { askPushText as words } from '#text/account.ts';
import type { PushOutcome } from './push.ts';
import { isPushWanted, pushState } from './push-state.ts';

/**
 * Asks whether to notify on this device, once the viewer has moved and the turn is another person's; never on arrival,
 * and never if the browser has been denied permission.
 * @returns whether another toast has to wait, because this one is due or was shown on this visit
 */
export function offerPush(me: Accessor<AccountView>): (table: string) => boolean {
  const navigate = useNavigate();
  const held = createHeldGame(() => currentPageTitle().game?.id);
  const [progress, setProgress] = createSignal<'open' | 'asking' | 'asked' | 'needless'>('open');
  const isDue = (table: string): boolean =>
    progress() === 'open' &&
    pushState() !== 'unable' &&
    pushState() !== 'denied' &&
    !isPushWanted() &&
    mayStillAsk(table);
  const mailAction = (): Toast['actions'][number] => ({
    label: words.mail,
    run: () => navigate(me().email === null ? '/you/email' : '/you/notifications'),
  });

  const subscribe = async (subscribeHere: () => Promise<PushOutcome>): Promise<void> => {
    const outcome = await subscribeHere();
    switch (outcome.kind) {
      case 'subscribed':
        showToast(words.told, [{ label: words.choose, run: () => navigate('/you/notifications') }]);
        return;
      case 'unanswered':
        showToast(words.unanswered);
        return;
      case 'blocked':
      case 'unable':
      case 'unconfigured':
        showToast(words[outcome.kind], [mailAction()]);
        return;
      default:
        outcome satisfies never;
    }
  };
  const trySubscribing = (subscribeHere: () => Promise<PushOutcome>): void => {
    const again = { label: words.again, run: () => trySubscribing(subscribeHere) };
    void subscribe(subscribeHere).catch((error: unknown) => showToast(errorMessage(error), [again]));
  };

  const ask = async (table: string): Promise<void> => {
    setProgress('asking');
    try {
      // Loaded before the question is shown: the browser only asks for permission within the click.
      const [{ fetchNotifications }, { subscribeHere }] = await Promise.all([
        import('./requests.ts'),
        import('./push.ts'),
      ]);
      const { push, mail, choices } = await fetchNotifications();
      const isMailOn = mail.address !== null && mail.stopped === null && choices.events.turn.mail;
      setProgress(push.key === null ? 'needless' : 'asked');
      if (push.key === null) return;
      saveAsked(table);
      question = showQuestion(isMailOn ? words.askToo : words.ask, [
        { label: words.here, run: () => trySubscribing(subscribeHere) },
        ...(mail.isConfigured && !isMailOn ? [mailAction()] : []),
        { label: words.later, run: () => undefined },
      ]);
    } catch {
      // Asks another time.
      setProgress('open');
    }
  };

  // The question goes with its occasion: it is this player's turn again, the game is over or left, or it is settled.
  let question = (): void => undefined;
  onCleanup(() => question());
  createEffect(() => {
    const now = held();
    if (now === undefined || now.game.status !== 'playing' || isMyTurn(now.game) || isPushWanted()) question();
  });
  let arrival = { table: '', revision: 0 };
  createEffect(() => {
    const now = held();
    if (now === undefined) return;
    const { game, log } = now;
    const table = game.id;
    if (arrival.table !== table) arrival = { table, revision: game.revision };
    const sinceArrival = { game, log: log.filter(({ revision }) => revision > arrival.revision) };
    if (isDue(table) && !isMyTurn(game) && hasActedAmongPeople(sinceArrival)) void ask(table);
  });
  return (table) => isDue(table) || progress() === 'asking' || progress() === 'asked';
}

const KEY = 'slow-train:push-asked';
/** Asks once, and once more in a later game: a third time would be nagging. */
const OFTEN_ENOUGH = 2;

/** Whether this browser may be asked in this game. */
function mayStillAsk(table: string): boolean {
  try {
    const tables = asked();
    return tables.length < OFTEN_ENOUGH && !tables.includes(table);
  } catch {
    // Without storage it would be asked every time.
    return false;
  }
}

/** Saves that it was asked in this game. */
function saveAsked(table: string): void {
  localStorage.setItem(KEY, [...asked(), table].join(' '));
}

function asked(): readonly string[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').filter((table) => table !== '');
}
