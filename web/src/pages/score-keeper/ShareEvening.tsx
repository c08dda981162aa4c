import type { Evening } from '@slow-train/protocol/evening';
import { createSignal, Show, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { shellText } from '#text/shell.ts';
import { drawResult, type ResultPicture } from '../../components/scores/result-picture.ts';
import { QrCode } from '../../components/QrCode.tsx';
import { clockTime } from '../../text/days.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SendLink } from '../../ui/SendLink.tsx';
import { shareFile } from '../../ui/share.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { csvOf } from './csv.ts';
import { addressOf, circleAddress, goOnAddress } from './address.ts';
import { linkTo } from './evening-link.ts';
import { namesOf, titleOf } from './evening-words.ts';
import { eveningCourse, leadersOf, standingsOf } from './standings.ts';
import { followedAs, type Followed } from './followed.ts';
import { followedState, letFollow, stopFollowing } from './following.ts';
import styles from './ShareEvening.module.css';

/** Ways to hand an evening on: a link with all of it inside, a table, a picture, paper; and a code to follow it. */
export default function ShareEvening(props: { evening: Evening; onClose(): void }): JSX.Element {
  const link = (): string | null => linkTo(props.evening, location.origin);
  const saveTable = (): void => {
    // A byte order mark lets spreadsheets read accents.
    const file = new Blob(['\uFEFF', csvOf(props.evening)], { type: 'text/csv' });
    saveFile(file, fileName(props.evening, 'csv'));
  };
  const savePicture = async (): Promise<void> => {
    const picture = await drawResult(pictureOf(props.evening));
    if (picture === null) return;
    await shareFile(
      new File([picture], fileName(props.evening, 'png'), { type: picture.type }),
      titleOf(props.evening),
    );
  };
  return (
    <Sheet
      open
      isCloseQuiet
      title={scoreKeeperText.share.title}
      close={scoreKeeperText.share.close}
      onClose={() => props.onClose()}
    >
      <div class={styles['ways']}>
        <Show when={link()} fallback={<p>{scoreKeeperText.share.too}</p>}>
          {(address) => (
            <section>
              <SendLink
                link={address()}
                invite={scoreKeeperText.share.message(titleOf(props.evening))}
                words={scoreKeeperText.share}
              />
              <SmallPrint>{scoreKeeperText.share.linkMore}</SmallPrint>
            </section>
          )}
        </Show>
        <Actions>
          <Button quiet onClick={() => void savePicture()}>
            {scoreKeeperText.share.picture}
          </Button>
          <Button quiet onClick={saveTable}>
            {scoreKeeperText.share.csv}
          </Button>
          <Button
            quiet
            onClick={() => {
              props.onClose();
              // The sheet over the page is gone in the next frame.
              requestAnimationFrame(() => print());
            }}
          >
            {scoreKeeperText.share.print}
          </Button>
        </Actions>
        <section class={styles['way']}>
          <h3>{scoreKeeperText.goOn.title}</h3>
          <p>{scoreKeeperText.goOn.more}</p>
          <ButtonLink quiet href={goOnAddress(props.evening.id)}>
            {scoreKeeperText.goOn.open}
          </ButtonLink>
        </section>
        <section class={styles['way']}>
          <h3>{scoreKeeperText.goOn.circle}</h3>
          <p>{scoreKeeperText.goOn.circleMore}</p>
          <ButtonLink quiet href={circleAddress(props.evening.id)}>
            {scoreKeeperText.goOn.toCircle}
          </ButtonLink>
        </section>
        <Follow evening={props.evening} />
      </div>
    </Sheet>
  );
}

/** Lets others at the table follow the sheet on their own phones. */
function Follow(props: { evening: Evening }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the sheet is opened for one evening
  const [followed, setFollowed] = createSignal<Followed | null>(followedAs(props.evening.id));
  const [busy, setBusy] = createSignal<string | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  const attempt = async (words: string, action: () => Promise<Followed | null>): Promise<void> => {
    setProblem(null);
    setBusy(words);
    try {
      setFollowed(await action());
    } catch {
      setProblem(scoreKeeperText.follow.failed);
    }
    setBusy(null);
  };
  const start = (): Promise<void> => {
    const { evening } = props;
    return attempt(scoreKeeperText.follow.busy, () => letFollow(evening));
  };
  const stop = (): Promise<void> => {
    const { id } = props.evening;
    return attempt(scoreKeeperText.follow.stopping, () => stopFollowing(id));
  };
  const state = (): string => {
    const now = followedState();
    if (now.kind === 'behind') return scoreKeeperText.follow.behind;
    return now.kind === 'sent' ? scoreKeeperText.follow.up(clockTime(now.at)) : '';
  };
  return (
    <section class={styles['follow']}>
      <h3>{scoreKeeperText.follow.title}</h3>
      <Show
        when={followed()}
        fallback={
          <>
            <p>{scoreKeeperText.follow.more}</p>
            <SmallPrint>{scoreKeeperText.follow.kept}</SmallPrint>
            <Button quiet disabled={busy() !== null} onClick={() => void start()}>
              {busy() ?? scoreKeeperText.follow.start}
            </Button>
          </>
        }
      >
        {(copy) => (
          <>
            <QrCode
              class={styles['code']}
              text={location.origin + addressOf({ at: 'follow', code: copy().code })}
              label={scoreKeeperText.follow.code}
            />
            <p role="status">{state()}</p>
            <SmallPrint>{scoreKeeperText.follow.kept}</SmallPrint>
            <Button quiet disabled={busy() !== null} onClick={() => void stop()}>
              {busy() ?? scoreKeeperText.follow.stop}
            </Button>
          </>
        )}
      </Show>
      <ErrorMessage sentence={problem()} />
    </section>
  );
}

/** Returns a name for a saved file that every file system takes. */
function fileName(evening: Evening, ending: string): string {
  const name = titleOf(evening)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name || 'evening'}.${ending}`;
}

function pictureOf(evening: Evening): ResultPicture {
  const standings = standingsOf(evening);
  const leaders = leadersOf(standings);
  const names = namesOf(evening, leaders);
  const best = standings.totals[leaders[0] ?? 0] ?? 0;
  return {
    title: standings.isOver ? scoreKeeperText.result.title(names) : scoreKeeperText.leads(names, best),
    line: titleOf(evening),
    facts: scoreKeeperText.result.facts(standings.played, evening.people.length),
    site: shellText.app,
    what: scoreKeeperText.line,
    names: evening.people,
    course: eveningCourse(evening),
    you: null,
  };
}
