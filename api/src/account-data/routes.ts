import { DeletionConfirmationSchema } from '@slow-train/protocol';
import { nanoid } from 'nanoid';
import * as z from 'zod';
import { ProblemError } from '../http/problem.ts';
import { NOT_SIGNED_IN as GONE } from '../session/session.ts';
import { forgetDevice } from '../session/device-cookie.ts';
import { endSession } from '../session/lifecycle.ts';
import { newRouter } from '../http/router.ts';
import { finish } from '../games/finish.ts';
import type { GameServices } from '../games/services.ts';
import { OWN_DELETION } from '../schema/operations.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const exportMe = defineRoute({
  method: 'get',
  path: '/api/me/export',
  summary: 'Exports everything stored about you',
  callers: 'account',
  answers: {
    200: json(
      'A file for you alone: it contains your notes and your hands',
      z.looseObject({ format: z.literal('slow-train-account') }),
    ),
  },
});

const deleteMe = defineRoute({
  method: 'delete',
  path: '/api/me',
  summary:
    'Deletes your account for good: computer players take over your seats, and your name is removed from finished games',
  callers: 'account',
  request: { body: jsonBody(DeletionConfirmationSchema) },
  answers: { 204: { description: 'The account is deleted' } },
  refuses: ['conflict'],
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
    const [services, session] = [c.get('services'), c.get('session')];
    // A restored backup that still has the account deletes it again.
    const note = {
      id: nanoid(),
      at: services.now(),
      operator: 'its owner',
      command: OWN_DELETION,
      target: session.account,
      detail: {},
    };
    finish(c, await deleteAccount(services, session, note));
    // The session's row was deleted with the account; this removes the cookies from the browser.
    await endSession(c, c.get('services'));
    forgetDevice(c, c.get('services').settings);
    return c.body(null, 204);
  });
