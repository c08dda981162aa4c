import { api, call } from './call.ts';

/** Answers an invitation that came by mail, without taking the seat. */
export async function answerMailed(code: string, answer: 'later' | 'no'): Promise<void> {
  await call(api.invitations[':code'].answer.$put, { param: { code }, json: { answer } });
}
