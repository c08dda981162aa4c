import { Router, type RouteDefinition } from '@solidjs/router';
import type { JSX } from 'solid-js';
import { Home } from '../pages/home/Home.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { lazyLater } from '../ui/step.ts';
import { shellText } from '#text/shell.ts';
import { Shell } from './Shell.tsx';

const FriendsPage = lazyLater(() => import('../pages/new-game/FriendsPage.tsx'));
const NewGamePage = lazyLater(() => import('../pages/new-game/NewGamePage.tsx'));
const EveningPage = lazyLater(() => import('../pages/go-on/EveningPage.tsx'));
const SheetPage = lazyLater(() => import('../pages/sheet/SheetPage.tsx'));
const CodePage = lazyLater(() => import('../pages/join/CodePage.tsx'));
const JoinPage = lazyLater(() => import('../pages/join/JoinPage.tsx'));
const AccountPage = lazyLater(() => import('../pages/account/AccountPage.tsx'));
const EmailPage = lazyLater(() => import('../pages/account/EmailPage.tsx'));
const PasskeysPage = lazyLater(() => import('../pages/account/PasskeysPage.tsx'));
const DevicesPage = lazyLater(() => import('../pages/account/DevicesPage.tsx'));
const HandOffPage = lazyLater(() => import('../pages/account/HandOffPage.tsx'));
const NotificationsPage = lazyLater(() => import('../pages/notifications/NotificationsPage.tsx'));
const DeletePage = lazyLater(() => import('../pages/account/DeletePage.tsx'));
const BoundariesPage = lazyLater(() => import('../pages/account/BoundariesPage.tsx'));
const NoticesPage = lazyLater(() => import('../pages/account/NoticesPage.tsx'));
const ProfilePage = lazyLater(() => import('../pages/profile/ProfilePage.tsx'));
const YearPage = lazyLater(() => import('../pages/profile/YearPage.tsx'));
const PersonPage = lazyLater(() => import('../pages/profile/PersonPage.tsx'));
const TournamentsPage = lazyLater(() => import('../pages/tournaments/TournamentsPage.tsx'));
const NewTournamentPage = lazyLater(() => import('../pages/tournaments/NewTournamentPage.tsx'));
const TournamentPage = lazyLater(() => import('../pages/tournaments/TournamentPage.tsx'));
const CirclesPage = lazyLater(() => import('../pages/circles/CirclesPage.tsx'));
const CirclePage = lazyLater(() => import('../pages/circles/CirclePage.tsx'));
const CirclePeoplePage = lazyLater(() => import('../pages/circles/CirclePeoplePage.tsx'));
const StandingPage = lazyLater(() => import('../pages/circles/StandingPage.tsx'));
const NewSeasonPage = lazyLater(() => import('../pages/circles/NewSeasonPage.tsx'));
const SeasonPage = lazyLater(() => import('../pages/circles/SeasonPage.tsx'));
const JoinCirclePage = lazyLater(() => import('../pages/circles/JoinCirclePage.tsx'));
const PrivacyPage = lazyLater(() => import('../pages/privacy/PrivacyPage.tsx'));
const LearnPage = lazyLater(() => import('../pages/learn/LearnPage.tsx'));
const BlankSheetPage = lazyLater(() => import('../pages/sheet/BlankSheetPage.tsx'));
const HowToPlayPage = lazyLater(() => import('../pages/how-to-play/HowToPlayPage.tsx'));
const MorePage = lazyLater(() => import('../pages/how-to-play/MorePage.tsx'));
const ExactRulesPage = lazyLater(() => import('../pages/rules/ExactRulesPage.tsx'));
const RulesPage = lazyLater(() => import('../pages/rules/RulesPage.tsx'));
const SignInPage = lazyLater(() => import('../pages/sign-in/SignInPage.tsx'));
const RestorePage = lazyLater(() => import('../pages/sign-in/RestorePage.tsx'));
const UnsubscribePage = lazyLater(() => import('../pages/unsubscribe/UnsubscribePage.tsx'));
const GamePage = lazyLater(() => import('../pages/game/GamePage.tsx'));
const ScoresPage = lazyLater(() => import('../pages/scores/ScoresPage.tsx'));
const ReplayPage = lazyLater(() => import('../pages/replay/ReplayPage.tsx'));
const GameReplayPage = lazyLater(() => import('../pages/replay/GameReplayPage.tsx'));
const ReviewPage = lazyLater(() => import('../pages/review/ReviewPage.tsx'));
const WatchPage = lazyLater(() => import('../pages/watch/WatchPage.tsx'));
const WatchedReplayPage = lazyLater(() => import('../pages/watch/WatchedReplayPage.tsx'));
const OpenGamesPage = lazyLater(() => import('../pages/open-games/OpenGamesPage.tsx'));
const PlaygroundPage = lazyLater(() => import('../playground/PlaygroundPage.tsx'));

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
