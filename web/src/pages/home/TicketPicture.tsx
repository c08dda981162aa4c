import { Match, Switch, type JSX } from 'solid-js';
import { ComputerFace } from '../../components/ComputerFace.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import styles from './Welcome.module.css';

/** The ways to begin, by their tickets on the welcome page. */
export type Ticket = 'lesson' | 'friends' | 'computer';

/** The picture on a ticket's stub. */
export default function TicketPicture(props: { of: Ticket }): JSX.Element {
  return (
    <Switch>
      <Match when={props.of === 'lesson'}>
        <TilePicture a={6} b={5} class={styles['tile']} />
        <TilePicture a={5} b={3} class={styles['tile']} />
      </Match>
      <Match when={props.of === 'friends'}>
        <Table />
      </Match>
      <Match when={props.of === 'computer'}>
        <ComputerFace />
      </Match>
    </Switch>
  );
}

/** Two chairs at a table, one of them empty. */
function Table(): JSX.Element {
  return (
    <svg viewBox="0 0 70 60" width="70" height="60" aria-hidden="true">
      <rect x="2" y="17" width="13" height="26" rx="5" fill="currentColor" />
      <g fill="none" stroke="currentColor" stroke-width="2">
        <rect x="20" y="10" width="30" height="40" rx="5" />
        <path d="M25 30H45" />
        <rect x="55.5" y="17.5" width="12" height="25" rx="5" stroke-dasharray="4 3.2" />
      </g>
    </svg>
  );
}
