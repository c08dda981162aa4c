import { newHex32, reactTo, type KeptRound, type CommitmentMessage } from '@slow-train/fairness';
import {
  CommitmentsAnswerSchema,
  dealtHand,
  EvidenceSchema,
  type DealEvidence,
  type GameAnswer,
} from '@slow-train/protocol';
import { expect } from 'vitest';
import { look } from './play.ts';
import type { Visitor } from './visitor.ts';

/** A player's page: contributes to deals on every visit, and keeps the data to verify them. */
export class Browser {
  readonly who: Visitor;
  readonly kept = new Map<number, KeptRound>();

  constructor(who: Visitor) {
    this.who = who;
  }

  /** Reads the game, and sends commitments and contributions until none are due. */
  async visit(id: string): Promise<GameAnswer> {
    for (;;) {
      const answer = await look(this.who, id);
      this.noteDeal(answer);
      const messages = this.commitmentsFor(answer);
      if (messages.length === 0) return answer;
      const sent = await sendCommitments(this.who, id, messages);
      expect({ status: sent.status, body: CommitmentsAnswerSchema.parse(await sent.json()) }).toMatchObject({
        status: 200,
      });
    }
  }

  /** Keeps the dealt tiles. */
  private noteDeal(answer: GameAnswer): void {
    const { round, rules, set, results } = answer.game;
    const kept = round === null ? undefined : this.kept.get(round.round);
    const hand = dealtHand(answer);
    if (round === null || hand === null || kept === undefined || kept.deal !== null) return;
    const usedEngines = results.slice(0, round.round - 1).map(({ engine }) => engine);
    this.kept.set(round.round, { ...kept, deal: { rules, set, usedEngines, starter: round.starter, hand } });
  }

  /** Returns its next message. */
  commitmentsFor({ game }: GameAnswer): CommitmentMessage[] {
    const { seat } = game.you;
    if (seat === null) return [];
    return game.fairness.lists.flatMap((list) => {
      const { kept, send } = reactTo(this.kept.get(list.round) ?? null, list, seat, newHex32);
      if (kept === null) this.kept.delete(list.round);
      else this.kept.set(list.round, kept);
      return send === null ? [] : [send];
    });
  }
}

export function sendCommitments(who: Visitor, id: string, messages: readonly CommitmentMessage[]): Promise<Response> {
  return who.post(`/api/games/${id}/commitments`, { messages });
}

export async function evidenceFor(who: Visitor, id: string, round: number): Promise<DealEvidence> {
  const answer = await who.get(`/api/games/${id}/deals/${round}`);
  const body: unknown = await answer.json();
  expect({ status: answer.status, body }).toMatchObject({ status: 200 });
  return EvidenceSchema.parse(body);
}
