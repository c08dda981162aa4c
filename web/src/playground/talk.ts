import type { Message, Talk } from '@slow-train/protocol';
import { createSignal } from 'solid-js';
import type { TalkPort } from '../panels/talk/create-talk.ts';
import type { PlayerStateStore } from '../player-state/player-state.ts';
import { bonepileTable } from './positions.ts';
import { fixtureOf, type Fixture } from './sketch.ts';

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

let number = 0;
const say = (seat: number, minutes: number, said: Message['said']): Message => {
  number += 1;
  const name = bonepileTable().names[seat] ?? '';
  return { number, version: number, seat, name, isYours: seat === 0, at: minutesAgo(minutes), isEdited: false, said };
};
const text = (words: string): Message['said'] => ({ kind: 'text', text: words });

/** The talk of the design's position. */
const SAID: readonly Message[] = [
  say(6, 1620, text('I had a 9. I no longer wish to discuss it.')),
  say(0, 1612, text('We saw nothing.')),
  say(4, 1290, { kind: 'phrase', phrase: 'wellPlayed' }),
  {
    ...say(1, 1280, text('Thank you. It was the only one I had, and I have been waiting for it since Tuesday.')),
    isEdited: true,
  },
  say(1, 220, { kind: 'phrase', phrase: 'ouch' }),
  say(5, 205, text('It’s a terrible tile, honestly.')),
  say(0, 178, text('Sorry, Milo.')),
  say(2, 170, { kind: 'reaction', word: 'ouch', revision: 40 }),
  say(3, 160, { kind: 'reaction', word: 'ouch', revision: 40 }),
  say(0, 150, { kind: 'reaction', word: 'ha', revision: 39 }),
];

/** People talk; the last messages are new, and Milo is muted or not. */
export function talking(
  change: { isMuted?: boolean; phrasesOnly?: boolean; withStrangers?: true; muted?: readonly number[] } = {},
): Fixture {
  const { game, ...rest } = fixtureOf({ ...bonepileTable(), name: 'talk' });
  const messages = change.phrasesOnly ? SAID.filter(({ said }) => said.kind === 'phrase') : SAID;
  return {
    ...rest,
    game: {
      ...game,
      phrasesOnly: change.phrasesOnly === true,
      ...(change.withStrangers && { withStrangers: true }),
    },
    talk: { version: number, messages, muted: change.muted ?? [], hasOlder: false },
    talkRead: change.isMuted ? { talkReadUpTo: 4, isTalkMuted: true } : { talkReadUpTo: 4, isTalkMuted: false },
  };
}

/** Creates the talk of a fixture, which keeps messages on the page. */
export function fixtureTalk(fixture: Fixture, playerState: PlayerStateStore): TalkPort {
  const [talk, setTalk] = createSignal<Talk>(fixture.talk ?? { version: 0, messages: [], muted: [], hasOlder: false });
  const done = (): Promise<void> => Promise.resolve();
  const game = () => fixture.game;
  const next = (said: Message['said']): Message => {
    const message = say(fixture.game.you.seat ?? 0, 0, said);
    return { ...message, version: (number += 1) };
  };
  return {
    game,
    handle: { log: () => fixture.log, talk, playerState, take: () => {}, refetch: () => {} },
    change: (change) => setTalk(change(talk())),
    requests: {
      postTalk: async (_id, said) => next('text' in said ? text(said.text) : { kind: 'phrase', phrase: said.phrase }),
      changeMessage: async (_id, of, words) => {
        const message = talk().messages.find((one) => one.number === of);
        return { ...next(text(words)), ...message, version: (number += 1), said: text(words), isEdited: true };
      },
      removeMessage: done,
      putReaction: async (_id, revision, word) => {
        const others = talk().messages.filter(
          ({ isYours, said }) => !(isYours && said.kind === 'reaction' && said.revision === revision),
        );
        const mine = word === null ? [] : [next({ kind: 'reaction', word, revision })];
        setTalk({ ...talk(), messages: [...others, ...mine] });
      },
      muteSeat: async (_id, seat, muted) => {
        const others = talk().muted.filter((one) => one !== seat);
        setTalk({ ...talk(), muted: muted ? [...others, seat] : others });
      },
      allowPhrasesOnly: async () => ({ game: fixture.game, log: [] }),
      fetchOlderTalk: async () => ({ messages: [], hasOlder: false }),
    },
  };
}
