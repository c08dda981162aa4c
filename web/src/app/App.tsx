import { Router, type RouteDefinition } from '@solidjs/router';
import { lazy, type JSX } from 'solid-js';
import { Home } from '../pages/home/Home.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { shellText } from '#text/shell.ts';
import { Shell } from './Shell.tsx';

const FriendsPage = lazy(() => import('../pages/new-game/FriendsPage.tsx'));
const NewGamePage = lazy(() => import('../pages/new-game/NewGamePage.tsx'));
const EveningPage = lazy(() => import('../pages/go-on/EveningPage.tsx'));
const SheetPage = lazy(() => import('../pages/sheet/SheetPage.tsx'));
const CodePage = lazy(() => import('../pages/join/CodePage.tsx'));
const JoinPage = lazy(() => import('../pages/join/JoinPage.tsx'));
const AccountPage = lazy(() => import('../pages/account/AccountPage.tsx'));
const EmailPage = lazy(() => import('../pages/account/EmailPage.tsx'));
const PasskeysPage = lazy(() => import('../pages/account/PasskeysPage.tsx'));
const DevicesPage = lazy(() => import('../pages/account/DevicesPage.tsx'));
const HandOffPage = lazy(() => import('../pages/account/HandOffPage.tsx'));
const NotificationsPage = lazy(() => import('../pages/notifications/NotificationsPage.tsx'));
const DeletePage = lazy(() => import('../pages/account/DeletePage.tsx'));
const BoundariesPage = lazy(() => import('../pages/account/BoundariesPage.tsx'));
const NoticesPage = lazy(() => import('../pages/account/NoticesPage.tsx'));
const ProfilePage = lazy(() => import('../pages/profile/ProfilePage.tsx'));
const YearPage = lazy(() => import('../pages/profile/YearPage.tsx'));
const PersonPage = lazy(() => import('../pages/profile/PersonPage.tsx'));
const TournamentsPage = lazy(() => import('../pages/tournaments/TournamentsPage.tsx'));
const NewTournamentPage = lazy(() => import('../pages/tournaments/NewTournamentPage.tsx'));
const TournamentPage = lazy(() => import('../pages/tournaments/TournamentPage.tsx'));
const CirclesPage = lazy(() => import('../pages/circles/CirclesPage.tsx'));
const CirclePage = lazy(() => import('../pages/circles/CirclePage.tsx'));
const CirclePeoplePage = lazy(() => import('../pages/circles/CirclePeoplePage.tsx'));
const StandingPage = lazy(() => import('../pages/circles/StandingPage.tsx'));
const NewSeasonPage = lazy(() => import('../pages/circles/NewSeasonPage.tsx'));
const SeasonPage = lazy(() => import('../pages/circles/SeasonPage.tsx'));
const JoinCirclePage = lazy(() => import('../pages/circles/JoinCirclePage.tsx'));
const PrivacyPage = lazy(() => import('../pages/privacy/PrivacyPage.tsx'));
const LearnPage = lazy(() => import('../pages/learn/LearnPage.tsx'));
const BlankSheetPage = lazy(() => import('../pages/sheet/BlankSheetPage.tsx'));
const HowToPlayPage = lazy(() => import('../pages/how-to-play/HowToPlayPage.tsx'));
const MorePage = lazy(() => import('../pages/how-to-play/MorePage.tsx'));
const ExactRulesPage = lazy(() => import('../pages/rules/ExactRulesPage.tsx'));
const RulesPage = lazy(() => import('../pages/rules/RulesPage.tsx'));
const SignInPage = lazy(() => import('../pages/sign-in/SignInPage.tsx'));
const RestorePage = lazy(() => import('../pages/sign-in/RestorePage.tsx'));
const UnsubscribePage = lazy(() => import('../pages/unsubscribe/UnsubscribePage.tsx'));
const GamePage = lazy(() => import('../pages/game/GamePage.tsx'));
const ScoresPage = lazy(() => import('../pages/scores/ScoresPage.tsx'));
const ReplayPage = lazy(() => import('../pages/replay/ReplayPage.tsx'));
const GameReplayPage = lazy(() => import('../pages/replay/GameReplayPage.tsx'));
const ReviewPage = lazy(() => import('../pages/review/ReviewPage.tsx'));
const WatchPage = lazy(() => import('../pages/watch/WatchPage.tsx'));
const WatchedReplayPage = lazy(() => import('../pages/watch/WatchedReplayPage.tsx'));
const OpenGamesPage = lazy(() => import('../pages/open-games/OpenGamesPage.tsx'));
const PlaygroundPage = lazy(() => import('../playground/PlaygroundPage.tsx'));

/** Written as data: a component for each would be work before the first page. */
const ROUTES: RouteDefinition[] = [
  { path: '/', component: Home },
  { path: '/friends', component: FriendsPage },
  { path: '/new', component: NewGamePage },
  { path: '/new/evening', component: EveningPage },
  { path: '/new/sheet', component: SheetPage },
  { path: '/open', component: OpenGamesPage },
  { path: '/join', component: CodePage },
  { path: '/join/:code', component: JoinPage },
  { path: '/you', component: AccountPage },
  { path: '/you/profile', component: ProfilePage },
  { path: '/you/boundaries', component: BoundariesPage },
  { path: '/you/notices', component: NoticesPage },
  { path: '/you/years/:year', component: YearPage },
  { path: '/you/email', component: EmailPage },
  { path: '/you/passkeys', component: PasskeysPage },
  { path: '/you/devices', component: DevicesPage },
  { path: '/you/another', component: HandOffPage },
  { path: '/you/notifications', component: NotificationsPage },
  { path: '/you/delete', component: DeletePage },
  { path: '/sign-in', component: SignInPage },
  { path: '/restore', component: RestorePage },
  { path: '/unsubscribe', component: UnsubscribePage },
  { path: '/privacy', component: PrivacyPage },
  { path: '/learn', component: LearnPage },
  { path: '/score/blank', component: BlankSheetPage },
  { path: '/how-to-play', component: HowToPlayPage },
  { path: '/more', component: MorePage },
  { path: '/rules', component: RulesPage },
  { path: '/rules/exact', component: ExactRulesPage },
  { path: '/tables/:id', component: GamePage },
  { path: '/tables/:id/scores', component: ScoresPage },
  { path: '/tables/:id/people/:seat', component: PersonPage },
  { path: '/tables/:id/replay', component: GameReplayPage },
  { path: '/tables/:id/review/:round?', component: ReviewPage },
  { path: '/circles', component: CirclesPage },
  { path: '/circles/evening', component: EveningPage },
  { path: '/circles/:id', component: CirclePage },
  { path: '/circles/:id/people', component: CirclePeoplePage },
  { path: '/circles/:id/play', component: StandingPage },
  { path: '/circles/:id/new-season', component: NewSeasonPage },
  { path: '/circles/:id/seasons/:season', component: SeasonPage },
  { path: '/circles/join/:code', component: JoinCirclePage },
  { path: '/tournaments', component: TournamentsPage },
  { path: '/tournaments/new', component: NewTournamentPage },
  { path: '/tournaments/:id', component: TournamentPage },
  { path: '/replay', component: ReplayPage },
  { path: '/watch/:token', component: WatchPage },
  { path: '/watch/:token/replay', component: WatchedReplayPage },
  { path: '/playground', component: PlaygroundPage },
  { path: '*', component: NotFound },
];

/** The whole app: its pages in their common frame. */
export function App(): JSX.Element {
  return <Router root={Shell}>{ROUTES}</Router>;
}

/** The page for an unknown address. */
function NotFound(): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(shellText.missing.title) }));
  return (
    <MessagePage title={shellText.missing.title} more={shellText.missing.more}>
      <ButtonLink href="/">{shellText.missing.home}</ButtonLink>
    </MessagePage>
  );
}
