import { Show, type JSX } from 'solid-js';
import { copyLink, sendLink } from '../app/share.ts';
import { lobby } from '../text/lobby.ts';
import { QrCode } from './QrCode.tsx';
import './share.css';

/** The invitation to a table: as a link to copy or send on, and as a picture for the telephone across the room. */
export function ShareLink(props: { code: string; table: string }): JSX.Element {
  let field: HTMLInputElement | undefined;
  const link = (): string => `${location.origin}/join/${props.code}`;
  const send = (): Promise<void> =>
    sendLink({ title: lobby.app, text: lobby.waiting.invite(props.table), url: link() });

  return (
    <section class="share">
      <h2>{lobby.waiting.share}</h2>
      <p>{lobby.waiting.shareMore}</p>
      <div class="share-qr">
        <QrCode text={link()} label={lobby.waiting.qr} />
      </div>
      <input
        ref={field}
        readonly
        aria-label={lobby.waiting.link}
        value={link()}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="share-acts">
        <button type="button" class="button" onClick={() => void copyLink(link(), field, lobby.waiting)}>
          {lobby.waiting.copy}
        </button>
        <Show when={'share' in navigator}>
          <button type="button" class="button quiet" onClick={() => void send()}>
            {lobby.waiting.send}
          </button>
        </Show>
      </div>
    </section>
  );
}
