import { ruleLink, type RuleLink } from '@slow-train/protocol';
import { openEnds, refusalOf, type Place, type Refusal, type Tile, type TrainId } from '@slow-train/rules';
import { explain, type Names } from '#words';
import { text } from '#text/table.ts';
import { buildRefusal, rowsFor, type Selection, type Situation } from './selection.ts';
import { trainOrder } from './trains.ts';

/** The reason why a tile cannot be played: one sentence with its rule, and the trains it applies to. */
export interface MoveReason {
  readonly trains: string;
  readonly sentence: string;
  readonly rule: RuleLink;
}

/** Explains from the rules why each train refuses the tile; trains with the same reason share a sentence. */
export function whyNot(situation: Situation, tile: Tile, { build }: Selection, names: Names): readonly MoveReason[] {
  const order = trainOrder(situation.view.table, situation.view.seat);
  const bySentence = new Map<string, { readonly rows: readonly string[]; readonly rule: RuleLink }>();
  for (const { train, line, refusal } of refusalsFor(situation, tile, order, build)) {
    // The row already names its train; the sentence names only another one that has to come first.
    const sentence = explain(refusal, (named) => (named === train ? text.why.thisTrain : names.train(named)));
    const rows = [...(bySentence.get(sentence)?.rows ?? []), names.row(train, line)];
    bySentence.set(sentence, { rows, rule: ruleLink(refusal.code) });
  }
  const rowsOf = (trains: readonly string[]): string => {
    if (situation.mode === 'building') return text.why.next;
    return trains.length === order.flatMap((train) => openEnds(situation.view.table, train)).length
      ? text.why.allTrains
      : trains.join(', ');
  };
  return [...bySentence].map(([sentence, { rows, rule }]) => ({ trains: rowsOf(rows), sentence, rule }));
}

/** Returns the reasons by the rule they rest on, in their order. */
export function byRule(reasons: readonly MoveReason[]): readonly (readonly [MoveReason, ...MoveReason[]])[] {
  const groups = new Map<string, [MoveReason, ...MoveReason[]]>();
  for (const reason of reasons) {
    const group = groups.get(reason.rule.href);
    if (group === undefined) groups.set(reason.rule.href, [reason]);
    else group.push(reason);
  }
  return [...groups.values()];
}

/** Returns the heading: about the other trains if some take the tile. */
export function whyTitle(situation: Situation, tile: Tile, name: string): string {
  return rowsFor(situation, tile).length > 0 ? text.why.others : text.why.title(name);
}

/** Returns each train's reason for refusing the tile; for a build, the reason why the tile does not follow. */
function refusalsFor(
  { view, mode }: Situation,
  tile: Tile,
  trains: readonly TrainId[],
  build: readonly Tile[],
): readonly (Place & { readonly refusal: Refusal })[] {
  const { table, hand, seat } = view;
  if (seat === null) return [];
  if (mode === 'building') {
    const refusal = buildRefusal(view, seat, [...build, tile]);
    return refusal === null ? [] : [{ train: seat, refusal }];
  }
  return trains.flatMap((train) =>
    openEnds(table, train).flatMap(({ line }) => {
      const refusal = refusalOf(table, hand, seat, { do: 'play', tile, train, line });
      return refusal === null ? [] : [{ train, line, refusal }];
    }),
  );
}
