import type { JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { addressOf } from './address.ts';

/** Says that this browser does not have the evening of an address. */
export function MissingEvening(): JSX.Element {
  return (
    <MessagePage title={scoreKeeperText.missing.title} more={scoreKeeperText.missing.more}>
      <ButtonLink href={addressOf({ at: 'start' })}>{scoreKeeperText.missing.start}</ButtonLink>
    </MessagePage>
  );
}
