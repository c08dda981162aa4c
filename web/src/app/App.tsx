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
