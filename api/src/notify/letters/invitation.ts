import type { GameView } from '@slow-train/protocol';
import { capital, count, listed, presetName, setName } from '@slow-train/words';
import { localDate } from './duration.ts';
import type { FactsBlock } from './letter.ts';

/** What somebody wants to know before they sit down. */
export function invitationFacts({ rules, set, rounds, seats, invitationUntil }: GameView, zone: string): FactsBlock {
  const { preset, ...house } = rules;
  const isHouse = Object.values(house).some((choice) => choice !== undefined);
  const sitting = seats.flatMap((sitter) => (sitter.kind === 'nobody' ? [] : [sitter.name]));
  const free = seats.length - sitting.length;
  return {
    kind: 'facts',
    facts: [
      { name: 'Rules', value: `${presetName(preset)}${isHouse ? ', with house rules' : ''}` },
      { name: 'Tiles', value: `${capital(setName(set))}, ${count(rounds, 'round')}` },
      { name: 'At the table', value: listed([...sitting, ...(free > 0 ? [count(free, 'free seat')] : [])]) },
      ...(invitationUntil === null ? [] : [{ name: 'Good until', value: localDate(new Date(invitationUntil), zone) }]),
    ],
  };
}
