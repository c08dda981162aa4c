import type { ChannelKind, NotificationEventName, WebhookShape } from '@slow-train/protocol';
import { count } from '@slow-train/words/en';
import { healthWith, summariesWith } from '../notification-sentences.ts';
import { since } from './shell.ts';

/** The events, as rows of the settings. */
export const EVENT_WORDS: { readonly [event in NotificationEventName]: string } = {
  turn: 'Your turn',
  timeLow: 'Your time is running out',
  invited: 'You are invited',
  answered: 'Somebody answers your invitation',
  seat: 'Your seat, before the start',
  circle: 'Somebody asks you into a circle',
  vote: 'A vote needs you',
  mention: 'Somebody names you',
  playedFor: 'Somebody played for you',
  caught: 'You were caught with 1 tile',
  started: 'A table starts',
  roundOver: 'A round is over',
  gameOver: 'A game is over',
  talk: 'Somebody says something',
  tournament: 'News of a tournament',
};

/** The channels, as columns of the settings. */
export const CHANNEL_WORDS: { readonly [channel in ChannelKind]: string } = {
  push: 'Push',
  mail: 'E-mail',
  webhook: 'Webhook',
};

/** The channels within a sentence. */
const BY_WORDS: { readonly [channel in ChannelKind]: string } = {
  push: 'by push',
  mail: 'by e-mail',
  webhook: 'by webhook',
};

/** The waits before something is sent by a channel. */
const WAIT_WORDS: { readonly [channel in ChannelKind]: string } = {
  push: 'Before a push',
  mail: 'Before an e-mail',
  webhook: 'Before a webhook',
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

/** The notifications page. */
export const notifyText = {
  title: 'Notifications',
  line: 'In time, and not too often.',
  failed: 'Your notification settings could not be loaded',
  asThingsStand: 'As it is set now',

  saving: 'Saving…',
  saved: 'Saved.',
  notKept: (why: string) => `Not saved: the setting is as it was. ${why}`,
  keepAgain: 'Try again',

  channels: 'Channels',
  test: 'Send a test',
  testOne: (what: string) => `Send a test: ${what}`,
  testing: 'Sending…',
  tested: 'Sent. It should arrive in a moment.',
  remove: 'Remove',
  removeOne: (what: string) => `Remove ${what}`,
  removing: 'Removing…',
  removed: (what: string) => `${what} is removed.`,
  keep: 'Keep it',

  what: 'Events',
  event: 'Event',
  one: (event: NotificationEventName, channel: ChannelKind) => `${EVENT_WORDS[event]} ${BY_WORDS[channel]}`,
  noChannelYet: (channels: string) => `Nothing goes out by ${channels.toLowerCase()} yet: see “Channels”.`,

  when: 'When',
  wait: 'Wait first',
  waitMore: 'If you have played or seen it by then, nothing is sent.',
  waits: WAIT_WORDS,
  quiet: 'Quiet hours',
  quietMore: 'Notifications wait until they are over.',
  quietFrom: 'From',
  quietTo: 'To',
  quietOne: (side: string) => `${side}, of the quiet hours`,
  quietNever: 'Both ends are the same: there are no quiet hours.',
  zone: 'Time zone',
  zoneUnknown: 'Not known',
  zoneElsewhere: (zone: string) => `This browser has ${zone}.`,
  zoneTake: (zone: string) => `Use ${zone}`,
  reminders: 'Remind me before my time is up',
  remindersMore: 'At tables with a clock.',
  remindersMost: 'At most four.',
  reminder: (minutes: number) => `${spanWords(minutes)} before`,

  tables: 'Tables with their own settings',
  tablesNone: 'None. Each table’s menu has “Tell me when it’s my turn”.',
  change: 'Change',
  changeOne: (table: string) => `Change notifications for ${table}`,
  reset: 'As everywhere',
  resetOne: (table: string) => `${table}: as everywhere`,
  resetting: 'Saving…',
  resetDone: (table: string) => `“${table}” is as everywhere now.`,
};

/** The push part. */
export const pushText = {
  title: 'Push',
  more: 'A message on your screen, even while this page is closed.',
  here: 'This device',
  on: 'on',
  off: 'off',
  turnOn: 'Notify this device',
  turningOn: 'Asking your browser…',
  turnOff: 'Turn off here',
  turningOff: 'Turning off…',
  onNow: 'This device is notified from now on.',
  offNow: 'This device is no longer notified.',
  blocked: 'Your browser blocks notifications.',
  blockedMore: 'Allow them for this page: tap the icon left of the address. Then reload.',
  notAllowed: 'Your browser got no permission. Try again if you like.',
  homeScreen: 'On an iPhone or iPad this needs one more step.',
  wayBack: 'The app there does not know you yet. First take along a way back to your seats:',
  wayBackAddress: 'an address',
  wayBackPasskey: 'a passkey',
  wayBackLink: 'or a link.',
  homeScreenMore: 'Add Slow Train to the home screen first: “Share”, then “Add to Home Screen”. Open it from there.',
  unable: 'This browser cannot receive push notifications. Try another browser or device.',
  unconfigured: 'This server sends no push messages.',
  since: (day: string) => `since ${day}`,
  removeSure: (name: string) => `${name} is no longer notified, until you turn it on there.`,
};

/** The e-mail part. */
export const mailText = {
  title: 'E-mail',
  unconfigured: 'This server sends no e-mail.',
  none: 'You have given no address.',
  give: 'Add an address',
  other: 'Another address',
  bounced: (address: string) => `Mail to ${address} came back, so we stopped.`,
  complained: (address: string) => `Our mail to ${address} was reported as unwanted, so we stopped.`,
  codesToo: 'Codes for signing in may not arrive either: a passkey needs no mail.',
  passkey: 'Passkeys',
  again: 'Try this address again',
  trying: 'Saving…',
  againDone: 'We write to this address again.',
  when: 'When to write',
  habits: {
    unseen: 'If no push was seen',
    unseenMore: 'Without push: after the wait.',
    each: 'Each time',
    eachMore: 'As well as push.',
    daily: 'Once a day',
    dailyMore: 'All tables in one, the most urgent first.',
  },
  after: 'For how long',
  hour: 'At what time',
  noPlays: 'No buttons in my mail',
  noPlaysMore: 'Mail about your turn then only leads to the table.',
};

/** The webhook part: of a person, and of a game. */
export const hookText = {
  title: 'Discord, Slack, your own program',
  more: 'We post a line to a webhook.',
  tableTitle: 'The table’s own webhooks',
  tableMore: 'For a channel you share: it shows what happens here. Only you, the host, see this.',
  add: 'Add a webhook',
  url: 'Address of the webhook',
  urlHint: 'Discord and Slack give you one for a channel.',
  shape: 'For',
  adding: 'Adding…',
  cancel: 'Never mind',
  added: 'The webhook is added. Send a test.',
  secretTitle: 'Copy this secret now',
  secretMore: 'It signs what we send (Standard Webhooks), so that your program knows it is from us. We show it once.',
  secret: 'Secret of the webhook',
  done: 'I have it',
  removeSure: 'Nothing more will be sent there.',
};

/** A field to copy from. */
export const copyText = {
  copy: 'Copy',
  copyOne: (what: string) => `Copy: ${what}`,
  copied: 'Copied.',
  notCopied: 'Could not copy. It is selected: copy it from there.',
};

/** Calendar and Atom links. */
export const feedText = {
  title: 'Calendar and reader',
  more: 'Two private links: your deadlines for a calendar, and what waits for you for a news reader.',
  warning: 'Anyone with a link can read what waits for you. Keep them to yourself.',
  make: 'Make my links',
  making: 'Making them…',
  since: (day: string) => `Made ${day}. We cannot show them again; new ones replace them.`,
  calendar: 'Link for a calendar',
  atom: 'Link for a reader',
  shown: 'Copy them now: we cannot show them again.',
  renew: 'Make new links',
  renewSure: 'Your old links stop working.',
  renewYes: 'Make new ones',
  renewNo: 'Keep mine',
  revoke: 'Revoke them',
  revokeSure: 'Calendar and reader get nothing more.',
  revokeYes: 'Revoke',
  revoking: 'Revoking…',
  revoked: 'The links no longer work.',
};

/** The notifications of one game. */
export const gameNotificationsText = {
  title: 'Tell me when it’s my turn',
  mail: 'By e-mail',
  addMail: 'By e-mail: add an address',
  more: 'More',
  close: 'Done',
  failed: 'The settings for this table could not be loaded',
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
    nothing: 'This table sends you nothing.',
    own: 'Line by line.',
  },
  differs: 'not as everywhere',
  differsNote: 'marks what is not as everywhere.',
  toAll: 'Settings for all tables',
  nothingSaid: 'sends you nothing',
  onlyTurnSaid: 'only your turn',
  differences: (many: number) => (many === 1 ? 'one thing is different' : `${many} things are different`),
};

/**
 * Sums up the notifications as they are set: `When it is your turn, a push goes to this device; if unseen after 4
 * hours, an e-mail to ana@post.example. Nothing between 22:00 and 08:00, Vienna time.`
 */
export const { notificationSummary, zoneWords } = /* @__PURE__ */ summariesWith({
  nothing: 'You get no notification when it is your turn.',
  turn: (first) => `When it is your turn, ${first}.`,
  push: (devices) => `a push goes to ${devices}`,
  thisDevice: 'this device',
  thisDeviceAnd: (other) => `this device and ${other}`,
  thisDeviceAndOthers: (others) => `this device and ${others} others`,
  otherDevices: (others) => `${others} other devices`,
  dailyMail: (time, address) => `once a day, at ${time}, an e-mail to ${address}`,
  mailToo: (address) => `, and an e-mail to ${address}`,
  mailAfterPush: (minutes, address) => `; if unseen after ${spanWords(minutes)}, an e-mail to ${address}`,
  mailAtOnce: (address) => `an e-mail goes to ${address} at once`,
  mailAfter: (minutes, address) => `an e-mail goes to ${address}, if unseen after ${spanWords(minutes)}`,
  onlyWebhooks: (webhooks) => `When it is your turn, a message goes to ${webhooks}.`,
  webhooksToo: (webhooks) => `A message goes to ${webhooks} as well.`,
  webhooks: (many) => (many === 1 ? 'your webhook' : `your ${count(many, 'webhook')}`),
  zone: (place) => `${place} time`,
  quiet: (from, to, zone) => `Nothing between ${from} and ${to}, ${zone}.`,
  hoursIn: (zone) => `Hours are ${zone}.`,
});

/** The recent health of a channel: `last sent 3 h ago`; `failed 5 min ago: no answer`. */
export const healthWords = /* @__PURE__ */ healthWith({
  troubles: {
    unreachable: 'no answer',
    'timed-out': 'the answer took too long',
    refused: 'it was refused',
    busy: 'it was busy; we try again',
    gone: 'it no longer exists',
    'address-refused': 'the address was refused',
    unconfigured: 'this server cannot send it',
    'private-address': 'the address is in a private network',
  },
  lately: 'lately',
  failed: (when, trouble) => `failed ${when}: ${trouble}`,
  nothingSent: 'nothing sent yet',
  sent: (when) => `last sent ${when}`,
  ago,
});

function ago(at: number, now: number): string {
  const age = since(at, now);
  return age === 'now' ? 'just now' : `${age} ago`;
}
