import { Route } from '@solidjs/router';
import CirclePage from '../../../src/pages/circles/CirclePage.tsx';
import CirclePeoplePage from '../../../src/pages/circles/CirclePeoplePage.tsx';
import EnterEveningPage from '../../../src/pages/circles/EnterEveningPage.tsx';
import CirclesPage from '../../../src/pages/circles/CirclesPage.tsx';
import JoinCirclePage from '../../../src/pages/circles/JoinCirclePage.tsx';
import NewSeasonPage from '../../../src/pages/circles/NewSeasonPage.tsx';
import SeasonPage from '../../../src/pages/circles/SeasonPage.tsx';
import StandingPage from '../../../src/pages/circles/StandingPage.tsx';
import { openPage } from '../../open-page.tsx';

/** Opens a page about circles. */
export function openCircles(path: string): ReturnType<typeof openPage> {
  return openPage(path, () => (
    <>
      <Route path="/circles" component={CirclesPage} />
      <Route path="/circles/evening" component={EnterEveningPage} />
      <Route path="/circles/:id" component={CirclePage} />
      <Route path="/circles/:id/people" component={CirclePeoplePage} />
      <Route path="/circles/:id/play" component={StandingPage} />
      <Route path="/circles/:id/new-season" component={NewSeasonPage} />
      <Route path="/circles/:id/seasons/:season" component={SeasonPage} />
      <Route path="/circles/join/:code" component={JoinCirclePage} />
    </>
  ));
}
