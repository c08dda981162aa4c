import { Route, Router } from '@solidjs/router';
import { QueryClientProvider } from '@tanstack/solid-query';
import { lazy, type JSX } from 'solid-js';
import { makeQueryClient } from '../api/queries.ts';
import { Home } from '../lobby/Home.tsx';
import { NotFound } from './NotFound.tsx';
import { Shell } from './Shell.tsx';

const NewTablePage = lazy(() => import('../lobby/NewTablePage.tsx'));
const CodePage = lazy(() => import('../lobby/CodePage.tsx'));
const JoinPage = lazy(() => import('../lobby/JoinPage.tsx'));
const AccountPage = lazy(() => import('../account/AccountPage.tsx'));
const EmailPage = lazy(() => import('../account/EmailPage.tsx'));
const PasskeysPage = lazy(() => import('../account/PasskeysPage.tsx'));
const DevicesPage = lazy(() => import('../account/DevicesPage.tsx'));
const HandOffPage = lazy(() => import('../account/HandOffPage.tsx'));
const NotificationsPage = lazy(() => import('../notify/settings/NotificationsPage.tsx'));
const DeletePage = lazy(() => import('../account/DeletePage.tsx'));
const PrivacyPage = lazy(() => import('../account/PrivacyPage.tsx'));
const SignInPage = lazy(() => import('../account/sign-in/SignInPage.tsx'));
const RestorePage = lazy(() => import('../account/sign-in/RestorePage.tsx'));
const UnsubscribePage = lazy(() => import('../notify/unsubscribe/UnsubscribePage.tsx'));
const TablePage = lazy(() => import('../table/TablePage.tsx'));
const ScoresPage = lazy(() => import('../scores/ScoresPage.tsx'));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'));
const TableReplayPage = lazy(() => import('../replay/TableReplayPage.tsx'));
const PlaygroundPage = lazy(() => import('../playground/PlaygroundPage.tsx'));

/** The whole app: its pages and what they share. */
export function App(): JSX.Element {
  // Not in the JSX below: a prop is a getter, and every look at it would make another client.
  const client = makeQueryClient();
  return (
    <QueryClientProvider client={client}>
      <Router root={Shell}>
        <Route path="/" component={Home} />
        <Route path="/new" component={NewTablePage} />
        <Route path="/join" component={CodePage} />
        <Route path="/join/:code" component={JoinPage} />
        <Route path="/you" component={AccountPage} />
        <Route path="/you/email" component={EmailPage} />
        <Route path="/you/passkeys" component={PasskeysPage} />
        <Route path="/you/devices" component={DevicesPage} />
        <Route path="/you/another" component={HandOffPage} />
        <Route path="/you/notifications" component={NotificationsPage} />
        <Route path="/you/delete" component={DeletePage} />
        <Route path="/sign-in" component={SignInPage} />
        <Route path="/restore" component={RestorePage} />
        <Route path="/unsubscribe" component={UnsubscribePage} />
        <Route path="/privacy" component={PrivacyPage} />
        <Route path="/tables/:id" component={TablePage} />
        <Route path="/tables/:id/scores" component={ScoresPage} />
        <Route path="/tables/:id/replay" component={TableReplayPage} />
        <Route path="/replay" component={ReplayPage} />
        <Route path="/playground" component={PlaygroundPage} />
        <Route path="*" component={NotFound} />
      </Router>
    </QueryClientProvider>
  );
}
