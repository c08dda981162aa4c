import type { GameList, InvitationView } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import { presetName, wordsIn } from '@slow-train/words';
import { hoursFor } from '../game/open-game.ts';
import { PlainFrame, Post, type Reader } from './frame.tsx';
import { plainText } from './text/index.ts';

/** Asks for an address, to which a code is mailed. */
export function SignInPage({ reader, notice }: { readonly reader: Reader; readonly notice?: string | undefined }) {
  const text = plainText(reader.language);
  return (
    <PlainFrame language={reader.language} heading={text.signIn} below={text.signInWhy} full="/sign-in">
      {notice !== undefined && <Notice text={notice} />}
      <Post to="/plain/sign-in" reader={reader}>
        <label for="email">{text.address}</label>
        <input id="email" name="email" type="email" autocomplete="email" />
        <button class="main">{text.sendCode}</button>
      </Post>
    </PlainFrame>
  );
}

/** Asks for the code that was mailed. */
export function CodePage({ reader, email }: { readonly reader: Reader; readonly email: string }) {
  const text = plainText(reader.language);
  return (
    <PlainFrame language={reader.language} heading={text.signIn} below={text.codeSent(email)} full="/sign-in">
      <Post to="/plain/sign-in/code" reader={reader} fields={{ email }}>
        <label for="code">{text.code}</label>
        <input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" />
        <button class="main">{text.enter}</button>
      </Post>
      <a class="go other" href="/plain/sign-in">
        {text.otherAddress}
      </a>
    </PlainFrame>
  );
}

/** Lists the games of an account: first those in which it is their turn. */
export function GamesPage({ reader, games }: { readonly reader: Reader; readonly games: GameList['games'] }) {
  const text = plainText(reader.language);
  return (
    <PlainFrame language={reader.language} heading={text.tables} full="/">
      {games.length === 0 && <p>{text.noTables}</p>}
      <ul class="plays">
        {games.map(({ id, name, news, isYourTurn }) => (
          <li>
            <a class={isYourTurn ? 'go main' : 'go'} href={`/plain/tables/${id}`}>
              {name} <small>{news}</small>
            </a>
          </li>
        ))}
      </ul>
      <Post to="/plain/sign-out" reader={reader}>
        <button class="other">{text.signOut}</button>
      </Post>
    </PlainFrame>
  );
}

interface JoinProps {
  readonly reader: Reader;
  readonly code: string;
  readonly invitation: InvitationView;
  /** The name of the reader's account; null if it has none. */
  readonly name: string | null;
  readonly isSignedIn: boolean;
}

/** Asks somebody with an invitation whether they sit down. */
export function JoinPage({ reader, code, invitation: { game, host, isMember }, name, isSignedIn }: JoinProps) {
  const text = plainText(reader.language);
  return (
    <PlainFrame
      language={reader.language}
      above={host === '' ? undefined : text.invitedBy(host)}
      heading={isMember ? game.name : text.join(game.name)}
      below={`${presetName(game.rules.preset)}, ${wordsIn(reader.language).listing.takes(hoursFor(game))}`}
      full={`/join/${code}`}
    >
      {isMember ? (
        <a class="go main" href={`/plain/tables/${game.id}`}>
          {text.table}
        </a>
      ) : (
        <Post to={`/plain/join/${code}`} reader={reader}>
          <label for="name">{text.yourName}</label>
          <input id="name" name="name" type="text" autocomplete="nickname" value={name ?? ''} />
          <button class="main">{text.sitDown}</button>
        </Post>
      )}
      {!isSignedIn && (
        <a class="go other" href="/plain/sign-in">
          {text.signInFirst}
        </a>
      )}
      <h2>{text.seats}</h2>
      <ul class="log">
        {game.seats.map((seated) => (
          <li>{seated.kind === 'nobody' ? '–' : <bdi>{seated.name}</bdi>}</li>
        ))}
      </ul>
    </PlainFrame>
  );
}

interface RefusedProps {
  readonly language: Language;
  readonly title: string;
  readonly detail: string;
  /** Where the reader goes on. */
  readonly back: string;
}

/** Says why something was refused, and where to go on. */
export function RefusedPage({ language, title, detail, back }: RefusedProps) {
  return (
    <PlainFrame language={language} heading={title} full={back.replace('/plain', '') || '/'}>
      <Notice text={detail} />
      <a class="go main" href={back}>
        {plainText(language).lookAgain}
      </a>
    </PlainFrame>
  );
}

function Notice({ text }: { readonly text: string }) {
  return (
    <div class="say red">
      <p>{text}</p>
    </div>
  );
}
