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

const problem = (...names: ProblemName[]) => ({
  description: names.map((name) => `${name}: ${titles[name]}`).join('; '),
  content: { 'application/problem+json': { schema: Problem } },
});

/** The responses that any route may give: a body may be too large even where none is expected. */
export const ALWAYS = {
  413: problem('too-large'),
  429: problem('too-many-requests'),
  500: problem('internal'),
  503: problem('unavailable'),
};
export const MAIL = { 503: problem('mail-failed', 'mail-unconfigured', 'unavailable') };
export const DELIVERY = { 503: problem('not-delivered', 'unavailable') };
export const INVALID = { 400: problem('invalid-request') };
export const NOT_SIGNED_IN = { 401: problem('not-signed-in') };
export const SIGN_IN_FAILED = { 401: problem('sign-in-failed') };
export const UNPROVED = { 401: problem('not-signed-in', 'sign-in-failed') };
export const CROSS_ORIGIN = { 403: problem('cross-origin') };
export const PROOF_REQUIRED = { 403: problem('proof-required', 'cross-origin') };
export const FORBIDDEN = { 403: problem('forbidden', 'cross-origin') };
export const MUTED = { 403: problem('muted', 'suspended', 'cross-origin') };
export const SUSPENDED = { 403: problem('suspended', 'forbidden', 'cross-origin') };
export const UNKNOWN = { 404: problem('not-found') };
export const CONFLICT = { 409: problem('conflict') };
export const TAKEN = { 409: problem('address-taken', 'conflict') };
export const NAME_TAKEN = { 409: problem('name-taken', 'conflict') };
export const WOULD_LOSE_GUEST = { 409: problem('would-lose-guest') };
export const STALE = { 412: problem('stale-revision'), 428: problem('revision-required') };
export const OUTDATED = { 412: problem('stale-revision') };
export const KEY_REUSED = { 422: problem('key-reused') };
export const REFUSED = { 422: problem('refused', 'key-reused') };
