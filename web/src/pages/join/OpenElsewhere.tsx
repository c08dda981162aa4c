import type { JSX } from 'solid-js';
import { inAppText as words } from '#text/sign-in.ts';
import { addressInUsual, type InAppBrowser } from '../../ui/browser-kind.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyLine } from '../../ui/CopyLine.tsx';

/** Says before sitting down that another app's browser keeps the seat to itself, and how to go on in the usual one. */
export default function OpenElsewhere(props: { browser: InAppBrowser }): JSX.Element {
  const { href } = location;
  return (
    <Card kind="note" role="note">
      <b>{words.title(props.browser.app)}</b>
      <p>{words.more(props.browser.usual)}</p>
      <ButtonLink rel="external" href={addressInUsual(href, props.browser)}>
        {words.open(props.browser.usual)}
      </ButtonLink>
      <CopyLine label={words.link} value={href} />
    </Card>
  );
}
