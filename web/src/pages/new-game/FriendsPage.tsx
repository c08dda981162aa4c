import { useNavigate } from '@solidjs/router';
import { createSignal, Show, type JSX } from 'solid-js';
import { createName, NameField } from '../../account/NameField.tsx';
import { isNameless } from '../../account/nameless.ts';
import { startSession } from '../../account/session.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { useMe } from '../../client/queries.ts';
import { signInAs } from '../../client/session.ts';
import { createGameCreator } from '../../components/create-game.ts';
import { useLength } from '../../components/length.ts';
import { randomName } from '../../components/game-names.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Page } from '../../ui/Page.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import { friendsText, newGameText } from '#text/new-game.ts';
import { shellText } from '#text/shell.ts';
import { FRIENDS_GAME } from './friends-game.ts';
import styles from './FriendsPage.module.css';

/** Who comes is not known yet: the game begins with those who are there. */
const FEWEST = 2;

/** A name, and then the link at once: everything else has a default, and can be changed in the whole form. */
export default function FriendsPage(): JSX.Element {
  const navigate = useNavigate();
  const me = useMe();
  const [name, setName] = createName();
  const action = createAsyncAction();
  const creator = createGameCreator();
  // Chosen once: a retry asks for the same game.
  const called = { ...FRIENDS_GAME, name: randomName() };
  const [forcedPlays, setForcedPlays] = createSignal(false);
  const length = useLength(() => ({ ...FRIENDS_GAME, seats: FEWEST }));
  const asksName = (): boolean => isNameless(me.data());
  usePageTitle(() => ({ title: shellText.titleOf(friendsText.title) }));

  const open = async (): Promise<void> => {
    const known = asksName() ? await signInAs(name()) : undefined;
    const created = await creator.create({ ...called, forcedPlays: forcedPlays() });
    if (known) startSession(known);
    navigate(`/tables/${created.game.id}`);
  };

  return (
    <Page>
      <PageHeader
        title={friendsText.title}
        line={asksName() ? friendsText.line : friendsText.line2}
        back={{ href: '/', words: friendsText.back }}
      />
      <div class={styles['parts']}>
        <Card kind="ticket">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              action.run(open);
            }}
          >
            <Show when={asksName()}>
              <NameField value={name()} onInput={setName} />
            </Show>
            <ErrorMessage sentence={action.problem()} />
            <ActButton type="submit" action={action} label={friendsText.get} busy={friendsText.busy} />
            <Show when={asksName()}>
              <SmallPrint>{friendsText.note}</SmallPrint>
            </Show>
          </form>
        </Card>
        <Card>
          <div class={styles['head']}>
            <h2>{friendsText.yours}</h2>
            <TouchLink href="/new">{friendsText.change}</TouchLink>
          </div>
          <p>{friendsText.game(FRIENDS_GAME.rounds, FRIENDS_GAME.seats, length())}</p>
          <Choices
            legend={newGameText.forced}
            value={forcedPlays() ? 'yes' : 'no'}
            options={[
              { value: 'no', label: newGameText.forcedNo },
              { value: 'yes', label: newGameText.forcedYes },
            ]}
            onChoose={(value) => setForcedPlays(value === 'yes')}
          />
        </Card>
      </div>
    </Page>
  );
}
