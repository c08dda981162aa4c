import {
  ActionRequestSchema,
  GameIdSchema,
  IdempotencyKeySchema,
  InvitationSchema,
  MailProofSchema,
  MailRequestSchema,
  NewMessageSchema,
  PlayerNameSchema,
  PROBLEMS,
  type GameAnswer,
  type GameView,
} from '@slow-train/protocol';
import { wordsIn, sayIn } from '@slow-train/words';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Child } from 'hono/jsx';
import * as z from 'zod';
import { chooseName } from '../accounts/choose-name.ts';
import { newGuest } from '../accounts/guest.ts';
import { mailSignInLink } from '../accounts/email/mail-me.ts';
import { accountByMail } from '../accounts/email/sign-in.ts';
import { openAccount } from '../accounts/open-account.ts';
import type { AccountServices } from '../accounts/services.ts';
import { updateAccount } from '../accounts/store.ts';
import { act, actByLink, readByLink } from '../games/act.ts';
import { finish } from '../games/finish.ts';
import { listGames, readGame } from '../games/read-game.ts';
import { leaveGame } from '../games/seat.ts';
import type { GameServices } from '../games/services.ts';
import { OPEN_SEATS, startGame } from '../games/start-game.ts';
import { reservedName } from '../games/occupant.ts';
import { takeSeatBack } from '../games/substitute.ts';
import { parseTurnToken } from '../games/turn-link.ts';
import { castVote } from '../games/votes.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { languageOf } from '../http/language.ts';
import { BROKEN_INVITATION, NOT_FOUND, orThrow, ProblemError, type Failure } from '../http/problem.ts';
import type { AppEnv } from '../http/router.ts';
import { joinGame, readInvitation } from '../lobby/invitations.ts';
import { endSession, renewSession } from '../session/lifecycle.ts';
import { countFromIp, countRequest } from '../session/limits.ts';
import { requireRight } from '../session/rights.ts';
import { requireMayTalk, requireNotSuspended } from '../session/sanctions.ts';
import { optionalSession, requireClaim, requireSession, type Session, type SessionClaim } from '../session/session.ts';
import { say } from '../talk/use-cases.ts';
import { formTokenOf, linkFormToken, requireFormToken } from './form-token.ts';
import { plainDocument, type Reader } from './frame.tsx';
import { LogPage } from './log-page.tsx';
import { CodePage, GamesPage, JoinPage, RefusedPage, SignInPage } from './people-pages.tsx';
import { GetUpPage, mayGetUp, TablePage } from './table-page.tsx';
import { plainText } from './text/index.ts';
import { BuildPage, ConfirmPage, isStillOn, ownTurnIn, PlayedPage } from './turn-pages.tsx';

type Services = AccountServices & GameServices;
type PlainEnv = AppEnv<Services>;

/** Nothing runs on a plain page; its forms come back here. A page that sends no referrer would send no origin, either. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  ...NOT_KEPT,
};

/** Whether an address is one of the plain table's. */
export const isPlain = (path: string): boolean => /^\/plain(?:\/|$)/.test(path);

/** Gives plain pages the headers of pages with forms. Around the headers of the API's answers. */
export const plainHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!isPlain(c.req.path)) return;
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
});

async function readerOf<E extends AppEnv>(c: Context<E>): Promise<Reader> {
  return { language: languageOf(c), site: c.get('services').settings.APP_URL, token: await formTokenOf(c) };
}

function page<E extends AppEnv>(
  c: Context<E>,
  content: Child,
  status: 200 | (typeof PROBLEMS)[keyof typeof PROBLEMS] = 200,
): Response {
  c.header('content-language', languageOf(c));
  c.header('vary', 'accept-language, cookie');
  return c.html(plainDocument(content), status);
}

/** Answers a refusal with a page that says why, and where to go on. */
export async function refusedPage<E extends AppEnv>(c: Context<E>, failure: Failure): Promise<Response> {
  const language = languageOf(c);
  const status = PROBLEMS[failure.problem];
  const isSignedOut = failure.problem === 'not-signed-in';
  if ((isSignedOut || failure.problem === 'proof-required') && c.get('services') !== undefined) {
    const notice = isSignedOut ? plainText(language).signedOut : sayIn(language, failure.detail);
    return page(c, <SignInPage reader={await readerOf(c)} notice={notice} />, status);
  }
  const back = placeOf(c.req.path) ?? (c.req.path.startsWith('/plain/sign-in') ? '/plain/sign-in' : '/plain');
  const title = wordsIn(language).problems.titles[failure.problem];
  return page(c, <RefusedPage {...{ language, title, back }} detail={sayIn(language, failure.detail)} />, status);
}

/** Returns the table that a refused request was about, or the turn: there its reader goes on; null for none. */
function placeOf(path: string): string | null {
  const [table] = /^\/plain\/(?:tables\/[\w-]{12}(?=\/)|join\/[\w-]{22}$)/.exec(path) ?? [];
  const [turn, game] = /^\/plain\/turns\/([\w-]{12})\.[^/]+/.exec(path) ?? [];
  // The page of the turn itself was refused.
  return turn === path ? `/plain/tables/${game ?? ''}` : (table ?? turn ?? null);
}

/** @throws ProblemError `invalid-request` for a form without its fields, `cross-origin` for one that is not ours */
async function formOf<T, E extends AppEnv>(
  c: Context<E>,
  schema: z.ZodType<T>,
  { wrong, link }: { readonly wrong?: 'notAnAddress'; readonly link?: string } = {},
): Promise<T> {
  const fields = await c.req.parseBody();
  await requireFormToken(c, fields['token'], link);
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new ProblemError({
    problem: 'invalid-request',
    detail: (_say, _words, language) => plainText(language)[wrong ?? 'incomplete'],
  });
}

/** @throws ProblemError `not-found` */
function gameIn(c: Context): string {
  const id = GameIdSchema.safeParse(c.req.param('id'));
  if (!id.success) throw new ProblemError(NOT_FOUND);
  return id.data;
}

async function read<E extends PlainEnv>(
  c: Context<E>,
  claim: SessionClaim,
  id: string,
  since?: number,
): Promise<GameAnswer> {
  const reading = finish(c, await readGame(c.get('services'), claim, { id, since, has: null }));
  if (!reading.isNew) throw new Error('A reading without a version is new.');
  return reading.answer;
}

/** Returns the page on which a turn goes on as its address says; null for the table itself. */
function turnPage(reader: Reader, game: GameView, { play, build }: Record<string, string>): Child | null {
  const turn = ownTurnIn(game);
  if (turn === null) return null;
  const asked = play === undefined ? null : ConfirmPage({ reader, game, turn, play });
  return asked ?? (build === undefined ? null : <BuildPage {...{ reader, game, turn, build }} />);
}

const NO_NAME: Failure = {
  problem: 'invalid-request',
  detail: (_say, _words, language) => plainText(language).needsName,
};
const BROKEN_TURN: Failure = {
  problem: 'not-found',
  detail: (_say, _words, language) => plainText(language).brokenTurn,
};
const TURN_OVER: Failure = {
  problem: 'stale-revision',
  detail: (_say, _words, language) => plainText(language).turnOver,
};

/** @throws ProblemError `not-found` for a link without our signature */
async function linkIn<E extends PlainEnv>(c: Context<E>) {
  const token = c.req.param('link') ?? '';
  const link = await parseTurnToken(c.get('services'), token);
  if (link === null) throw new ProblemError(BROKEN_TURN);
  return { token, link, address: `/plain/turns/${token}` };
}

/** The revisions that a table shows, and a page of its log. */
const NEWEST = 12;
const LOG_PAGE = 60;

const Revision = z.coerce.number().int().min(0);
const Actions = ActionRequestSchema.extend({ revision: Revision, key: IdempotencyKeySchema });
const Messages = z.object({ key: IdempotencyKeySchema, text: z.string().optional(), phrase: z.string().optional() });

const Starts = z.object({ revision: Revision, openSeats: z.enum(OPEN_SEATS) });
const Ballots = z.object({
  vote: z.coerce.number().int().min(1),
  inFavour: z.enum(['yes', 'no']).transform((ballot) => ballot === 'yes'),
});
const Leavers = z.object({ revision: Revision });
const Newcomers = z.object({ name: z.string() });

/** @throws ProblemError `not-found` */
function invitationIn(c: Context): string {
  const code = InvitationSchema.safeParse(c.req.param('code'));
  if (!code.success) throw new ProblemError(BROKEN_INVITATION);
  return code.data;
}

/** Returns the account of this browser, with a name; makes a guest, within the limits of its network, if it has none. */
async function accountOrGuest<E extends PlainEnv>(
  c: Context<E>,
  session: Session | null,
  wanted: string,
): Promise<{ readonly account: string; readonly name: string }> {
  const services = c.get('services');
  const reserved = reservedName(wanted);
  if (reserved !== null) throw new ProblemError(reserved);
  if (session === null) await countFromIp(c, services, 'guestsFromIp');
  const me = session === null ? await newGuest(c, services) : { ...session, id: session.account };
  requireNotSuspended(me);
  const name = chooseName(services, me, wanted, languageOf(c));
  if (me.name === null) await updateAccount(services.db, me.id, { name });
  return { account: me.id, name };
}

/** The link to a game in a mail opens that game only, here as well (session/rights.ts). */
const linkRight = requireRight('link');
const signInRight = requireRight('sign-in');

/** The plain table: pages without script, by the same use cases as the API. */
export const plainRoutes = new Hono<PlainEnv>()
  .get('/plain', optionalSession, async (c) => {
    const reader = await readerOf(c);
    const session = c.get('session');
    if (session === null) return page(c, <SignInPage reader={reader} />);
    await renewSession(c, c.get('services'), session);
    return c.redirect('/plain/tables', 303);
  })
  .get('/plain/tables', requireClaim, linkRight, async (c) => {
    const { list } = orThrow(await listGames(c.get('services').store, c.get('claim'), languageOf(c)));
    return page(c, <GamesPage reader={await readerOf(c)} games={list.games} />);
  })
  .get('/plain/sign-in', async (c) => page(c, <SignInPage reader={await readerOf(c)} />))
  .post('/plain/sign-in', async (c) => {
    const { email } = await formOf(c, MailRequestSchema, { wrong: 'notAnAddress' });
    await mailSignInLink(c, c.get('services'), email);
    return page(c, <CodePage reader={await readerOf(c)} email={email} />);
  })
  .post('/plain/sign-in/code', optionalSession, async (c) => {
    const proof = await formOf(c, MailProofSchema);
    const me: Session | null = c.get('session');
    await openAccount(c, c.get('services'), me, await accountByMail(c, c.get('services'), me, proof));
    return c.redirect('/plain/tables', 303);
  })
  .post('/plain/sign-out', async (c) => {
    await formOf(c, z.looseObject({}));
    await endSession(c, c.get('services'));
    return c.redirect('/plain', 303);
  })
  .get('/plain/tables/:id', requireClaim, linkRight, async (c) => {
    const id = gameIn(c);
    const reader = await readerOf(c);
    const answer = await read(c, c.get('claim'), id);
    const { game } = answer;
    return page(
      c,
      turnPage(reader, game, c.req.query()) ?? (
        <TablePage
          reader={reader}
          answer={{ ...answer, log: (await read(c, c.get('claim'), id, Math.max(0, game.revision - NEWEST))).log }}
          now={c.get('services').now().getTime()}
        />
      ),
    );
  })
  .get('/plain/tables/:id/log', requireClaim, linkRight, async (c) => {
    const id = gameIn(c);
    const { game } = await read(c, c.get('claim'), id);
    const asked = Number(c.req.query('before'));
    const before = Number.isInteger(asked) && asked > 0 ? Math.min(asked, game.revision + 1) : game.revision + 1;
    const since = Math.max(0, before - 1 - LOG_PAGE);
    const answer = await read(c, c.get('claim'), id, since);
    return page(c, <LogPage language={languageOf(c)} answer={answer} before={before} hasOlder={since > 0} />);
  })
  .post('/plain/tables/:id/actions', requireClaim, linkRight, async (c) => {
    const id = gameIn(c);
    const { do: action, revision, key } = await formOf(c, Actions);
    finish(c, await act(c.get('services'), c.get('claim'), { id, revision, key, do: action }));
    return c.redirect(`/plain/tables/${id}`, 303);
  })
  .get('/plain/join/:code', optionalSession, signInRight, async (c) => {
    const session = c.get('session');
    const code = invitationIn(c);
    const invitation = orThrow(await readInvitation(c.get('services'), code, session?.account ?? null));
    const isSignedIn = session !== null;
    return page(
      c,
      <JoinPage {...{ code, invitation, isSignedIn }} name={session?.name ?? null} reader={await readerOf(c)} />,
    );
  })
  .post('/plain/join/:code', optionalSession, signInRight, async (c) => {
    const invitation = invitationIn(c);
    const { name } = await formOf(c, Newcomers);
    const session = c.get('session');
    // Before somebody becomes a guest for it: that the link leads somewhere, and the name can be read.
    orThrow(await readInvitation(c.get('services'), invitation, session?.account ?? null));
    const named = PlayerNameSchema.safeParse(name);
    if (!named.success) throw new ProblemError(NO_NAME);
    const { account, name: own } = await accountOrGuest(c, session, named.data);
    const { game } = finish(c, await joinGame(c.get('services'), account, { invitation, name: own }));
    return c.redirect(`/plain/tables/${game.id}`, 303);
  })
  .post('/plain/tables/:id/start', requireSession, signInRight, async (c) => {
    const id = gameIn(c);
    const command = await formOf(c, Starts);
    finish(c, await startGame(c.get('services'), c.get('session').account, { id, ...command }));
    return c.redirect(`/plain/tables/${id}`, 303);
  })
  .get('/plain/tables/:id/up', requireClaim, linkRight, async (c) => {
    const id = gameIn(c);
    const { game } = await read(c, c.get('claim'), id);
    if (!mayGetUp(game)) return c.redirect(`/plain/tables/${id}`, 303);
    return page(c, <GetUpPage reader={await readerOf(c)} game={game} />);
  })
  .post('/plain/tables/:id/up', requireSession, linkRight, async (c) => {
    const id = gameIn(c);
    const { revision } = await formOf(c, Leavers);
    finish(c, await leaveGame(c.get('services'), c.get('session').account, { id, revision }));
    return c.redirect(`/plain/tables/${id}`, 303);
  })
  .post('/plain/tables/:id/sit', requireSession, linkRight, async (c) => {
    const id = gameIn(c);
    await formOf(c, z.looseObject({}));
    finish(c, await takeSeatBack(c.get('services'), c.get('session').account, id));
    return c.redirect(`/plain/tables/${id}`, 303);
  })
  .post('/plain/tables/:id/votes', requireSession, linkRight, async (c) => {
    const id = gameIn(c);
    const ballot = await formOf(c, Ballots);
    finish(c, await castVote(c.get('services'), c.get('session').account, { id, ...ballot }));
    return c.redirect(`/plain/tables/${id}`, 303);
  })
  .post('/plain/tables/:id/talk', requireSession, linkRight, async (c) => {
    const id = gameIn(c);
    const { key, text, phrase } = await formOf(c, Messages);
    const said = NewMessageSchema.safeParse(phrase === undefined ? { text } : { phrase });
    if (said.success) {
      requireMayTalk(c.get('session'));
      await countRequest(c, ['talk', 'talkAnywhere'], c.get('session').account);
      finish(c, await say(c.get('services'), c.get('session'), { id, key, said: said.data }));
    }
    return c.redirect(`/plain/tables/${id}`, 303);
  })
  // The links in a mail about a turn: opening one changes nothing, since scanners of mail do.
  .get('/plain/turns/:link', async (c) => {
    const { token, link, address } = await linkIn(c);
    const language = languageOf(c);
    if (c.req.query('played') !== undefined) return page(c, <PlayedPage language={language} game={link.game} />);
    const site = c.get('services').settings.APP_URL;
    const reader = { language, site, token: await linkFormToken(c, token), turn: address };
    const answer = finish(c, await readByLink(c.get('services'), link, NEWEST, TURN_OVER));
    const now = c.get('services').now().getTime();
    return page(c, turnPage(reader, answer.game, c.req.query()) ?? <TablePage {...{ reader, answer, now }} />);
  })
  .post('/plain/turns/:link/actions', async (c) => {
    const { token, link, address } = await linkIn(c);
    const command = await formOf(c, Actions, { link: token });
    const { game } = finish(c, await actByLink(c.get('services'), link, command, TURN_OVER));
    return c.redirect(isStillOn(game, link) ? address : `${address}?played=`, 303);
  });
