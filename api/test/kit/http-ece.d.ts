/** The part we use of https://github.com/web-push-libs/encrypted-content-encoding (RFC 8188, RFC 8291). */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  export function decrypt(
    payload: Buffer,
    params: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer;
}
