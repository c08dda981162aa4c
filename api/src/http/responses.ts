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
export const GameAnswerBody = GameAnswerSchema.meta({ id: 'GameAnswer' });
export const PlayerStateBody = PlayerStateSchema.meta({ id: 'PlayerState' });
export const GameListBody = GameListSchema.meta({ id: 'GameList' });
export const MessageBody = MessageSchema.meta({ id: 'Message' });
export const TalkPageBody = TalkPageSchema.meta({ id: 'TalkPage' });
export const RecapBody = RecapSchema.meta({ id: 'Recap' });
export const GameRecordBody = GameRecordSchema.meta({ id: 'GameRecord' });
export const InvitationBody = InvitationViewSchema.meta({ id: 'InvitationView' });
export const CommitmentsBody = CommitmentsAnswerSchema.meta({ id: 'CommitmentsAnswer' });
export const EvidenceBody = EvidenceSchema.meta({ id: 'Evidence' });
export const DeviceListBody = DeviceListSchema.meta({ id: 'DeviceList' });
export const AccountBody = AccountViewSchema.meta({ id: 'AccountView' });
export const VacancyListBody = VacancyListSchema.meta({ id: 'VacancyList' });
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
