import type { Evening } from '@slow-train/protocol/evening';
import { createMemo, createSignal, For, lazy, Show, Suspense, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { shellText } from '#text/shell.ts';
import { Bar } from '../../ui/Bar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { addressOf, goOnAddress, goTo } from './address.ts';
import { EveningTable } from './EveningTable.tsx';
import { nameOf, namesOf, titleOf } from './evening-words.ts';
import { followKept } from './kept-evenings.ts';
import { MissingEvening } from './MissingEvening.tsx';
import PlacesChart from './PlacesChart.tsx';
import { finalOrder, leadersOf, standingsOf } from './standings.ts';
import styles from './ResultPage.module.css';

const ShareEvening = lazy(() => import('./ShareEvening.tsx'));

/** The end of an evening: who has won, the places over the rounds, the sheet, and ways to go on. */
export default function ResultPage(props: { id: string }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another evening is another page
  const kept = followKept(props.id);
  const [isSharing, setSharing] = createSignal(false);
  const goOn = (evening: Evening): void => {
    kept.change({ ...evening, isEnded: false });
    goTo({ at: 'sheet', evening: evening.id }, 'replace');
  };
  return (
    <Show when={kept.evening()} fallback={<MissingEvening />}>
      {(evening) => (
        <>
          <Result evening={evening()}>
            <p class={styles['wrong']}>
              {scoreKeeperText.result.wrong}{' '}
              <TextButton onClick={() => goTo({ at: 'sheet', evening: evening().id })}>
                {scoreKeeperText.result.toSheet}
              </TextButton>
            </p>
            <Show when={evening().isEnded}>
              <p class={styles['wrong']}>
                <a href={goOnAddress(evening().id)}>{scoreKeeperText.goOn.title}</a>
              </p>
            </Show>
            <Bar>
              <Button quiet onClick={() => setSharing(true)}>
                {scoreKeeperText.share.open}
              </Button>
              <Show
                when={evening().isEnded}
                fallback={<Button onClick={() => goTo({ at: 'start' })}>{scoreKeeperText.result.again}</Button>}
              >
                <Button onClick={() => goOn(evening())}>{scoreKeeperText.result.goOn}</Button>
              </Show>
            </Bar>
          </Result>
          <Show when={isSharing()}>
            <Suspense>
              <ShareEvening evening={evening()} onClose={() => setSharing(false)} />
            </Suspense>
          </Show>
        </>
      )}
    </Show>
  );
}

/** The result of an evening, with its sheet. Children are what can be done next. */
export function Result(props: { evening: Evening; line?: string; children?: JSX.Element }): JSX.Element {
  const standings = createMemo(() => standingsOf(props.evening));
  const winners = (): readonly number[] => leadersOf(standings());
  const best = (): number => standings().totals[winners()[0] ?? 0] ?? 0;
  const isPoints = (): boolean => props.evening.rules.scoring === 'winner';
  const order = createMemo(() => finalOrder(standings()));
  usePageTitle(() => ({ title: shellText.titleOf(titleOf(props.evening)) }));
  const headline = (): string =>
    standings().isOver
      ? scoreKeeperText.result.title(namesOf(props.evening, winners()))
      : scoreKeeperText.leads(namesOf(props.evening, winners()), best());
  const story = (): string => {
    const [first, second] = order();
    if (!standings().isOver || first === undefined || second === undefined) return '';
    if (winners().length > 1) return scoreKeeperText.result.tied(namesOf(props.evening, winners()));
    const margin = Math.abs((standings().totals[second] ?? 0) - (standings().totals[first] ?? 0));
    return scoreKeeperText.result.by(nameOf(props.evening, first), margin);
  };
  const outs = (seat: number): number => standings().rounds.filter(({ counts }) => counts[seat]?.isOut === true).length;
  return (
    <Page class={styles['page']}>
      <PageHeader
        title={headline()}
        line={props.line ?? scoreKeeperText.result.rounds(standings().played, titleOf(props.evening))}
        back={{ href: addressOf({ at: 'start' }), words: scoreKeeperText.back }}
      >
        <p class={styles['best']}>
          <b>{best()}</b> {(isPoints() ? scoreKeeperText.result.points : scoreKeeperText.result.pips)(best())}
        </p>
      </PageHeader>
      <p class={styles['story']}>{story()}</p>
      <div class={styles['body']}>
        <div class={styles['chart']}>
          <PlacesChart evening={props.evening} />
        </div>
        <Lines as="ol" class={styles['standing']}>
          <For each={order()}>
            {(seat) => (
              <li data-first={standings().places[seat] === 1 ? '' : undefined}>
                <b>{standings().places[seat]}</b>
                <span>{nameOf(props.evening, seat)}</span>
                <small>{outs(seat) > 0 ? scoreKeeperText.result.outs(outs(seat)) : ''}</small>
                <b>{standings().totals[seat]}</b>
              </li>
            )}
          </For>
        </Lines>
      </div>
      <EveningTable class={styles['sheet']} evening={props.evening} standings={standings()} isShort />
      {props.children}
    </Page>
  );
}
