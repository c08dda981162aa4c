import { parseClient } from '@passwordless-id/webauthn/dist/esm/parsers.js';
import * as z from 'zod';

const ClientDataSchema = z.object({
  type: z.string(),
  challenge: z.string().max(100),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

/** What the browser says of where and for what it asked an authenticator (WebAuthn section 5.8.1). */
export type ClientData = z.infer<typeof ClientDataSchema>;

/**
 * Client data, of a shape that can be compared.
 * @throws Error for anything else
 */
export function clientDataIn(clientDataJSON: string): ClientData {
  const client: unknown = parseClient(clientDataJSON);
  return ClientDataSchema.parse(client);
}
