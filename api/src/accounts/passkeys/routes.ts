import { wordsIn } from '@slow-train/words';
import { passkeyAddedMail } from '../../notifications/templates/account-mails.ts';
import { orThrow, ProblemError, type Failure } from '../../http/problem.ts';
import { notifyOwner } from '../notify-owner.ts';
import { openSession } from '../../session/lifecycle.ts';
import { newRouter } from '../../http/router.ts';
import { openAccount } from '../open-account.ts';
import type { AccountServices } from '../services.ts';
import {
  addPasskeyRoute,
  challengePasskey,
  challengeSignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './contract.ts';
import { addPasskey, askForPasskey } from './register.ts';
import { accountByPasskey, askForProof } from './sign-in.ts';
import * as passkeyStore from './store.ts';

const NOT_KEPT = { 'cache-control': 'no-store' } as const;

const UNKNOWN: Failure = { problem: 'not-found', detail: (say) => say.noPasskey };
const LAST: Failure = {
  problem: 'conflict',
  detail: (say) => say.lastPasskey,
};

/** Passkeys: adding and keeping them, and signing in with one. */
export const passkeyRoutes = newRouter<AccountServices>()
  .openapi(listPasskeys, async (c) => {
    const passkeys = await passkeyStore.list(c.get('services').db, c.get('session').account);
    return c.json({ passkeys }, 200, NOT_KEPT);
  })
  .openapi(challengePasskey, async (c) => {
    const services = c.get('services');
    return c.json(orThrow(await askForPasskey(services, c.get('session'))), 200, NOT_KEPT);
  })
  .openapi(addPasskeyRoute, async (c) => {
    const [services, me] = [c.get('services'), c.get('session')];
    const passkey = orThrow(await addPasskey(services, me, c.req.valid('json')));
    // The session has gained rights; a leaked guest cookie must not have them.
    if (me.isGuest) await openSession(c, services, me.account, 'passkey');
    if (me.email !== null) {
      const { language } = me;
      const device = wordsIn(language).browserName(c.req.header('user-agent'));
      await notifyOwner(services, {
        to: me.email,
        ...passkeyAddedMail({ device, language, appUrl: services.settings.APP_URL }),
      });
    }
    return c.json(passkey, 201, NOT_KEPT);
  })
  .openapi(renamePasskey, async (c) => {
    const { name } = c.req.valid('json');
    const passkey = await passkeyStore.rename(
      c.get('services').db,
      c.get('session').account,
      c.req.valid('param').id,
      name,
    );
    if (passkey === undefined) throw new ProblemError(UNKNOWN);
    return c.json(passkey, 200, NOT_KEPT);
  })
  .openapi(removePasskey, async (c) => {
    const [services, me] = [c.get('services'), c.get('session')];
    const became = await passkeyStore.remove(services.db, me.account, c.req.valid('param').id);
    if (became !== 'removed') throw new ProblemError(became === 'last' ? LAST : UNKNOWN);
    return c.body(null, 204);
  })
  .openapi(challengeSignIn, async (c) => {
    const services = c.get('services');
    return c.json(await askForProof(services), 200, NOT_KEPT);
  })
  .openapi(signInByPasskey, async (c) => {
    const services = c.get('services');
    const me = c.get('session');
    const account = await accountByPasskey(services, me, c.req.valid('json'));
    return c.json(await openAccount(c, services, me, { account, method: 'passkey' }), 200, NOT_KEPT);
  });
