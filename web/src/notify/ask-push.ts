import type { Me } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createEffect, createSignal, type Accessor } from 'solid-js';
import { heldTable } from '../api/held.ts';
import { isMyTurn } from '../api/turn.ts';
import { hasActedAmongPeople } from '../account/guest-nudge.ts';
import { askOnSlip, tell, type Notice } from '../app/notices.ts';
import { currentPlace } from '../app/place.ts';
import { sentenceOf } from '../app/task.ts';
import { askPushText as words } from '../text/ask-push.ts';
import { mayStillAsk, noteAsked } from './asked.ts';
import type { PushOutcome } from './push.ts';
import { isPushWanted, pushState } from './push-here.ts';

/**
 * Asks whether to tell on this device, once somebody has moved and the turn has gone on to another person; never on
 * arrival, and never where the browser has been told no.
 * @returns whether another slip has to wait, because this one is to come or has come on this visit
 */
export function askPush(me: Accessor<Me>): (table: string) => boolean {
  const navigate = useNavigate();
  const [course, setCourse] = createSignal<'open' | 'asking' | 'asked' | 'needless'>('open');
  const isDue = (table: string): boolean =>
    course() === 'open' &&
    pushState() !== 'unable' &&
    pushState() !== 'denied' &&
    !isPushWanted() &&
    mayStillAsk(table);
  const mailWay = (): Notice['actions'][number] => ({
    label: words.mail,
    run: () => navigate(me().email === null ? '/you/email' : '/you/notifications'),
  });

  const tellHere = async (pushHere: () => Promise<PushOutcome>): Promise<void> => {
    const outcome = await pushHere();
    switch (outcome.kind) {
      case 'told':
        tell(words.told, [{ label: words.choose, run: () => navigate('/you/notifications') }]);
        return;
      case 'unanswered':
        tell(words.unanswered);
        return;
      case 'blocked':
      case 'unable':
      case 'unconfigured':
        tell(words[outcome.kind], [mailWay()]);
        return;
      default:
        outcome satisfies never;
    }
  };
  const tryHere = (pushHere: () => Promise<PushOutcome>): void => {
    const again = { label: words.again, run: () => tryHere(pushHere) };
    void tellHere(pushHere).catch((error: unknown) => tell(sentenceOf(error), [again]));
  };

  const ask = async (table: string): Promise<void> => {
    setCourse('asking');
    try {
      // The way there is loaded before the question is asked: the browser's own comes with the click or not at all.
      const [{ readNotifications }, { pushHere }] = await Promise.all([import('./requests.ts'), import('./push.ts')]);
      const { push, mail } = await readNotifications();
      setCourse(push.key === null ? 'needless' : 'asked');
      if (push.key === null) return;
      noteAsked(table);
      askOnSlip(words.ask, [
        { label: words.here, run: () => tryHere(pushHere) },
        ...(mail.isConfigured ? [mailWay()] : []),
        { label: words.later, run: () => undefined },
      ]);
    } catch {
      // Another time, then.
      setCourse('open');
    }
  };

  let arrival = { table: '', revision: 0 };
  createEffect(() => {
    const table = currentPlace().table?.id;
    const held = table === undefined ? undefined : heldTable(table).now();
    if (table === undefined || held === undefined) return;
    const { game, log } = held;
    if (arrival.table !== table) arrival = { table, revision: game.revision };
    const sinceArrival = { game, log: log.filter(({ revision }) => revision > arrival.revision) };
    if (isDue(table) && !isMyTurn(game) && hasActedAmongPeople(sinceArrival)) void ask(table);
  });
  return (table) => isDue(table) || course() === 'asking' || course() === 'asked';
}
