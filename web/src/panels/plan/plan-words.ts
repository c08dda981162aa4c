import type { PlanView } from '@slow-train/protocol';
import { parseAction, tileName, type View } from '@slow-train/rules';
import { planStopped, type Names } from '#words';
import { planText } from '#text/table.ts';
import type { PlanDraft } from './draft.ts';

const { next, summary } = planText;

/** Returns in words the next step of a plan, or the reason why it has stopped. `*this*` is strong. */
export function statusWords(laid: PlanView, view: View, names: Names): string {
  return laid.stopped === null ? planText.laid(nextOf(laid, view, names), laid.left) : planStopped(laid.stopped, names);
}

function nextOf({ plan, round }: PlanView, { table, hand }: View, names: Names): string {
  const isHeld = (name: string): boolean => hand.some((tile) => tileName(tile) === name);
  // In another round its tiles and plays mean nothing.
  if (round === table.round) {
    const tile = plan.train.find(isHeld);
    if (tile !== undefined) return next.train(tile);
    const play = plan.plays.map(parseAction).find((one) => one?.do === 'play' && hand.includes(one.tile));
    if (play?.do === 'play') return next.play(tileName(play.tile), names.train(play.train, play.line));
    const cover = plan.cover.find(isHeld);
    if (cover !== undefined) return next.cover(cover);
  }
  return next[plan.otherwise];
}

/** Returns the effect of this plan, in sentences. */
export function planSummary(draft: PlanDraft, names: Names): string {
  const { train, cover, plays, otherwise, stops, turns } = draft;
  const steps = [
    ...(cover.length > 0 ? [summary.cover(cover.map(tileName))] : []),
    ...(train.length > 0 ? [summary.train(train.map(tileName))] : []),
    ...(plays.length > 0
      ? [summary.plays(plays.map((play) => summary.play(tileName(play.tile), names.train(play.train, play.line))))]
      : []),
    summary[otherwise],
  ];
  const { stop } = planText;
  const when = [
    ...(stops.doubleOpens ? [stop.doubleOpens] : []),
    ...(stops.trainOpens ? [stop.trainOpens] : []),
    ...(stops.oneTile ? [stop.oneTile] : []),
    ...(stops.roundEnds ? [stop.roundEnds] : []),
  ];
  return [
    `${summary.turns(turns)} ${steps.join('; else ')}.`,
    summary.forced,
    ...(when.length > 0 ? [summary.stops(when)] : []),
  ].join(' ');
}
