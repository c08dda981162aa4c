import type { Channel, NotifyEvent, WebhookShape } from '@slow-train/protocol';
import { count } from '@slow-train/words';

/** What somebody may be told of, as a line of the table has it. */
export const EVENT_WORDS: { readonly [event in NotifyEvent]: string } = {
  turn: 'Your turn',
  timeLow: 'Your time runs out',
  invited: 'You are invited',
  vote: 'A vote needs you',
  playedFor: 'You were skipped, or played for',
  caught: 'You were caught with one tile',
  started: 'A table starts',
  roundOver: 'A round is over',
  gameOver: 'A game is over',
};

/** The ways, as columns of the table. */
export const CHANNEL_WORDS: { readonly [channel in Channel]: string } = {
  push: 'Push',
  mail: 'E-mail',
  webhook: 'Webhook',
};

/** The ways, in the middle of a sentence. */
export const BY_WORDS: { readonly [channel in Channel]: string } = {
  push: 'by push',
  mail: 'by e-mail',
  webhook: 'by webhook',
};

export const SHAPE_WORDS: { readonly [shape in WebhookShape]: string } = {
  discord: 'Discord',
  slack: 'Slack',
  generic: 'Other',
};

/** `15 minutes`, `4 hours`, `1 day`; `at once` for none. */
export function spanWords(minutes: number): string {
  if (minutes === 0) return 'at once';
  if (minutes % 1440 === 0) return count(minutes / 1440, 'day');
  return minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute');
}

/** The page on which one chooses how to be told. */
export const notifyText = {
  title: 'How we tell you',
  line: 'In time, and not too often.',
  failed: 'How we tell you could not be fetched',
  asThingsStand: 'As things stand',

  saving: 'Writing it down',
  saved: 'Noted.',
  notKept: (why: string) => `That could not be noted, and is as it was. ${why}`,
  keepAgain: 'Try again',

  ways: 'Which way',
  test: 'Try it out',
  testOne: (what: string) => `Try it out: ${what}`,
  testing: 'Under way',
  tested: 'Sent. It should be there in a moment.',
  remove: 'Remove',
  removeOne: (what: string) => `Remove ${what}`,
  removing: 'Removing',
  removed: (what: string) => `${what} is removed.`,
  keep: 'Keep it',

  what: 'What we tell you',
  event: 'What',
  one: (event: NotifyEvent, channel: Channel) => `${EVENT_WORDS[event]} ${BY_WORDS[channel]}`,
  noWayYet: (channels: string) => `Nothing goes out by ${channels} yet: see “Which way”.`,

  when: 'When',
  wait: 'We look again first',
  waitMore: 'If you have played or seen it by then, you are not told.',
  waits: { push: 'Before a push', mail: 'Before an e-mail', webhook: 'Before a webhook' },
  quiet: 'Quiet hours',
  quietMore: 'What would come then comes when they are over.',
  quietFrom: 'From',
  quietTo: 'To',
  quietOne: (side: string) => `${side}, of the quiet hours`,
  quietNever: 'From and to are the same: it is never quiet.',
  zone: 'Time zone',
  zoneElsewhere: (zone: string) => `This browser has ${zone}.`,
  zoneTake: (zone: string) => `Use ${zone}`,
  reminders: 'Remind me before my time is up',
  remindersMore: 'At tables with a clock.',
  remindersMost: 'Four are the most.',
  reminder: (minutes: number) => `${spanWords(minutes)} before`,

  tables: 'Tables with their own way',
  tablesNone: 'None: every table is as above. Its menu has “How we tell you about this table”.',
  change: 'Change',
  changeOne: (table: string) => `Change how we tell you about ${table}`,
  reset: 'As everywhere again',
  resetOne: (table: string) => `${table}: as everywhere again`,
  resetting: 'Changing the points',
  resetDone: (table: string) => `“${table}” is as everywhere again.`,
};

/** The push part. */
export const pushText = {
  title: 'Push',
  more: 'A message on your screen, also while this page is closed.',
  here: 'This device',
  on: 'is told',
  off: 'is not told yet',
  turnOn: 'Tell this device',
  turningOn: 'Asking your browser',
  turnOff: 'Not here any more',
  turningOff: 'Switching it off',
  onNow: 'From now on we tell this device.',
  offNow: 'This device is not told any more.',
  blocked: 'Your browser blocks it.',
  blockedMore: 'Allow notifications for this page: the sign to the left of the address leads there. Then load it anew.',
  notAllowed: 'Your browser was not told yes. Try again if you like.',
  homeScreen: 'Not from here, on an iPhone or iPad.',
  homeScreenMore: 'Add Slow Train to the home screen first: “Share”, then “Add to Home Screen”. Open it from there.',
  unable: 'This browser cannot be told. Another one, or another device, may.',
  unconfigured: 'This server sends no push messages.',
  since: (day: string) => `since ${day}`,
  removeSure: (name: string) => `${name} will not be told any more, until you switch it on there.`,
};

/** The e-mail part. */
export const mailText = {
  title: 'E-mail',
  unconfigured: 'This server sends no mail about your tables.',
  none: 'We have no address of yours.',
  give: 'Give an address',
  other: 'Another address',
  bounced: (address: string) => `Mail to ${address} came back, so we have stopped.`,
  complained: (address: string) => `Our mail to ${address} was reported as unwanted, so we have stopped.`,
  again: 'Try this address again',
  trying: 'Opening the letter box',
  againDone: 'We write to you again.',
  when: 'When we write',
  habits: {
    unseen: 'If no push was seen',
    unseenMore: 'Where no push goes out: as soon as we have looked again.',
    each: 'Each time',
    eachMore: 'Beside any push.',
    daily: 'Once a day',
    dailyMore: 'All tables in one, the most urgent first.',
  },
  after: 'For how long',
  hour: 'At what time',
};

/** The webhook part: of a person, and of a table. */
export const hookText = {
  title: 'Discord, Slack, your own program',
  more: 'We send a line to an address there (a webhook).',
  tableTitle: 'The table’s own webhooks',
  tableMore: 'For a channel you share: what happens here, told to all in it. Only you, the host, see this.',
  add: 'Add a webhook',
  url: 'Address of the webhook',
  urlHint: 'Discord and Slack give you one for a channel.',
  shape: 'Who reads it',
  adding: 'Laying the cable',
  cancel: 'Never mind',
  added: 'The webhook is there. Try it out.',
  secretTitle: 'Copy this secret now',
  secretMore:
    'It signs what we send (Standard Webhooks), so that your program can tell us from others. We show it once.',
  secret: 'Secret of the webhook',
  done: 'I have it',
  removeSure: 'Nothing more will be sent there.',
};

/** A field out of which something is copied. */
export const copyText = {
  copy: 'Copy',
  copyOne: (what: string) => `Copy: ${what}`,
  copied: 'Copied.',
  notCopied: 'It is marked: copy it from there.',
};

/** The links for programs that have no session. */
export const feedText = {
  title: 'Calendar and reader',
  more: 'Two private links: your deadlines for a calendar, and what waits for you for a news reader.',
  warning: 'Whoever has a link can read what waits for you. Keep them to yourself.',
  make: 'Make my links',
  making: 'Printing them',
  since: (day: string) => `Made ${day}. We cannot show them again; new ones take their place.`,
  calendar: 'Link for a calendar',
  atom: 'Link for a reader',
  shown: 'Copy them now: we cannot show them again.',
  renew: 'Make new links',
  renewSure: 'The links you have lead nowhere then.',
  renewYes: 'Make new ones',
  renewNo: 'Keep mine',
  revoke: 'Revoke them',
  revokeSure: 'Calendar and reader will get nothing any more.',
  revokeYes: 'Revoke',
  revoking: 'Tearing them up',
  revoked: 'The links lead nowhere any more.',
};

/** The sheet for one table. */
export const tableTellText = {
  title: 'How we tell you about this table',
  close: 'Done',
  failed: 'How we tell you about this table could not be fetched',
  legend: 'This table',
  presets: {
    everywhere: 'As everywhere',
    onlyTurn: 'Only my turn',
    nothing: 'Nothing',
    own: 'My own choice',
  },
  presetsMore: {
    everywhere: 'What you chose for all tables.',
    onlyTurn: 'And when your time runs out.',
    nothing: 'It goes on without a word from us.',
    own: 'Line by line.',
  },
  differs: 'not as everywhere',
  differsNote: 'marks what is not as everywhere.',
  toAll: 'How we tell you everywhere',
  nothingSaid: 'tells you nothing',
  onlyTurnSaid: 'only your turn',
  differences: (many: number) => (many === 1 ? 'one thing is different' : `${many} things are different`),
};
