import { createSignal, type Accessor } from 'solid-js';

/** A way to be told when it is one's turn. */
interface OfferedWay {
  readonly label: string;
  run(): void;
}

/** The offer to tell the player when it is their turn, made once at the hand. */
export interface TurnOffer {
  readonly words: string;
  readonly ways: readonly OfferedWay[];
}

const [offer, setOffer] = createSignal<TurnOffer | null>(null);

/** The offer that is open; null for none. */
export const turnOffer: Accessor<TurnOffer | null> = offer;

/** Makes an offer. Returns a function that takes it back. */
export function makeTurnOffer(made: TurnOffer): () => void {
  setOffer(made);
  return () => void setOffer((now) => (now === made ? null : now));
}

/** Puts the offer away: the menu of the table keeps it. */
export function dismissTurnOffer(): void {
  setOffer(null);
}
