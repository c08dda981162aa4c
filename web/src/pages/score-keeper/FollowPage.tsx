import { readEvening, type Evening } from '@slow-train/protocol/evening';
import { createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { clockTime } from '../../text/days.ts';
import { Bar } from '../../ui/Bar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { addressOf } from './address.ts';
import { followedSheet } from './following.ts';
import { Result } from './ResultPage.tsx';

/** How often a visible page asks for changes, in milliseconds: an evening has a figure or two a minute. */
const OFTEN = 5_000;

/** The sheet that somebody else at the table keeps. */
export default function FollowPage(props: { code: string }): JSX.Element {
  const [evening, setEvening] = createSignal<Evening | null>(null);
  const [seen, setSeen] = createSignal(Date.now());
  const [state, setState] = createSignal<'here' | 'lost' | 'gone'>('here');
  let revision: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      try {
        const sheet = await followedSheet(props.code, revision);
        if (sheet === 'gone') return void setState('gone');
        if (sheet !== null) {
          revision = sheet.revision;
          setEvening(readEvening(sheet.evening));
        }
        setSeen(Date.now());
        setState('here');
      } catch {
        setState('lost');
      }
    }
    timer = setTimeout(lookQuietly, OFTEN);
  };
  const lookQuietly = (): void => void look();
  document.addEventListener('visibilitychange', lookQuietly);
  onCleanup(() => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookQuietly);
  });
  onMount(lookQuietly);
  const line = (): string =>
    state() === 'lost' ? scoreKeeperText.follow.lost : scoreKeeperText.follow.watching(clockTime(seen()));
  const own = (
    <ButtonLink quiet href={addressOf({ at: 'start' })}>
      {scoreKeeperText.follow.own}
    </ButtonLink>
  );
  return (
    <Show
      when={state() !== 'gone' && evening()}
      fallback={
        <Show
          when={state() === 'here'}
          fallback={
            <MessagePage
              title={scoreKeeperText.title}
              more={state() === 'gone' ? scoreKeeperText.follow.gone : scoreKeeperText.follow.noNetwork}
            >
              {own}
            </MessagePage>
          }
        >
          <Loading words={scoreKeeperText.follow.loading} />
        </Show>
      }
    >
      {(shown) => (
        <Result evening={shown()} line={line()}>
          <Bar>{own}</Bar>
        </Result>
      )}
    </Show>
  );
}
