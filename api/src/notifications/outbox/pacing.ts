import type { Instant } from '@slow-train/protocol';
import type { OutboxRow } from '../../schema/notifications.ts';
import { CHANNEL_RECORDS } from '../channels/channels.ts';
import type { Logger } from '../../platform/log.ts';
import type { MailOrigin, MessagePace, MailTurn } from '../message-pace.ts';
import type { SharedKind } from '../message-shares.ts';

const MINUTE = 60_000;
/** For so long after its event, a message may be asked to wait without using up an attempt. */
const FREE = 24 * 60 * MINUTE;
/** The longest wait; who asks for more is asked again after it. */
const LONGEST = 24 * 60 * MINUTE;
/** Anybody can name a webhook's server, so it cannot ask to be called every second. */
const SHORTEST_FOR_STRANGERS = MINUTE;

type PacedRow = Pick<OutboxRow, 'id' | 'kind' | 'target' | 'accountId' | 'gameId' | 'createdAt'>;

/** A push or a webhook that is to be sent now, and the host of its game. */
export interface SharedMessage {
  readonly row: PacedRow;
  readonly kind: SharedKind;
  readonly host: string | null;
}

const WARNINGS: Readonly<Record<NonNullable<MailTurn['warns']>, string>> = {
  last: 'The notifications that can be mailed today are used up. The others go tomorrow.',
  heldBack: 'A person or a game has had their share of the day’s mails. Their other mails wait for what is left over.',
};
const SHARE_USED =
  'A person or a game has had a tenth of the day’s messages. Their others wait, so that nobody else’s are late.';

/** Decides when the messages of one sweep may be sent: at the pace of the mails, and no earlier than a receiver asks. */
export class Pacer {
  readonly #pace: MessagePace;
  /** Receivers that have asked to wait, until when. All mails have one: their provider. */
  readonly #held = new Map<string, Instant>();
  /** When messages come back whose people have had their share, by id. */
  readonly #shares = new Map<string, Instant>();

  readonly #log: Logger;

  constructor({ messagePace, log }: { readonly messagePace: MessagePace; readonly log: Logger }) {
    this.#pace = messagePace;
    this.#log = log;
  }

  /** Asks for the shares of a round's pushes and webhooks, in one request. */
  async reserve(messages: readonly SharedMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const asked = messages.map(({ row, kind, host }) => ({ kind, from: ownersOf(row, host) }));
    const { turns, warns } = await this.#pace.share(asked);
    for (const kind of warns) this.#log.error(SHARE_USED, { kind });
    for (const [index, turn] of turns.entries()) {
      const id = messages[index]?.row.id;
      if (turn !== null && id !== undefined) this.#shares.set(id, turn);
    }
  }

  /**
   * Waits for the turn of a message.
   * @param host of the game that it is about
   * @returns when it should come back instead, if that is later; null to send it now
   */
  async turnOf(row: PacedRow, host: string | null, now: Instant): Promise<Instant | null> {
    const held = this.#heldUntil(row, now) ?? this.#shares.get(row.id) ?? null;
    if (held !== null || row.kind !== 'mail') return held;
    const turn = await this.#pace.take(originOf(row, host));
    if (turn.warns !== undefined) this.#log.error(WARNINGS[turn.warns], { kind: 'turns' });
    if ('notBefore' in turn) return turn.notBefore;
    if (turn.after > 0) await new Promise<void>((resolve) => void setTimeout(resolve, turn.after));
    // Another mail of this sweep may have been refused meanwhile.
    return this.#heldUntil(row, now);
  }

  /**
   * Notes that the receiver asks to wait.
   * @param wait milliseconds
   * @returns when the message should come back, without having used up an attempt; null if it has waited long enough
   */
  async asked(row: PacedRow, wait: number, now: Instant): Promise<Instant | null> {
    const shortest = isOfProvider(row) ? 0 : SHORTEST_FOR_STRANGERS;
    const until = now + Math.min(Math.max(wait, shortest), LONGEST);
    this.#held.set(receiverOf(row), until);
    if (row.kind === 'mail') await this.#pace.hold(until);
    return now - row.createdAt.getTime() > FREE ? null : until;
  }

  #heldUntil(row: PacedRow, now: Instant): Instant | null {
    const until = this.#held.get(receiverOf(row));
    return until !== undefined && until > now ? until : null;
  }
}

/** Host and reader are counted alike: a mail counts once for somebody who is both. */
function originOf({ accountId, gameId }: Pick<PacedRow, 'accountId' | 'gameId'>, host: string | null): MailOrigin {
  return [accountId, host]
    .flatMap((one) => (one === null ? [] : [`account ${one}`]))
    .concat(gameId === null ? [] : [`game ${gameId}`]);
}

/** Whose channel it is: the reader's, or that of a game, which its host is answerable for. */
function ownersOf({ accountId, gameId }: PacedRow, host: string | null): readonly string[] {
  return accountId === null ? originOf({ accountId, gameId }, host) : [`account ${accountId}`];
}

function receiverOf(row: PacedRow): string {
  return isOfProvider(row) ? row.kind : `${row.kind} ${row.target}`;
}

/** Whether the messages of its channel all go to one provider. */
function isOfProvider({ kind }: PacedRow): boolean {
  return kind !== 'notice' && CHANNEL_RECORDS[kind].receiver === 'provider';
}
