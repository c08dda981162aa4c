import { ACCOUNT_ROUTES } from './matrix-requests/accounts.ts';
import type { Asking } from './matrix-requests/asking.ts';
import { CIRCLE_ROUTES } from './matrix-requests/circles.ts';
import { EVENING_ROUTES } from './matrix-requests/evenings.ts';
import { GAME_ROUTES } from './matrix-requests/games.ts';
import { MODERATION_ROUTES } from './matrix-requests/moderation.ts';
import { NOTIFICATION_ROUTES } from './matrix-requests/notifications.ts';
import { OPEN_GAME_ROUTES } from './matrix-requests/open-games.ts';
import { PEOPLE_ROUTES } from './matrix-requests/people.ts';
import { SITE_ROUTES } from './matrix-requests/site.ts';
import { TOURNAMENT_ROUTES } from './matrix-requests/tournaments.ts';
import { WATCH_ROUTES } from './matrix-requests/watch.ts';
import type { Route } from './matrix-rights.ts';

/** How to call every route; the compiler reports missing ones. */
export const ASKING: { readonly [route in Route]: Asking } = {
  ...SITE_ROUTES,
  ...ACCOUNT_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...EVENING_ROUTES,
  ...GAME_ROUTES,
  ...PEOPLE_ROUTES,
  ...MODERATION_ROUTES,
  ...TOURNAMENT_ROUTES,
  ...WATCH_ROUTES,
  ...OPEN_GAME_ROUTES,
  ...CIRCLE_ROUTES,
};
