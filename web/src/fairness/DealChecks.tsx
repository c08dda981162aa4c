import type { DealNote, GameView } from '@slow-train/protocol';
import { createSignal, For, lazy, Show, Suspense, type JSX } from 'solid-js';
import { fairness } from '../text/fairness.ts';
import { verdictsOf, type Found } from './verdicts.ts';
import { whoIn } from './who.ts';
import './deals.css';

const DealSheet = lazy(() => import('./DealSheet.tsx'));

/** What a round's deal is worth, in a few words. */
export function dealWords(game: Pick<GameView, 'seats' | 'you'>, deal: DealNote, found: Found | undefined): string {
  if (found === undefined) return fairness.unchecked;
  if (found === 'broken') return fairness.broken;
  if (found === 'missing') return fairness.missing;
  const mine = game.you.seat === null ? [] : deal.silent.filter((seat) => seat === game.you.seat);
  const absent = [...deal.withheld, ...mine];
  if (absent.length > 0) return fairness.without(absent.map((seat) => whoIn(game, seat)));
  return found === 'proved' ? fairness.proved : fairness.fits;
}

/** The rounds that are over, the latest first, each with what its deal is worth; a tap tells how it was made. */
export function DealChecks(props: { game: GameView }): JSX.Element {
  const [open, setOpen] = createSignal<number | null>(null);
  const deals = (): DealNote[] =>
    props.game.fairness.deals.filter(({ round }) => round <= props.game.results.length).toReversed();
  const found = (deal: DealNote): Found | undefined => verdictsOf(props.game.id).now().get(deal.round);
  const isBad = (deal: DealNote): boolean => found(deal) === 'broken' || found(deal) === 'missing';
  const label = (deal: DealNote): string =>
    fairness.round(deal.round, props.game.results[deal.round - 1]?.engine ?? '');
  return (
    <Show when={deals().length > 0}>
      <ul class="deals" aria-label={fairness.deals}>
        <For each={deals()}>
          {(deal) => (
            <li>
              <button
                type="button"
                classList={{ bad: isBad(deal), part: deal.withheld.length > 0 }}
                onClick={() => setOpen(deal.round)}
              >
                <span>{label(deal)}</span> {dealWords(props.game, deal, found(deal))}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={open()} keyed>
        {(round) => (
          <Suspense>
            <DealSheet game={props.game} round={round} onClose={() => setOpen(null)} />
          </Suspense>
        )}
      </Show>
    </Show>
  );
}
