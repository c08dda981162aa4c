import type { Evening } from '@slow-train/protocol/evening';
import { tileName } from '@slow-train/rules';
import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
  type JSX,
} from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { shellText } from '#text/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { Main } from '../../ui/Main.tsx';
import { createMedia } from '../../ui/media.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { showToast } from '../../ui/toasts.ts';
import { addressOf, goTo } from './address.ts';
import { createEntry, type Entry } from './create-entry.ts';
import { EveningTable } from './EveningTable.tsx';
import { nameOf, namesOf, titleOf } from './evening-words.ts';
import { followedAs } from './followed.ts';
import { followKept } from './kept-evenings.ts';
import { MissingEvening } from './MissingEvening.tsx';
import { NumberPad } from './NumberPad.tsx';
import { leadersOf, newLeaders, type Doubt, type TileFault } from './standings.ts';
import { TilePad } from './TilePad.tsx';
import styles from './EntryPage.module.css';

const PlacesChart = lazy(() => import('./PlacesChart.tsx'));
const FigureHistory = lazy(() => import('./FigureHistory.tsx'));
const ShareEvening = lazy(() => import('./ShareEvening.tsx'));

/** The sheet of an evening, with a pad below it, or beside it on a wide screen. */
export function EntryPage(props: { id: string }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another evening is another page
  const kept = followKept(props.id);
  return (
    <Show when={kept.evening()} fallback={<MissingEvening />}>
      {(evening) => <Sheet evening={evening()} isKept={kept.isKept()} onChange={kept.change} />}
    </Show>
  );
}

function Sheet(props: { evening: Evening; isKept: boolean; onChange(next: Evening): void }): JSX.Element {
  const entry = createEntry(
    () => props.evening,
    (next) => props.onChange(next),
    Date.now,
  );
  const [open, setOpen] = createSignal<'history' | 'share' | null>(null);
  const isWide = createMedia('(min-width: 900px)');
  const leaders = (): readonly number[] => leadersOf(entry.standings());
  const rest = (): number => props.evening.engines.length - entry.cell().round - 1;
  const line = (): string => {
    const best = entry.standings().totals[leaders()[0] ?? 0] ?? 0;
    const leads = scoreKeeperText.leads(namesOf(props.evening, leaders()), best);
    return isWide() ? `${leads.replace(/\.$/, '')}. ${scoreKeeperText.moreRounds(rest())}` : leads;
  };
  usePageTitle(() => ({ title: shellText.titleOf(titleOf(props.evening)) }));
  const undo = (): void => {
    const cell = entry.undo();
    if (cell !== undefined) showToast(scoreKeeperText.pad.undone(nameOf(props.evening, cell.seat), cell.round + 1));
  };
  // eslint-disable-next-line solid/reactivity -- asked with each key
  followKeys(entry, () => open() === null);
  // Those who follow see each figure; nobody else loads what sends it.
  createEffect(
    on(
      () => props.evening,
      (evening) => {
        if (followedAs(evening.id) !== null)
          void import('./following.ts').then(({ sendChange }) => sendChange(evening));
      },
      { defer: true },
    ),
  );
  let sheet: HTMLDivElement | undefined;
  createEffect(
    on([entry.cell, entry.mode, entry.doubt], () =>
      queueMicrotask(() => {
        const selected = sheet?.querySelector<HTMLElement>('[aria-current]');
        selected?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        if (sheet?.contains(document.activeElement)) selected?.focus();
      }),
    ),
  );
  createEffect(() => {
    if (entry.standings().isOver && entry.isDone()) goTo({ at: 'result', evening: props.evening.id }, 'replace');
  });
  const nextWords = (): string => {
    const next = entry.next();
    if (next === null) return scoreKeeperText.pad.done;
    return scoreKeeperText.pad.next(nameOf(props.evening, next));
  };
  return (
    <Main class={styles['page']}>
      <PageHeader
        class={styles['header']}
        title={scoreKeeperText.round(entry.cell().round + 1)}
        line={<span role="status">{line()}</span>}
        back={{ href: addressOf({ at: 'start' }), words: scoreKeeperText.back }}
      >
        <TilePicture
          stands
          class={styles['engine']}
          a={entry.round()?.engine ?? 0}
          b={entry.round()?.engine ?? 0}
          label={`${scoreKeeperText.engine} ${entry.round()?.engine ?? 0}-${entry.round()?.engine ?? 0}`}
        />
      </PageHeader>
      <Show when={!props.isKept}>
        <p class={styles['warning']} role="alert">
          {scoreKeeperText.notKept}
        </p>
      </Show>
      <div class={styles['sheet']} ref={sheet}>
        <EveningTable
          evening={props.evening}
          standings={entry.standings()}
          isShort={!isWide()}
          cells={{
            selected: entry.isDone() ? null : entry.cell(),
            typed: entry.pips(),
            onSelect: (cell) => entry.select(cell),
          }}
        />
      </div>
      <section class={styles['pad']} aria-label={nameOf(props.evening, entry.cell().seat)}>
        <Show
          when={!entry.isDone()}
          fallback={
            <Done evening={props.evening} entry={entry} onShare={() => setOpen('share')} onChange={props.onChange} />
          }
        >
          <Figure evening={props.evening} entry={entry} onHistory={() => setOpen('history')} />
          <Switch fallback={<NumberPad entry={entry} nextWords={nextWords()} onUndo={undo} />}>
            <Match when={entry.doubt()}>
              {(doubt) => <Question doubt={doubt()} evening={props.evening} entry={entry} />}
            </Match>
            <Match when={entry.mode() === 'tiles'}>
              <TilePad evening={props.evening} entry={entry} nextWords={nextWords()} />
            </Match>
          </Switch>
        </Show>
      </section>
      <Suspense>
        <Show when={open() === 'history'}>
          <FigureHistory
            evening={props.evening}
            cell={entry.cell()}
            onChange={props.onChange}
            onClose={() => setOpen(null)}
          />
        </Show>
        <Show when={open() === 'share'}>
          <ShareEvening evening={props.evening} onClose={() => setOpen(null)} />
        </Show>
      </Suspense>
    </Main>
  );
}

/** The name of the person whose hand is counted, and the figure so far. */
function Figure(props: { evening: Evening; entry: Entry; onHistory(): void }): JSX.Element {
  const more = (): string => {
    if (props.entry.mode() === 'figures') return scoreKeeperText.pad.left;
    return props.entry.tiles().length === 0 && props.entry.half() === null
      ? scoreKeeperText.pad.left
      : scoreKeeperText.pad.tileCount(props.entry.tiles().length, props.entry.half() !== null);
  };
  const hasHistory = createMemo(() => {
    const { round, seat } = props.entry.cell();
    return props.evening.entries.some((one) => one.round === round && one.seat === seat);
  });
  return (
    <div class={styles['figure']}>
      <h2>{nameOf(props.evening, props.entry.cell().seat)}</h2>
      <p>
        {more()}
        <Show when={hasHistory()}>
          {' '}
          <TextButton onClick={() => props.onHistory()}>{scoreKeeperText.history.open}</TextButton>
        </Show>
      </p>
      <output>{props.entry.pips() ?? ''}</output>
      <p class={styles['fault']} role="alert">
        <Show when={props.entry.fault()}>
          {(wrong) => faultWords(props.evening, props.entry.cell().seat, tileName(wrong().tile), wrong().fault)}
        </Show>
      </p>
    </div>
  );
}

/** Asks about a figure that is hardly right. */
function Question(props: { doubt: Doubt; evening: Evening; entry: Entry }): JSX.Element {
  const words = (): readonly [string, string] => {
    const { doubt, evening } = props;
    switch (doubt.kind) {
      case 'much':
        return scoreKeeperText.doubt.much(doubt.pips, evening.set);
      case 'all':
        return scoreKeeperText.doubt.all(doubt.most);
      case 'out':
        return scoreKeeperText.doubt.out(nameOf(evening, doubt.other));
      default:
        return doubt satisfies never;
    }
  };
  return (
    <div class={styles['question']} role="alert">
      <p>
        <b>{words()[0]}</b> {words()[1]}
      </p>
      <div>
        <Button onClick={() => props.entry.reconsider()}>{scoreKeeperText.doubt.change}</Button>
        <Button quiet onClick={() => props.entry.confirm()}>
          {props.doubt.kind === 'out'
            ? scoreKeeperText.doubt.instead(nameOf(props.evening, props.entry.cell().seat))
            : scoreKeeperText.doubt.right}
        </Button>
      </div>
    </div>
  );
}

/** The end of a round: who has taken the lead, the places so far, and the next one. */
function Done(props: { evening: Evening; entry: Entry; onShare(): void; onChange(next: Evening): void }): JSX.Element {
  const lead = (): string => {
    const seats = newLeaders(props.evening);
    return seats.length === 0 ? '' : scoreKeeperText.takesLead(namesOf(props.evening, seats));
  };
  const next = (): number => props.entry.standings().current;
  const end = (): void => {
    props.onChange({ ...props.evening, isEnded: true });
    goTo({ at: 'result', evening: props.evening.id }, 'replace');
  };
  return (
    <div class={styles['done']}>
      <h2>{scoreKeeperText.done.title(props.entry.cell().round + 1)}</h2>
      <p role="status">{lead()}</p>
      <Suspense>
        <PlacesChart evening={props.evening} />
      </Suspense>
      <p class={styles['links']}>
        <TextButton onClick={() => props.onShare()}>{scoreKeeperText.share.open}</TextButton>
        <TextButton onClick={() => props.entry.select(props.entry.cell())}>{scoreKeeperText.done.change}</TextButton>
        <TextButton onClick={end}>{scoreKeeperText.done.end}</TextButton>
      </p>
      <Button onClick={() => props.entry.begin()}>
        {scoreKeeperText.done.next(next() + 1, props.evening.engines[next()] ?? 0)}
      </Button>
    </div>
  );
}

/** The steps of the arrow keys over the sheet, in rounds and seats. */
const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns whether the cell beside the present one is selected now. */
function step(entry: Entry, [rounds, seats]: readonly [number, number]): boolean {
  const { round, seat } = entry.cell();
  const next = { round: round + rounds, seat: seat + seats };
  const isThere = entry.standings().rounds[next.round]?.counts[next.seat] !== undefined;
  if (isThere) entry.select(next);
  return isThere;
}

/**
 * Digits, Backspace, Enter and the arrows work without a pointer. Enter keeps a typed figure wherever the focus is; arrows lead
 * over the sheet while the focus is there, or nowhere.
 */
function followKeys(entry: Entry, isActive: () => boolean): void {
  let hasTyped = false;
  const press = (event: KeyboardEvent): void => {
    if (!isActive() || entry.isDone() || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = STEPS[event.key];
    const isDigit = /^\d$/.test(event.key) && entry.mode() === 'figures' && entry.doubt() === null;
    if (isDigit) entry.type(Number(event.key));
    else if (event.key === 'Backspace') entry.erase();
    else if (event.key === 'Enter' && hasTyped) entry.submit();
    else if (arrow === undefined || !isOnSheet(event.target) || !step(entry, arrow)) return;
    hasTyped = event.key !== 'Enter' && arrow === undefined;
    event.preventDefault();
  };
  document.addEventListener('keydown', press);
  onCleanup(() => document.removeEventListener('keydown', press));
}

const isOnSheet = (target: EventTarget | null): boolean =>
  target instanceof Element && (target === document.body || target.closest('table') !== null);

function faultWords(evening: Evening, seat: number, tile: string, fault: TileFault): string {
  if (fault.kind === 'engine') return scoreKeeperText.tileFault.engine(tile);
  return fault.seat === seat
    ? scoreKeeperText.tileFault.twice(tile)
    : scoreKeeperText.tileFault.other(tile, nameOf(evening, fault.seat));
}
