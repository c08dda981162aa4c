import { Webhook } from 'standardwebhooks';

/**
 * Whether a request is signed with this secret and at most five minutes old, as Resend does it. The scheme (Svix) is that
 * of Standard Webhooks under other names.
 * @param body as it came, letter by letter
 */
export function isSigned(secret: string, headers: Headers, body: string): boolean {
  const renamed = ['id', 'timestamp', 'signature'].map((name) => [
    `webhook-${name}`,
    headers.get(`svix-${name}`) ?? '',
  ]);
  try {
    new Webhook(secret).verify(body, Object.fromEntries(renamed), { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}
