import type { AccountView } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { savePresence } from '../../account/requests.ts';
import { createOptimisticToggle } from '../../client/optimistic-toggle.ts';
import { KEYS, queryClient } from '../../client/query.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { moderationText } from '#text/people.ts';

const text = moderationText.presence;

/** Whether the others at a table see that the player is looking at it. */
export function PresenceSetting(props: { me: AccountView }): JSX.Element {
  const action = createAccountAction();
  const toggle = createOptimisticToggle(action, async (shown) => {
    queryClient.setQueryData(KEYS.me, await savePresence(shown));
  });
  return (
    <AccountPart title={text.title}>
      <Checkbox
        label={text.show}
        more={text.showMore}
        isOn={toggle.pending() ?? props.me.showsPresence}
        onChange={(shown) => toggle.set(shown)}
      />
      <ErrorMessage sentence={action.problem()} />
    </AccountPart>
  );
}
