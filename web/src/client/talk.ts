import type { GameAnswer, Message, NewMessage, TalkPage } from '@slow-train/protocol';
import type { Reaction } from '@slow-train/protocol/phrases';
import { api, call } from './call.ts';

// The talk of a game. Messages of others come with the game.

const routes = api.games[':id'].talk;

/** Says something. Safe to repeat: the same key says it only once. */
export function postTalk(id: string, said: NewMessage, key: string): Promise<Message> {
  return call(routes.$post, { param: { id }, json: said, header: { 'idempotency-key': key } });
}

/** Changes the text of one's own message. */
export function changeMessage(id: string, number: number, text: string): Promise<Message> {
  return call(routes[':number'].$patch, { param: { id, number: String(number) }, json: { text } });
}

/** Empties one's own message. */
export function removeMessage(id: string, number: number): Promise<void> {
  return call(routes[':number'].$delete, { param: { id, number: String(number) } });
}

/** Replaces one's own reaction to a revision; null takes it back. */
export function putReaction(id: string, revision: number, word: Reaction | null): Promise<void> {
  return call(routes.reactions[':revision'].$put, { param: { id, revision: String(revision) }, json: { word } });
}

/** Folds away the messages of the person in a seat, in every game; or unfolds them. */
export function muteSeat(id: string, seat: number, muted: boolean): Promise<void> {
  return call(routes.mutes[':seat'].$put, { param: { id, seat: String(seat) }, json: { muted } });
}

/** Changes whether people can say only phrases; for the host. */
export function allowPhrasesOnly(id: string, phrasesOnly: boolean): Promise<GameAnswer> {
  return call(routes.rules.$put, { param: { id }, json: { phrasesOnly } });
}

/** Returns the messages before one. */
export function fetchOlderTalk(id: string, before: number): Promise<TalkPage> {
  return call(routes.$get, { param: { id }, query: { before: String(before) } });
}
