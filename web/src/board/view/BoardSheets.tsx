import type { JSX } from 'solid-js';
import { ArrangeSheet } from './ArrangeSheet.tsx';
import { MenuSheet, type MenuParts } from './MenuSheet.tsx';
import { WhySheet } from './WhySheet.tsx';

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
