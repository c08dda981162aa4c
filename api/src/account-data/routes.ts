import { createRoute } from '@hono/zod-openapi';
import { DeletionConfirmationSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { ProblemError } from '../http/problem.ts';
import { ALWAYS, CONFLICT, CROSS_ORIGIN, INVALID, NOT_SIGNED_IN } from '../http/responses.ts';
import { NOT_SIGNED_IN as GONE, requireSession } from '../session/session.ts';
import { forgetDevice } from '../session/device-cookie.ts';
import { endSession } from '../session/lifecycle.ts';
import { newRouter } from '../http/router.ts';
import { finish } from '../games/finish.ts';
import type { GameServices } from '../games/services.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';

const exportMe = createRoute({
  method: 'get',
  path: '/me/export',
  summary: 'Exports everything stored about you',
  middleware: requireSession,
  responses: {
    200: {
      description: 'A file for you alone: it contains your notes and your hands',
      content: { 'application/json': { schema: z.looseObject({ format: z.literal('slow-train-account') }) } },
    },
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const deleteMe = createRoute({
  method: 'delete',
  path: '/me',
  summary:
    'Deletes your account for good: computer players take over your seats, and your name is removed from finished games',
  middleware: requireSession,
  request: { body: { required: true, content: { 'application/json': { schema: DeletionConfirmationSchema } } } },
  responses: {
    204: { description: 'The account is deleted' },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...CONFLICT,
    ...ALWAYS,
  },
});

/** Exporting an account's data, and deleting the account. */
export const accountDeletionRoutes = newRouter<GameServices>()
  .openapi(exportMe, async (c) => {
    const file = await exportData(c.get('services'), c.get('session').account);
    if (file === null) throw new ProblemError(GONE);
    return c.json(file, 200, {
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="slow-train.json"',
    });
  })
  .openapi(deleteMe, async (c) => {
    finish(c, await deleteAccount(c.get('services'), c.get('session')));
    // The session's row was deleted with the account; this removes the cookies from the browser.
    await endSession(c, c.get('services'));
    forgetDevice(c, c.get('services').settings);
    return c.body(null, 204);
  });
