/** A response whose body is known by the contract (`packages/protocol`); only problems are checked at run time. */
export interface Answer<T> extends Pick<Response, 'ok' | 'status' | 'headers'> {
  json(): Promise<T>;
}

interface Parts {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** One request to the service on this page's own origin. */
export function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { headers, body, signal }: Parts = {},
): Promise<Answer<T>> {
  return fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
}
