import { PlayerStateChangeSchema, type PlayerState, type PlayerStateChange } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Result } from '@slow-train/rules';
import type { Game } from '../game/game.ts';
import { isMember, type AccountId } from '../game/seats.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { NOT_FOUND, orThrow, type Failure } from '../http/problem.ts';
import { PlayerStateBody } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import type { Platform } from '../platform/platform.ts';
import { untilSaved } from '../platform/until-saved.ts';
import { playerStateOf } from '../store/player-state-store.ts';
import * as playerStateStore from '../store/player-state-store.ts';
import { gameParams } from './contract.ts';
import type { GameServices } from './services.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const MINUTE = 60_000;

/**
 * Changes an account's private state in a game. Adds no revision and shows nobody anything new.
 * @returns the player state afterwards
 * Failures: `not-found`; `conflict` if the notes were changed on another device
 */
export async function changePlayerState(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  account: AccountId,
  { id, change }: { readonly id: string; readonly change: PlayerStateChange },
): Promise<Result<PlayerState, Failure>> {
  return untilSaved<Result<PlayerState, Failure>>({ busy: () => err(BUSY) }, async () => {
    const loaded = await playerStateStore.load(db, id, account);
    if (loaded === undefined || !isMember(loaded.game, account)) return err(NOT_FOUND);
    const before = playerStateOf(loaded.playerState);
    const changed = applyChange(before, change, { ...loaded.game, talk: loaded.talk });
    if (changed.ok && changed.value === before && change.here)
      await playerStateStore.touch(db, id, account, now(), MINUTE);
    if (!changed.ok || changed.value === before) return changed;
    return (await playerStateStore.save(db, id, account, changed.value, now())) ? ok(changed.value) : null;
  });
}

const BUSY: Failure = {
  problem: 'conflict',
  detail: (say) => say.busyDevices,
};

const NOTES_CHANGED: Failure = {
  problem: 'conflict',
  detail: (say) => say.notesChanged,
};

/**
 * Returns the changed player state as its next version; the same state if nothing is different.
 * Failure: `conflict` for notes that replace a text no longer stored
 */
function applyChange(
  state: PlayerState,
  change: PlayerStateChange,
  { revision, results, talk }: Pick<Game, 'revision' | 'results'> & { readonly talk: number },
): Result<PlayerState, Failure> {
  const { notes } = change;
  if (notes !== undefined && notes.instead !== state.notes && notes.text !== state.notes) return err(NOTES_CHANGED);
  const next: PlayerState = {
    version: state.version,
    arrangement: change.arrangement === undefined ? state.arrangement : change.arrangement,
    draft: change.draft === undefined ? state.draft : change.draft,
    notes: notes === undefined ? state.notes : notes.text,
    // What does not exist yet cannot have been seen.
    readUpTo: Math.max(state.readUpTo, Math.min(change.readUpTo ?? 0, revision)),
    roundsSeen: Math.max(state.roundsSeen, Math.min(change.roundsSeen ?? 0, results.length)),
    talkReadUpTo: Math.max(state.talkReadUpTo, Math.min(change.talkReadUpTo ?? 0, talk)),
    isTalkMuted: change.isTalkMuted ?? state.isTalkMuted,
    isNamed: change.isNamed ?? state.isNamed,
  };
  const isSame = JSON.stringify(next) === JSON.stringify(state);
  return ok(isSame ? state : { ...next, version: state.version + 1 });
}

const change = defineRoute({
  method: 'patch',
  path: '/api/games/{id}/player-state',
  summary: prose(
    'Changes your private state in this game: the order of your hand, a laid-out train, notes, and how far you have seen',
  ),
  callers: 'member',
  note: 'their own player state',
  request: { params: gameParams, body: jsonBody(PlayerStateChangeSchema) },
  answers: { 200: json('The whole state after the change', PlayerStateBody) },
  refuses: ['conflict'],
});

/** A player's private state in a game. */
export const playerStateRoutes = newRouter<GameServices>().openapi(change, async (c) => {
  const command = { id: c.req.valid('param').id, change: c.req.valid('json') };
  const state = await changePlayerState(c.get('services'), c.get('session').account, command);
  return c.json(orThrow(state), 200, NOT_KEPT);
});
