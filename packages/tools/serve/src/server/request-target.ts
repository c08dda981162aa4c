/** The thing that a request is for: the site's name, and a path with its query. */
export interface Target {
  readonly host: string;
  readonly path: string;
}

/** The parts of a request that name its target, as they came. */
interface RequestHead {
  readonly url?: string | undefined;
  /** Names and values in turn. */
  readonly rawHeaders: readonly string[];
}

/** Returns the target of a request (RFC 9112 section 3.2), or in a sentence why it has none. */
export function targetOf({ url = '', rawHeaders }: RequestHead): Target | { readonly fault: string } {
  const hosts = rawHeaders.filter((_, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === 'host');
  const [host, ...others] = hosts;
  if (host === undefined || others.length > 0) return { fault: 'Send exactly one Host header.' };
  if (!isHost(host)) return { fault: 'The Host header is no name of a host. Send Host: NAME or NAME:PORT.' };
  if (url.startsWith('/')) return { host, path: url };
  // A whole address, whose host counts instead of the header.
  const [, named = '', path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (isHost(named)) return { host: named, path: path.startsWith('/') ? path : `/${path}` };
  return { fault: 'The target is no path. Send a path that begins with a slash.' };
}

/** Whether a text is a name or an address, with or without a port, and nothing more. */
function isHost(text: string): boolean {
  const address = `http://${text}/`;
  return /^[\w.:[\]%~!$&'()*+,;=-]+$/.test(text) && URL.canParse(address) && new URL(address).pathname === '/';
}
