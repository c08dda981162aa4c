import {
  TALK_PAGE,
  type GameAnswer,
  type Message,
  type NewMessage,
  type Reaction,
  type TalkPage,
} from '@slow-train/protocol';
import { at, err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Game } from '../game/game.ts';
import { awaySeatOf, isMember, ownerOf, personAt, seatOf, type AccountId } from '../game/seats.ts';
import { isHeard, isNamedIn, mayEdit, messageFor, type StoredMessage } from '../game/talk.ts';
import { addQuietRevision, startUpdate } from '../game/update.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import * as boundaryStore from '../store/boundary-store.ts';
import * as talkStore from './store.ts';
import type { GameServices, Ports } from '../games/services.ts';
import { decisionFor, loadForSeat, withGame, type Outcome } from '../games/with-game.ts';

const PHRASES_ONLY: Failure = { problem: 'conflict', detail: (say) => say.phrasesOnly };
const NEWCOMER: Failure = { problem: 'conflict', detail: (say) => say.newcomerPhrases };
const TOO_LATE: Failure = { problem: 'conflict', detail: (say) => say.editTooLate };
const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostTalkRules };

/** Somebody who may talk, and whether they are new here. */
export interface Talker {
  readonly account: AccountId;
  readonly isNewcomer: boolean;
}

/**
 * Returns why somebody cannot say a text of their own in a game; null if they can. Newcomers say phrases to strangers, so
 * that nobody gets around the operator with one new guest after the other.
 */
function whyNoText({ setup }: Pick<Game, 'setup'>, isNewcomer: boolean): Failure | null {
  if (setup.phrasesOnly === true) return PHRASES_ONLY;
  return isNewcomer && setup.open !== undefined ? NEWCOMER : null;
}

/** What a use case of talk works with: the game, and who speaks. */
async function loadSpeaker({ db }: Pick<GameServices, 'db'>, id: string, account: AccountId) {
  const found = await talkStore.load(db, id, account);
  if (found === undefined || !isMember(found.game, account)) return err(NOT_FOUND);
  const { game } = found;
  const seat = seatOf(game, account);
  const own = seat ?? awaySeatOf(game, account) ?? 0;
  const occupant = at(game.seats, own);
  const person = seat === null ? ownerOf(occupant) : occupant;
  const name = person !== undefined && 'name' in person ? person.name : '';
  return ok({ ...found, speaker: { account, seat: own, name } });
}

/**
 * Says something in a game, once for each key. Notifies those who are named, and those who want to hear everything.
 * Failures: `not-found`; `conflict` (a text where only phrases are allowed, or only to newcomers)
 * @throws ProblemError `too-many-requests`
 */
export async function say(
  services: GameServices,
  { account, isNewcomer }: Talker,
  { id, key, said }: { readonly id: string; readonly key: string; readonly said: NewMessage },
): Promise<Outcome<Message>> {
  const failed = (failure: Failure): Outcome<Message> => ({ result: err(failure), events: [] });
  const loaded = await loadSpeaker(services, id, account);
  if (!loaded.ok) return failed(loaded.error);
  const { game, listeners, speaker } = loaded.value;
  const refusal = 'text' in said ? whyNoText(game, isNewcomer) : null;
  if (refusal !== null) return failed(refusal);
  const { revision } = game;
  const events = listeners.flatMap(({ account: listener, hearsAll }) => {
    const isNamed = 'text' in said && isNamedIn(said.text, game, listener);
    if (!isNamed && !hearsAll) return [];
    const event = isNamed ? ('mention' as const) : ('talk' as const);
    const { name: by } = speaker;
    return [{ id: `${id}:said:${listener}`, account: listener, event, present: false, revision, game: id, by }];
  });
  const at = services.now();
  if (events.length > 0) await services.scheduler.noLaterThan(at.getTime());
  const message = await talkStore.say(services.db, id, speaker, said, { key, at, events });
  if (message === undefined) return failed(NOT_FOUND);
  return { result: ok(messageFor(message, account)), events };
}

/** Returns an account's own message. Failure: `not-found` */
async function ownMessage(
  services: GameServices,
  account: AccountId,
  { id, number }: MessageCommand,
): Promise<Result<{ readonly message: StoredMessage; readonly game: Pick<Game, 'setup'> }, Failure>> {
  const loaded = await loadSpeaker(services, id, account);
  if (!loaded.ok) return loaded;
  const message = await talkStore.message(services.db, id, number);
  if (message === undefined || message.account !== account) return err(NOT_FOUND);
  return ok({ message, game: loaded.value.game });
}

interface MessageCommand {
  readonly id: string;
  readonly number: number;
}

/**
 * Replaces the text of an account's own message, within the edit window.
 * Failures: `not-found`; `conflict` (too late, removed in between, or only phrases are allowed by now)
 */
export async function edit(
  services: GameServices,
  { account, isNewcomer }: Talker,
  { text, ...command }: MessageCommand & { readonly text: string },
): Promise<Result<Message, Failure>> {
  const own = await ownMessage(services, account, command);
  if (!own.ok) return own;
  const { message, game } = own.value;
  const refusal = whyNoText(game, isNewcomer);
  if (refusal !== null) return err(refusal);
  if (!mayEdit(message, services.now().getTime())) return err(TOO_LATE);
  const changed = await talkStore.change(services.db, command.id, command.number, text);
  if (changed === undefined) return err(NOT_FOUND);
  return changed.text === null ? err(TOO_LATE) : ok(messageFor(changed, account));
}

/** Removes what an account's own message says, also after it has left the game. Failure: `not-found` */
export async function remove(
  services: GameServices,
  account: AccountId,
  command: MessageCommand,
): Promise<Result<null, Failure>> {
  const message = await talkStore.message(services.db, command.id, command.number);
  if (message === undefined || message.account !== account) return err(NOT_FOUND);
  await talkStore.change(services.db, command.id, command.number, null);
  return ok(null);
}

/** Replaces an account's reaction to a revision; null takes it back. Failure: `not-found` */
export async function react(
  services: GameServices,
  account: AccountId,
  { id, revision, word }: { readonly id: string; readonly revision: number; readonly word: Reaction | null },
): Promise<Result<null, Failure>> {
  const loaded = await loadSpeaker(services, id, account);
  if (!loaded.ok) return loaded;
  if (revision > loaded.value.game.revision) return err(NO_MOVE);
  await talkStore.react(services.db, id, loaded.value.speaker, { revision, word, at: services.now() });
  return ok(null);
}

const NO_MOVE: Failure = { problem: 'not-found', detail: (say) => say.noMove };

/** Folds away the talk of the person in a seat for an account, in every game; or unfolds it. Failure: `not-found` */
export async function mute(
  services: GameServices,
  account: AccountId,
  { id, seat, muted }: { readonly id: string; readonly seat: Seat; readonly muted: boolean },
): Promise<Result<null, Failure>> {
  const loaded = await loadSpeaker(services, id, account);
  if (!loaded.ok) return loaded;
  const other = personAt(loaded.value.game, seat);
  if (other === undefined || other.account === account) return err(NOBODY);
  if (muted) await boundaryStore.draw(services.db, id, account, other, 'mute', services.now());
  else await boundaryStore.unmute(services.db, id, account, other.account, services.now());
  return ok(null);
}

const NOBODY: Failure = { problem: 'not-found', detail: (say) => say.nobodyToMute };

/** Returns the messages before one, as an account may see them. Failure: `not-found` */
export async function readOlder(
  services: GameServices,
  account: AccountId,
  { id, before }: { readonly id: string; readonly before: number },
): Promise<Result<TalkPage, Failure>> {
  const loaded = await loadSpeaker(services, id, account);
  if (!loaded.ok) return loaded;
  const found = await talkStore.before(services.db, id, before);
  const heard = found.slice(0, TALK_PAGE).filter((message) => isHeard(message, loaded.value.boundaries));
  const messages = heard.map((message) => messageFor(message, account)).toReversed();
  return ok({ messages, hasOlder: found.length > TALK_PAGE });
}

/**
 * Changes whether people can say only phrases. Earlier messages stay. Failures: `not-found`, `forbidden` (not the host)
 */
export function changeRules(
  ports: Ports,
  account: AccountId,
  { id, phrasesOnly }: { readonly id: string; readonly phrasesOnly: boolean },
): Promise<Outcome<GameAnswer>> {
  return withGame(ports, {
    async load() {
      const loaded = await loadForSeat(ports.store, id, account);
      return loaded.ok && loaded.value.game.host !== account ? err(NOT_HOST) : loaded;
    },
    decide({ game }, now) {
      if ((game.setup.phrasesOnly ?? false) === phrasesOnly) return ok(decisionFor(game, null, account));
      const setup = { ...game.setup, phrasesOnly };
      const update = addQuietRevision(startUpdate(game, now), { action: 'talk', events: [] }, { setup });
      return ok(decisionFor(game, update, account));
    },
  });
}
