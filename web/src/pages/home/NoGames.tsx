import type { JSX } from 'solid-js';
import { TouchLink } from '../../ui/TouchLink.tsx';
import { noGamesText } from '#text/open-games.ts';
import { welcomeText } from '#text/shell.ts';
import { AgainstComputer } from './AgainstComputer.tsx';
import styles from './MyGames.module.css';

/** What stands in place of the list of somebody who has no game yet. */
export default function NoGames(): JSX.Element {
  return (
    <section class={styles['none']}>
      <h2>{noGamesText.none}</h2>
      <p>{noGamesText.noneMore}</p>
      <AgainstComputer />
      <p>
        <TouchLink href="/learn">{welcomeText.learn}</TouchLink>{' '}
        <TouchLink href="/how-to-play">{welcomeText.look}</TouchLink>
      </p>
    </section>
  );
}
