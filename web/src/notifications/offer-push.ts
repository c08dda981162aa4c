import type { AccountView } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createEffect, createSignal, type Accessor } from 'solid-js';
import { createHeldGame } from '../client/game.ts';
import { hasActedAmongPeople, isMyTurn } from '../client/turn.ts';
import { showQuestion, showToast, type Toast } from '../ui/toasts.ts';
import { currentPageTitle } from '../ui/page-title.ts';
import { errorMessage } from '../client/async-action.ts';
import { askPushText as words } from '../text/ask-push.ts';
import type { PushOutcome } from './push.ts';
import { isPushWanted, pushState } from './push-state.ts';

/**
 * Asks whether to tell on this device, once somebody has moved and the turn has gone on to another person; never on
 * arrival, and never where the browser has been told no.
 * @returns whether another slip has to wait, because this one is to come or has come on this visit
 */
export function offerPush(me: Accessor<AccountView>): (table: string) => boolean {
  const navigate = useNavigate();
  const [course, setCourse] = createSignal<'open' | 'asking' | 'asked' | 'needless'>('open');
  const isDue = (table: string): boolean =>
    course() === 'open' &&
    pushState() !== 'unable' &&
    pushState() !== 'denied' &&
    !isPushWanted() &&
    mayStillAsk(table);
  const mailWay = (): Toast['actions'][number] => ({
    label: words.mail,
    run: () => navigate(me().email === null ? '/you/email' : '/you/notifications'),
  });

  const tellHere = async (pushHere: () => Promise<PushOutcome>): Promise<void> => {
    const outcome = await pushHere();
    switch (outcome.kind) {
      case 'told':
        showToast(words.told, [{ label: words.choose, run: () => navigate('/you/notifications') }]);
        return;
      case 'unanswered':
        showToast(words.unanswered);
        return;
      case 'blocked':
      case 'unable':
      case 'unconfigured':
        showToast(words[outcome.kind], [mailWay()]);
        return;
      default:
        outcome satisfies never;
    }
  };
  const tryHere = (pushHere: () => Promise<PushOutcome>): void => {
    const again = { label: words.again, run: () => tryHere(pushHere) };
    void tellHere(pushHere).catch((error: unknown) => showToast(errorMessage(error), [again]));
  };

  const ask = async (table: string): Promise<void> => {
    setCourse('asking');
    try {
      // The way there is loaded before the question is asked: the browser's own comes with the click or not at all.
      const [{ readNotifications }, { subscribeHere }] = await Promise.all([
        import('./requests.ts'),
        import('./push.ts'),
      ]);
      const { push, mail } = await readNotifications();
      setCourse(push.key === null ? 'needless' : 'asked');
      if (push.key === null) return;
      noteAsked(table);
      showQuestion(words.ask, [
        { label: words.here, run: () => tryHere(subscribeHere) },
        ...(mail.isConfigured ? [mailWay()] : []),
        { label: words.later, run: () => undefined },
      ]);
    } catch {
      // Another time, then.
      setCourse('open');
    }
  };

  let arrival = { table: '', revision: 0 };
  const held = createHeldGame(() => currentPageTitle().game?.id);
  createEffect(() => {
    const now = held();
    if (now === undefined) return;
    const { game, log } = now;
    const table = game.id;
    if (arrival.table !== table) arrival = { table, revision: game.revision };
    const sinceArrival = { game, log: log.filter(({ revision }) => revision > arrival.revision) };
    if (isDue(table) && !isMyTurn(game) && hasActedAmongPeople(sinceArrival)) void ask(table);
  });
  return (table) => isDue(table) || course() === 'asking' || course() === 'asked';
}

const KEY = 'slow-train:push-asked';
/** Once, and once more at a later table: a third time would be nagging. */
const OFTEN_ENOUGH = 2;

/** Whether this browser may be asked, at this table, if it wants to be told. */
function mayStillAsk(table: string): boolean {
  try {
    const tables = asked();
    return tables.length < OFTEN_ENOUGH && !tables.includes(table);
  } catch {
    // Without storage it would be asked again and again.
    return false;
  }
}

/** Writes down that it was asked there. */
function noteAsked(table: string): void {
  localStorage.setItem(KEY, [...asked(), table].join(' '));
}

function asked(): readonly string[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').filter((table) => table !== '');
}
