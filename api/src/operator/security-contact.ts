import { prose } from '@slow-train/protocol/prose';
import { parseSender } from '@slow-train/settings/mail';
import * as z from 'zod';
import { inEnglish, ProblemError } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { defineRoute } from '../session/define-route.ts';

const PATH = '/.well-known/security.txt';
/** In milliseconds. Short, so that nobody trusts a copy of a site that is gone (RFC 9116 section 2.5.5). */
const VALID = 30 * 86_400_000;

const contact = defineRoute({
  method: 'get',
  path: PATH,
  summary: prose('Names the contact for security problems of this site (RFC 9116)'),
  callers: 'anybody',
  answers: {
    200: { description: 'The sender of the site’s mails', content: { 'text/plain': { schema: z.string() } } },
  },
  refuses: ['not-found'],
});

/** Where to report a vulnerability: at the address that the site's mails come from. */
export const securityRoutes = newRouter().openapi(contact, (c) => {
  const { settings, now } = c.get('services');
  const sender = parseSender(settings.MAIL_FROM ?? '');
  if (sender === null)
    throw new ProblemError({
      problem: 'not-found',
      detail: inEnglish('This site sends no mail, so it has no address to write to.'),
    });
  const lines = [
    `Contact: mailto:${encodeURI(sender.address)}`,
    `Expires: ${new Date(now().getTime() + VALID).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(PATH, settings.APP_URL).href}`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' });
});
