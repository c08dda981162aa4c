import type { AccountView, NotificationPreferences } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import { createHeldGame } from '../client/game.ts';
import { hasActedAmongPeople, isMyTurn } from '../client/turn.ts';
import { showToast, type Toast } from '../ui/toasts.ts';
import { currentPageTitle } from '../ui/page-title.ts';
import { errorMessage } from '../client/async-action.ts';
import { askPushText as words } from '#text/account.ts';
import type { PushOutcome } from './push.ts';
import { isPushWanted, pushState } from './push-state.ts';
import { makeTurnOffer } from './turn-offer.ts';

/**
 * Offers to tell the viewer when it is their turn, by mail or on this device, once they have moved and the turn is another
 * person's; never on arrival.
 * @returns whether a toast has to wait, because the offer is due or was made on this visit
 */
export function offerPush(me: Accessor<AccountView>): (table: string) => boolean {
  const navigate = useNavigate();
  const held = createHeldGame(() => currentPageTitle().game?.id);
  const [progress, setProgress] = createSignal<'open' | 'asking' | 'asked' | 'needless'>('open');
  const isDue = (table: string): boolean => progress() === 'open' && !isPushWanted() && mayStillAsk(table);
  const mailAction = (): Toast['actions'][number] => ({
    label: words.mail,
    run: () => navigate(me().email === null ? '/you/email' : '/you/notifications'),
  });

  /** Turns the mails on with this tap; without an address there is one to type. */
  const mailMe = (choices: NotificationPreferences, isStopped: boolean): void => {
    if (me().email === null || isStopped) {
      mailAction().run();
      return;
    }
    const again = { label: words.again, run: () => mailMe(choices, isStopped) };
    const turn = { ...choices.events.turn, mail: true };
    import('./requests.ts')
      .then(({ saveNotifications }) => saveNotifications({ ...choices, events: { ...choices.events, turn } }))
      .then(() => showToast(words.mailed, [{ label: words.choose, run: () => navigate('/you/notifications') }]))
      .catch((error: unknown) => showToast(errorMessage(error), [again]));
  };

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
      const isPossible = push.key !== null && pushState() !== 'unable' && pushState() !== 'denied';
      const ways = [
        ...(mail.isConfigured && !isMailOn
          ? [{ label: words.mail, run: () => mailMe(choices, mail.stopped !== null) }]
          : []),
        ...(isPossible ? [{ label: hereWords(), run: () => trySubscribing(subscribeHere) }] : []),
      ];
      setProgress(ways.length === 0 ? 'needless' : 'asked');
      if (ways.length === 0) return;
      saveAsked(table);
      question = makeTurnOffer({ words: isMailOn ? words.askToo : words.ask, ways });
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

/** Says which device: most that are touched are phones. */
export function hereWords(): string {
  return matchMedia('(pointer: coarse)').matches ? words.herePhone : words.here;
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
