import { createRoute } from '@hono/zod-openapi';
import { ActionRequestSchema, NewGameSchema, NotesSchema, SeatChangeSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { claimsSession, signedIn } from '../accounts/session.ts';
import { ActionHeaders, CacheHeaders, KeyHeaders, RevisionHeaders } from '../headers.ts';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  Evidence,
  FORBIDDEN,
  GameList,
  GameRecord,
  INVALID,
  KEY_REUSED,
  NOT_SIGNED_IN,
  NotesAnswer,
  Recap,
  REFUSED,
  STALE,
  TOO_LARGE,
  UNKNOWN,
} from '../responses.ts';
import { jsonBody, tableAnswer, tableParams } from './contract-parts.ts';
import { OPEN_SEATS } from './start.ts';

// What each route takes and what it may answer: the checks, the document and the types of the handlers in one.

const NOT_MODIFIED = { 304: { description: 'Nothing has changed since the revision you have' } };
const USUAL = { ...INVALID, ...NOT_SIGNED_IN, ...ALWAYS };

export const listGames = createRoute({
  method: 'get',
  path: '/games',
  summary: 'My tables: those that wait for me first, then by latest change, finished ones last',
  middleware: claimsSession,
  request: { headers: CacheHeaders },
  responses: {
    200: { description: 'My tables', content: { 'application/json': { schema: GameList } } },
    ...NOT_MODIFIED,
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

export const newGame = createRoute({
  method: 'post',
  path: '/games',
  summary: 'Set a table',
  middleware: signedIn,
  request: { headers: KeyHeaders, body: jsonBody(NewGameSchema) },
  responses: { 201: tableAnswer('The new table'), ...USUAL, ...CROSS_ORIGIN, ...CONFLICT, ...TOO_LARGE, ...KEY_REUSED },
});

export const readGame = createRoute({
  method: 'get',
  path: '/games/{id}',
  summary: 'A table as I see it, and what has happened there',
  middleware: claimsSession,
  request: {
    params: tableParams,
    headers: CacheHeaders,
    query: z.object({
      since: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe('the last revision whose log is known; the next 200 follow'),
    }),
  },
  responses: { 200: tableAnswer('The table'), ...NOT_MODIFIED, ...USUAL, ...UNKNOWN },
});

export const readRecap = createRoute({
  method: 'get',
  path: '/games/{id}/recap',
  summary: 'What has happened since I was there, with the board as I could see it after each revision',
  middleware: claimsSession,
  request: {
    params: tableParams,
    query: z.object({
      since: z.coerce
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1)
        .describe('the last revision I have seen; at most the newest 60 since are shown'),
    }),
  },
  responses: {
    200: { description: 'The recap', content: { 'application/json': { schema: Recap } } },
    ...USUAL,
    ...UNKNOWN,
  },
});

export const readRecord = createRoute({
  method: 'get',
  path: '/games/{id}/record',
  summary: 'A finished game as a record that can be replayed anywhere',
  middleware: signedIn,
  request: { params: tableParams },
  responses: {
    200: { description: 'The record', content: { 'application/json': { schema: GameRecord } } },
    ...USUAL,
    ...UNKNOWN,
    ...CONFLICT,
  },
});

export const action = createRoute({
  method: 'post',
  path: '/games/{id}/actions',
  summary: 'Do something in the round',
  middleware: claimsSession,
  request: { params: tableParams, headers: ActionHeaders, body: jsonBody(ActionRequestSchema) },
  responses: {
    200: tableAnswer('The table afterwards, and what happened'),
    ...USUAL,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...STALE,
    ...TOO_LARGE,
    ...REFUSED,
  },
});

export const startGame = createRoute({
  method: 'post',
  path: '/games/{id}/start',
  summary: 'All aboard: the host starts the game',
  middleware: signedIn,
  request: {
    params: tableParams,
    headers: RevisionHeaders,
    body: jsonBody(z.object({ openSeats: z.enum(OPEN_SEATS).default('computers') })),
  },
  responses: {
    200: tableAnswer('The table, dealt'),
    ...USUAL,
    ...FORBIDDEN,
    ...UNKNOWN,
    ...CONFLICT,
    ...STALE,
    ...TOO_LARGE,
  },
});

export const newLink = createRoute({
  method: 'post',
  path: '/games/{id}/invitation',
  summary: 'The host takes the invitation back, and gets another one',
  middleware: signedIn,
  request: { params: tableParams, headers: RevisionHeaders },
  responses: {
    200: tableAnswer('The table with its new invitation; the old one leads nowhere'),
    ...USUAL,
    ...FORBIDDEN,
    ...UNKNOWN,
    ...CONFLICT,
    ...STALE,
  },
});

export const sendNotes = createRoute({
  method: 'post',
  path: '/games/{id}/notes',
  summary:
    "My browser's part in the deals to come: seals, and contributions once a list is closed (docs/fair-deals.md)",
  middleware: signedIn,
  request: { params: tableParams, body: jsonBody(NotesSchema) },
  responses: {
    200: {
      description: 'All notes are taken; sent again they change nothing. No revision, unless the next round was dealt',
      content: { 'application/json': { schema: NotesAnswer } },
    },
    ...USUAL,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...TOO_LARGE,
  },
});

export const readDeal = createRoute({
  method: 'get',
  path: '/games/{id}/deals/{round}',
  summary: 'The evidence of how a round that is over was dealt',
  middleware: signedIn,
  request: { params: tableParams.extend({ round: z.coerce.number().int().min(1).max(19) }) },
  responses: {
    200: { description: 'The evidence', content: { 'application/json': { schema: Evidence } } },
    ...USUAL,
    ...UNKNOWN,
    ...CONFLICT,
  },
});

export const seatChange = createRoute({
  method: 'patch',
  path: '/games/{id}/seat',
  summary: 'How my seat is to be: whether what it has no choice about plays itself',
  middleware: signedIn,
  request: { params: tableParams, headers: RevisionHeaders, body: jsonBody(SeatChangeSchema) },
  responses: {
    200: tableAnswer('The table afterwards, and what has played itself'),
    ...USUAL,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...STALE,
    ...TOO_LARGE,
  },
});

export const leaveGame = createRoute({
  method: 'delete',
  path: '/games/{id}/seat',
  summary: 'Get up from a table that has not started',
  middleware: signedIn,
  request: { params: tableParams, headers: RevisionHeaders },
  responses: {
    204: { description: 'Your seat is free again' },
    ...USUAL,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...STALE,
  },
});
