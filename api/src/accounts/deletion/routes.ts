import { DeletionConfirmationSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { ProblemError } from '../../http/problem.ts';
import { NOT_SIGNED_IN as GONE } from '../../session/session.ts';
import { forgetDevice } from '../../session/device-cookie.ts';
import { endSession } from '../../session/lifecycle.ts';
import { newRouter } from '../../http/router.ts';
import { deletionMail } from '../../notifications/templates/account-mails.ts';
import { notifyOwner } from '../notify-owner.ts';
import { hasMoreGames } from '../../account-data/store.ts';
import { deleteLater } from './delete-later.ts';
import { finish } from '../../games/finish.ts';
import type { AccountServices } from '../services.ts';
import { deleteAccount, mostLeftAtOnce, ownDeletion } from '../../account-data/delete-account.ts';
import { exportData, fileText } from '../../account-data/export-data.ts';
import { streamOf } from '../../http/stream.ts';
import { forgetTry } from '../../session/limits.ts';
import { defineRoute, jsonBody, jsonText } from '../../session/define-route.ts';

const exportMe = defineRoute({
  method: 'get',
  path: '/api/me/export',
  summary: prose('Exports everything stored about you, once at a time'),
  callers: 'account',
  limits: ['exports'],
  answers: {
    200: jsonText(
      'A file for you alone: it contains your notes and your hands',
      z.looseObject({ format: z.literal('slow-train-account') }),
    ),
  },
});

const deleteMe = defineRoute({
  method: 'delete',
  path: '/api/me',
  summary: prose(
    'Deletes your account: computer players take over your seats, your name is removed and every browser signed out at once; the rest is deleted after seven days, unless you sign in until then. A guest is deleted at once',
  ),
  callers: 'account',
  request: { body: jsonBody(DeletionConfirmationSchema) },
  answers: { 204: { description: 'The account is deleted, or will be' } },
  refuses: ['conflict'],
});

/** Exporting an account's data, and deleting the account. */
export const accountDeletionRoutes = newRouter<AccountServices>()
  .openapi(exportMe, async (c) => {
    const [services, { account }] = [c.get('services'), c.get('session')];
    const forget = (): Promise<void> => forgetTry(services, 'exports', account);
    const file = await exportData(services, account).catch(async (error: unknown) => {
      // One that has not begun is tried again at once.
      await forget();
      throw error;
    });
    if (file === null) throw new ProblemError(GONE);
    return c.body(streamOf(services, fileText(file), forget), 200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="slow-train.json"',
    });
  })
  .openapi(deleteMe, async (c) => {
    const [services, session] = [c.get('services'), c.get('session')];
    const most = mostLeftAtOnce(services);
    if (session.isGuest && !(await hasMoreGames(services.db, session.account, most)))
      finish(c, await deleteAccount(services, session, ownDeletion(session.account, services.now())));
    else {
      const at = finish(c, await deleteLater(services, session));
      if (session.email !== null && services.mailer !== null) {
        const mail = deletionMail({ at, language: session.language, appUrl: services.settings.APP_URL });
        c.executionCtx.waitUntil(notifyOwner(services, { to: session.email, ...mail }));
      }
    }
    // The session's row is deleted; this removes the cookies from the browser.
    await endSession(c, c.get('services'));
    forgetDevice(c, c.get('services').settings);
    return c.body(null, 204);
  });
