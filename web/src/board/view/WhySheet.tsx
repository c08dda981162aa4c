import { tileName, type Tile } from '@slow-train/rules';
import { createMemo, For, type JSX } from 'solid-js';
import { playedIn, ruleAtTable } from '../../components/rules/rules-link.ts';
import { text } from '#text/table.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import { byRule, whyNot, whyTitle, type MoveReason } from '../state/why.ts';
import { LinkToRule } from './LinkToRule.tsx';
import styles from './WhySheet.module.css';

/** Explains why the tile cannot be played on the other trains: a sentence for each, with the rule behind it. */
export function WhySheet(): JSX.Element {
  const board = useLiveBoard();
  const tile = (): Tile | null => board.selection().tile;
  const isOpen = (): boolean => board.sheet() === 'why' && tile() !== null;
  const reasons = createMemo((): readonly MoveReason[] => {
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
      <For each={byRule(reasons())}>
        {(group) => (
          <div class={styles['group']}>
            <dl>
              <For each={group}>
                {(why) => (
                  <div>
                    <dt>{why.trains}</dt>
                    <dd>{why.sentence}</dd>
                  </div>
                )}
              </For>
            </dl>
            <LinkToRule rule={ruleAtTable(group[0].rule, playedIn(board.game()))} />
          </div>
        )}
      </For>
    </Sheet>
  );
}
