/** A mail server, and who we are there. */
export interface SmtpAccount {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte, or once the server has offered STARTTLS. */
  readonly tls: 'on' | 'starttls';
  readonly login: { readonly user: string; readonly password: string } | null;
}

const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])$/;

/**
 * Reads `smtps://user:password@host:465` (encrypted from the start) or `smtp://user:password@host:587` (encrypted by
 * STARTTLS). User and password are percent-encoded, or left out; so may be the port.
 * @returns null for anything else
 */
export function smtpAccountIn(text: string): SmtpAccount | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const login = loginOf(username, password);
  if (!HOST.test(hostname) || login === undefined || !/^\/?$/.test(pathname + search + hash)) return null;
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  switch (protocol) {
    case 'smtp:':
      return { host, port: Number(port || 587), tls: 'starttls', login };
    case 'smtps:':
      return { host, port: Number(port || 465), tls: 'on', login };
    default:
      return null;
  }
}

/** Undefined when it cannot be decoded. */
function loginOf(user: string, password: string): SmtpAccount['login'] | undefined {
  if (user === '') return null;
  try {
    return { user: decodeURIComponent(user), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

/** Whether a server is this machine itself: what is said to it passes no wire. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
