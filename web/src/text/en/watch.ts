import type { WatchDelay, Watchers } from '@slow-train/protocol';

/** Watching a game without a seat, and who may. */
export const watchText = {
  watch: 'Watch a game',
  result: 'Result',
  late: { turn: 'one turn late', round: 'one round late' } satisfies { readonly [delay in WatchDelay]: string },
  lateTitle: { turn: 'One turn late', round: 'One round late' } satisfies { readonly [delay in WatchDelay]: string },
  why: {
    turn: 'You see a turn when the next one is over, so that nobody can play by what you see.',
    round: 'You see a round when it is over, so that nobody can play by what you see.',
  } satisfies { readonly [delay in WatchDelay]: string },
  asOf: (when: string) => `As of ${when}`,
  watching: 'You are watching. *Hands stay hidden.*',
  leave: 'Leave',
  score: 'Score',
  closeScore: 'Back to the board',
  player: 'Moves',
  notStarted: 'Not started yet',
  notStartedMore: (name: string) => `“${name}” shows here once it is being played. Keep the link.`,
  firstRound: 'The first round is being played',
  firstRoundMore: {
    turn: 'It shows here as soon as two turns are over. Keep the link.',
    round: 'You see all of it once it is over. Keep the link.',
  } satisfies { readonly [delay in WatchDelay]: string },
  ended: 'Ended without a result',
  nothing: 'Nothing to watch here',
  failed: 'The game could not be loaded',
  home: 'What is Slow Train?',
  again: 'Watch it again',

  /** The decisions of the people in a game. */
  settings: {
    legend: 'Others may watch',
    values: { nobody: 'No', round: 'A round late', turn: 'A turn late' } satisfies {
      readonly [watchers in Watchers]: string;
    },
    more: 'With a link of its own, and never a hand or the talk. Names only of those who show theirs.',
    told: {
      round: 'Others may watch, a round late.',
      turn: 'Others may watch, a turn late.',
    } satisfies { readonly [delay in WatchDelay]: string },
    get: 'Get the link for watchers',
    getting: 'Getting the link…',
    renew: 'New link',
    renewed: 'The old link shows nothing any more.',
    stricter: 'While a game is played, it can only be later or nobody.',
  },
  send: {
    link: 'Link for watchers',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'The link is selected: copy it from there.',
    send: 'Send the link',
  },
  invite: (name: string) => `Watch our game “${name}”`,

  /** A finished game. */
  share: {
    title: 'Show it to others',
    more: 'Whoever has the link sees the result and every move, hands included. Names only of those who show theirs.',
    get: 'Get a link to this game',
    stop: 'Take the link back',
    stopped: 'The link shows nothing any more.',
    named: 'My name may be in the file of this game',
    namedMore: (agreed: number, people: number) => `It has names once all agree: ${agreed} of ${people} so far.`,
  },
};
