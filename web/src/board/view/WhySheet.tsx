import { tileName, type Tile } from '@slow-train/rules';
import { createMemo, For, type JSX } from 'solid-js';
import { RuleLink } from '../../components/rules/RulesLink.tsx';
import { text } from '#text/board.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import { rulesOf, whyNot, whyTitle, type Why } from '../state/why.ts';
import styles from './WhySheet.module.css';

/** Why the selected tile cannot be played on the other trains: a sentence for each, and the rules it comes from. */
export function WhySheet(): JSX.Element {
  const board = useLiveBoard();
  const tile = (): Tile | null => board.selection().tile;
  const isOpen = (): boolean => board.sheet() === 'why' && tile() !== null;
  const reasons = createMemo((): readonly Why[] => {
    const asked = tile();
    return isOpen() && asked !== null ? whyNot(board.situation(), asked, board.selection(), board.names()) : [];
  });
  const title = (): string => {
    const named = tile();
    return named === null ? text.why.others : whyTitle(board.situation(), named, tileName(named));
  };
  return (
    <Sheet
      open={isOpen()}
      class={styles['sheet']}
      title={title()}
      close={text.why.back}
      onClose={() => board.show('none')}
    >
      <dl>
        <For each={reasons()}>
          {(why) => (
            <div>
              <dt>{why.trains}</dt>
              <dd>{why.sentence}</dd>
            </div>
          )}
        </For>
      </dl>
      <div class={styles['rules']}>
        <For each={rulesOf(reasons())}>{(rule) => <RuleLink rule={rule} />}</For>
      </div>
    </Sheet>
  );
}
