import { Route } from '@solidjs/router';
import { fireEvent, screen } from '@solidjs/testing-library';
import type { AccountView } from '@slow-train/protocol';
import { createEffect, Show, type JSX } from 'solid-js';
import AccountPage from '../../src/pages/account/AccountPage.tsx';
import DeletePage from '../../src/pages/account/DeletePage.tsx';
import DevicesPage from '../../src/pages/account/DevicesPage.tsx';
import EmailPage from '../../src/pages/account/EmailPage.tsx';
import HandOffPage from '../../src/pages/account/HandOffPage.tsx';
import SessionEffects from '../../src/app/SessionEffects.tsx';
import PasskeysPage from '../../src/pages/account/PasskeysPage.tsx';
import RestorePage from '../../src/pages/sign-in/RestorePage.tsx';
import SignInPage from '../../src/pages/sign-in/SignInPage.tsx';
import { useMe } from '../../src/client/queries.ts';
import { openToasts } from '../../src/ui/toasts.ts';
import { openPage } from '../open-page.tsx';
import { json, pretendService, problem, type Sent } from '../service.ts';

export const GUEST: AccountView = {
  id: 'guest',
  name: 'Ines',
  isGuest: true,
  email: null,
  passkeys: 0,
  settings: { theme: 'auto', tiles: 'pips', language: null },
  showsPresence: true,
  fromOperator: [],
  isNewcomer: false,
};
export const MEMBER: AccountView = { ...GUEST, id: 'member', isGuest: false, email: 'ines@post.example' };
export const TOKEN = 'A'.repeat(43);

type Reply = ReturnType<Parameters<typeof pretendService>[0]>;

/** A service that answers `/api/me` with `who` (null: signed out); `reply` handles everything else. */
export function accounts(who: () => AccountView | null, reply: (sent: Sent) => Reply): readonly Sent[] {
  return pretendService((request) => {
    if (request.path !== '/api/me' || request.method !== 'GET') return reply(request);
    const me = who();
    return me === null ? problem(401, 'Sign in.') : json(me);
  }).sent;
}

/** A problem with that name, as the service sends it. */
export const refusal = (status: number, name: string, detail = 'No.'): Response =>
  problem(status, detail, { type: `/problems/${name}` });
export const done = (): Response => new Response(null, { status: 204 });

/** Opens an account page, with the effects of the session. */
export function openAccount(path: string): ReturnType<typeof openPage> {
  return openPage(path, () => (
    <>
      <Route path="/" component={() => <p>First page</p>} />
      <Route path="/tables/:id" component={() => <p>A table</p>} />
      <Route path="/sign-in" component={along(SignInPage)} />
      <Route path="/restore" component={RestorePage} />
      <Route path="/you" component={along(AccountPage)} />
      <Route path="/you/email" component={EmailPage} />
      <Route path="/you/passkeys" component={PasskeysPage} />
      <Route path="/you/devices" component={DevicesPage} />
      <Route path="/you/another" component={HandOffPage} />
      <Route path="/you/delete" component={DeletePage} />
    </>
  ));
}

/** Adds the effects of the session to a page, as the shell does. */
export function along(Page: () => JSX.Element): () => JSX.Element {
  return () => {
    const me = useMe();
    let wasNobody = false;
    createEffect(() => {
      wasNobody ||= me.data() === null;
    });
    return (
      <>
        <Page />
        <Show when={me.data()}>{(known) => <SessionEffects me={known()} isNew={wasNobody && known().isGuest} />}</Show>
      </>
    );
  };
}

export async function press(label: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: label }));
}

export async function type(label: string, value: string): Promise<HTMLElement> {
  const field = await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
  fireEvent.input(field, { target: { value } });
  return field;
}

export const toasts = (): readonly string[] => openToasts().map(({ text }) => text);

/** Returns the requests to the service, without those of every page. */
export const asked = (sent: readonly Sent[]): readonly string[] =>
  sent
    .map(({ method, path }) => `${method} ${path}`)
    .filter((line) => line !== 'GET /api/me' && !line.startsWith('GET /api/me/hand-offs'));
