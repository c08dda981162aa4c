import type { NotifyTrouble } from '@slow-train/protocol';

/** What is wrong with a way that did not work, and what to do. */
export const TROUBLE_WORDS: { readonly [trouble in NotifyTrouble]: string } = {
  unreachable: 'Nobody answered at that address. See whether it is written right and its server is running.',
  'timed-out': 'The other side took too long to answer. Try it again in a while.',
  refused: 'The other side answered, but did not take it. See whether the address is still the right one.',
  busy: 'The other side has too much to do at this moment. Try it again in a while.',
  gone: 'Nobody takes anything there any more. Remove it, and add it again if you want to be told this way.',
  'address-refused': 'The mail server does not take mail for this address. See whether it is written right.',
  unconfigured: 'Nothing goes out this way from here: whoever runs this server has not set it up.',
  'private-address': 'That address leads into a private network, and nothing is sent there. Use a public one.',
};
