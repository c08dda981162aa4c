import type {
  Circle,
  CircleInvitation,
  CircleList,
  Companionship,
  Season,
  SeasonTerms,
  StandingInvitation,
} from '@slow-train/protocol';
import { api, call } from './call.ts';
import type { InvitationReply } from './games.ts';
import { KEYS, queryClient, useQuery, type Query } from './query.ts';

const route = api.circles[':id'];
const invitationRoute = api['circle-invitations'][':code'];

/** The circles that the player is in, or is asked into. */
export function useCircles(): Query<CircleList> {
  return useQuery({ queryKey: KEYS.circles, queryFn: ({ signal }) => call(api.circles.$get, {}, signal) });
}

/** A circle of the player. */
export function useCircle(id: string): Query<Circle> {
  return useQuery({
    queryKey: KEYS.circle(id),
    queryFn: ({ signal }) => call(route.$get, { param: { id } }, signal),
  });
}

/** One of a circle's seasons. */
export function useSeason(id: string, number: number): Query<Season> {
  const param = { id, season: String(number) };
  return useQuery({
    queryKey: KEYS.season(id, number),
    queryFn: ({ signal }) => call(route.seasons[':season'].$get, { param }, signal),
  });
}

/** The invitation behind the link of a circle. */
export function useCircleInvitation(code: string): Query<CircleInvitation> {
  return useQuery({
    queryKey: KEYS.circleInvitation(code),
    queryFn: ({ signal }) => call(invitationRoute.$get, { param: { code } }, signal),
  });
}

/** Founds a circle. Returns its id. */
export async function postCircle(name: string): Promise<string> {
  const { id } = await call(api.circles.$post, { json: { name } });
  forgetCircles();
  return id;
}

/** Joins a circle by its link. Returns its id. */
export async function postCircleMember(code: string): Promise<string> {
  const { id } = await call(invitationRoute.member.$post, { param: { code } });
  forgetCircles();
  return id;
}

/** Answers an invitation into a circle. */
export async function putCircleAnswer(id: string, answer: InvitationReply): Promise<void> {
  await call(route.answer.$put, { param: { id }, json: { answer } });
  if (answer === 'yes') await reread(id);
  await queryClient.invalidateQueries({ queryKey: KEYS.circles });
}

/** Removes a member from a circle, who may be the player. */
export async function leaveCircle(id: string, member: number): Promise<void> {
  await call(route.members[':member'].$delete, { param: { id, member: String(member) } });
  forgetCircles();
}

/** Asks somebody the player has played with into a circle. */
export async function postCircleInvitation(id: string, { game, seat }: Companionship): Promise<void> {
  await call(route.invitations.$post, { param: { id }, json: { game, seat } });
  await reread(id);
}

/** The changes that its founder can make to a circle. */
type CircleAct =
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'renew' }
  | { readonly do: 'handOn'; readonly member: number }
  | { readonly do: 'remove'; readonly member: number }
  | { readonly do: 'setStanding'; readonly standing: StandingInvitation }
  | { readonly do: 'openGame' }
  | { readonly do: 'startSeason'; readonly terms: SeasonTerms }
  | { readonly do: 'endSeason' }
  | { readonly do: 'substitute'; readonly game: string; readonly member: number; readonly seat: number | null };

/** Changes a circle, and shows it as it is then. For its founder. */
export async function changeCircle(id: string, act: CircleAct): Promise<void> {
  await request(id, act);
  await reread(id);
}

function request(id: string, act: CircleAct): Promise<unknown> {
  const param = { id };
  switch (act.do) {
    case 'rename':
      return call(route.$patch, { param, json: { name: act.name } });
    case 'renew':
      return call(route.invitation.$post, { param });
    case 'handOn':
      return call(route.founder.$put, { param, json: { member: act.member } });
    case 'remove':
      return call(route.members[':member'].$delete, { param: { id, member: String(act.member) } });
    case 'setStanding':
      return call(route.standing.$put, { param, json: { standing: act.standing } });
    case 'openGame':
      return call(route.games.$post, { param });
    case 'startSeason':
      return call(route.seasons.$post, { param, json: act.terms });
    case 'endSeason':
      return call(route.season.$delete, { param });
    case 'substitute': {
      const { game, member, seat } = act;
      return call(route.games[':game'].substitute.$put, { param: { id, game }, json: { member, seat } });
    }
    default:
      return act satisfies never;
  }
}

/** Reads a circle again, with its seasons. */
export async function reread(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEYS.circle(id) });
}

function forgetCircles(): void {
  queryClient.removeQueries({ queryKey: KEYS.circles });
}
