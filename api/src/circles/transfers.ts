import { err, ok, type Result } from '@slow-train/rules';
import type { AccountId } from '../game/seats.ts';
import type { Failure } from '../http/problem.ts';
import { namesIn } from './circle.ts';
import { NO_CIRCLE, type CirclePorts } from './load-circle.ts';
import { personWith } from './membership.ts';
import * as circlePageStore from './page-store.ts';
import * as transferStore from './transfer-store.ts';
import { isOverFor, type CirclePage } from './view.ts';

const ASKED: Failure = { problem: 'conflict', detail: (say) => say.askedAlready };
export const SEASON_OVER: Failure = { problem: 'conflict', detail: (say) => say.seasonOver };
export const JOINED_LATER: Failure = { problem: 'conflict', detail: (say) => say.joinedLater };
export const TAKEN: Failure = { problem: 'conflict', detail: (say) => say.countsAlready };

interface Wish {
  readonly page: CirclePage;
  readonly gameId: string;
  readonly account: AccountId;
  readonly substitute: AccountId;
  readonly isBack: boolean;
}

/**
 * Asks a member and the person who played whether a finished game counts for the member, or no longer does. Nothing moves
 * before both have said yes. A no stands until its author changes it. Failure: `conflict` (they are asked already)
 */
export async function askForTransfer(
  { db, now, scheduler }: CirclePorts,
  founder: AccountId,
  { page, ...wish }: Wish,
): Promise<Result<null, Failure>> {
  const open = page.transfers.find(
    ({ gameId, account, substitute, movedAt }) =>
      gameId === wish.gameId && movedAt === null && (account === wish.account || substitute === wish.substitute),
  );
  if (open !== undefined) {
    const isSame = open.substitute === wish.substitute && open.account === wish.account && open.isBack === wish.isBack;
    const isRefused = open.accountSays === false || open.substituteSays === false;
    return isSame && !isRefused ? ok(null) : err(ASKED);
  }
  const says = (one: AccountId): true | null => (one === founder ? true : null);
  const transfer = { ...wish, accountSays: says(wish.account), substituteSays: says(wish.substitute) };
  await scheduler.noLaterThan(now().getTime());
  const by = namesIn(page).get(founder) ?? '';
  await transferStore.ask(db, transfer, { circle: page.circle.id, by, at: now() });
  return ok(null);
}

/**
 * Answers such a question, for one of the two; the result moves with the second yes, and the other is told.
 * Failures: `not-found`; `conflict` (its season is over, or somebody else’s result has come to count for the member)
 */
export async function answerQuestion(
  { db, now, scheduler }: CirclePorts,
  account: AccountId,
  {
    id,
    game,
    member,
    answer,
  }: {
    readonly id: string;
    readonly game: string;
    readonly member: number;
    readonly answer: 'yes' | 'no';
  },
): Promise<Result<null, Failure>> {
  const page = await circlePageStore.page({ db, now }, id, account);
  if (page === undefined) return err(NO_CIRCLE);
  const found = personWith(page, member);
  const transfer = page.transfers.find(
    (one) => one.gameId === game && found.ok && one.account === found.value.account && one.movedAt === null,
  );
  const listed = page.games.find((one) => one.game.id === game);
  if (transfer === undefined || listed === undefined || ![transfer.account, transfer.substitute].includes(account))
    return err(NO_CIRCLE);
  if (isOverFor(page, account, listed.season)) return err(SEASON_OVER);
  // They may have left and come back since they were asked.
  if (found.ok && found.value.since > listed.openedAt.getTime()) return err(JOINED_LATER);
  if (!(await transferStore.answer(db, transfer, account, answer === 'yes'))) return ok(null);
  const tell = account === transfer.account ? transfer.substitute : transfer.account;
  await scheduler.noLaterThan(now().getTime());
  return (await transferStore.move(db, transfer, { circle: id, tell, at: now() })) ? ok(null) : err(TAKEN);
}
