import type { Component, JSX } from 'solid-js';
import { ArrangeSheet } from './ArrangeSheet.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import type { TalkSlot } from './Side.tsx';
import { WhySheet } from './WhySheet.tsx';

/** The page’s additions to the menu of a board. */
export interface MenuParts {
  readonly links: Component | undefined;
  readonly settings: Component | undefined;
  readonly last: Component | undefined;
  readonly talk: TalkSlot | undefined;
  /** Whether the menu shows the tabs; a roomy board has them at its side. */
  readonly hasTabs: boolean;
}

/** The sheets that open over a board. They are loaded after it: nobody sees them at first. */
export function BoardSheets(props: { menu: MenuParts }): JSX.Element {
  return (
    <>
      <WhySheet />
      <ArrangeSheet />
      <MenuSheet {...props.menu} />
    </>
  );
}
