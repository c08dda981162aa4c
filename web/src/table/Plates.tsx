import type { JSX } from 'solid-js';
import { AwayPlate } from '../substitutes/AwayPlate.tsx';
import { VotePlate } from '../votes/VotePlate.tsx';
import './table-plates.css';

/** What the table has to settle beside its play. */
export function Plates(): JSX.Element {
  return (
    <>
      <AwayPlate />
      <VotePlate />
    </>
  );
}
