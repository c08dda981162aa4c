import {
  PlayerStateSchema,
  DeviceListSchema,
  EvidenceSchema,
  GameAnswerSchema,
  GameListSchema,
  GameRecordSchema,
  InvitationViewSchema,
  MessageSchema,
  AccountViewSchema,
  CommitmentsAnswerSchema,
  PROBLEMS,
  ProblemSchema,
  RecapSchema,
  TalkPageSchema,
  VacancyListSchema,
  type ProblemName,
} from '@slow-train/protocol';
import { wordsIn } from '@slow-train/words';

// With an id, each appears once in the document and is referenced everywhere else.
export const GameAnswer = GameAnswerSchema.meta({ id: 'GameAnswer' });
export const PlayerState = PlayerStateSchema.meta({ id: 'PlayerState' });
export const GameList = GameListSchema.meta({ id: 'GameList' });
export const Message = MessageSchema.meta({ id: 'Message' });
export const TalkPage = TalkPageSchema.meta({ id: 'TalkPage' });
export const Recap = RecapSchema.meta({ id: 'Recap' });
export const GameRecord = GameRecordSchema.meta({ id: 'GameRecord' });
export const InvitationView = InvitationViewSchema.meta({ id: 'InvitationView' });
export const CommitmentsAnswer = CommitmentsAnswerSchema.meta({ id: 'CommitmentsAnswer' });
export const Evidence = EvidenceSchema.meta({ id: 'Evidence' });
export const DeviceList = DeviceListSchema.meta({ id: 'DeviceList' });
export const AccountView = AccountViewSchema.meta({ id: 'AccountView' });
export const VacancyList = VacancyListSchema.meta({ id: 'VacancyList' });
const Problem = ProblemSchema.meta({ id: 'Problem' });

const { titles } = wordsIn('en').problems;

/** The problems that any route may answer: a body may be too large even where none is expected. */
const ALWAYS: readonly ProblemName[] = ['too-large', 'too-many-requests', 'internal', 'unavailable'];

type ProblemResponse = {
  readonly description: string;
  readonly content: { readonly 'application/problem+json': { readonly schema: typeof Problem } };
};

/** The type of all responses with problems: a client has to expect them of every route. */
export type ProblemResponses = {
  readonly '4XX': ProblemResponse;
  readonly '5XX': ProblemResponse;
};

/** Returns the responses of a route that may answer these problems besides those of every route, by status. */
export function problemResponses(names: readonly ProblemName[]) {
  const all = [...new Set([...names, ...ALWAYS])];
  const statuses = [...new Set(all.map((name) => PROBLEMS[name]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const alike = all.filter((name) => PROBLEMS[name] === status);
      const description = alike.map((name) => `${name}: ${titles[name]}`).join('; ');
      return [status, { description, content: { 'application/problem+json': { schema: Problem } } }];
    }),
  );
}
