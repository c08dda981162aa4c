/** The part of https://developers.cloudflare.com/workers/runtime-apis/tcp-sockets/ that we use. */
declare module 'cloudflare:sockets' {
  export interface Socket {
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream<Uint8Array>;
    readonly opened: Promise<unknown>;
    readonly closed: Promise<unknown>;
    /** Returns the same connection, encrypted. The old streams must not be locked. */
    startTls(): Socket;
    close(): Promise<void>;
  }

  export function connect(
    address: { readonly hostname: string; readonly port: number },
    options: { readonly secureTransport: 'on' | 'off' | 'starttls'; readonly allowHalfOpen: boolean },
  ): Socket;
}
