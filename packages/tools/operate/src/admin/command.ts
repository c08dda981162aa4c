import { ExpectedError } from '@slow-train/settings/expected-error';
import { type AdminSite } from './site.ts';

/** What a command was called with. */
export interface AdminCall {
  readonly site: AdminSite;
  /** The id of the game, account or message; null if none was given. */
  readonly id: string | null;
  readonly reason: string;
  readonly invitation?: string | undefined;
  readonly email?: string | undefined;
  readonly deleted: boolean;
  readonly account?: string | undefined;
  /** As it was typed. */
  readonly days?: string | undefined;
}

/** The result of a command: for people, and as data. */
interface Output {
  readonly text: string;
  readonly data: unknown;
}

export interface AdminCommand {
  readonly usage: string;
  readonly purpose: string;
  /** What it will do, to be confirmed; undefined if it changes nothing that matters. Such a command needs a reason. */
  readonly warning?: string;
  /** Whether it needs a reason although it changes nothing. */
  readonly needsReason?: true;
  run(call: AdminCall): Promise<Output>;
}

/** Returns the id, which this command needs. */
export function idIn({ id }: AdminCall, of: string): string {
  if (id === null) throw new ExpectedError(`Give the id of the ${of}.`);
  return encodeURIComponent(id);
}
