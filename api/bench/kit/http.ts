import { request, type Agent, type IncomingMessage, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Sends a request with as little work as Node allows, since the sender shares the machine with the measured program.
 * @returns the body
 * @throws Error if the answer has another status
 */
export async function send(
  url: string,
  status: number,
  agent: Agent,
  {
    body,
    ...options
  }: Pick<RequestOptions, 'method'> & {
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
): Promise<string> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const sent = request(url, { ...options, agent, headers: { ...options.headers, ...length } });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  sent.end(body);
  const response = await answered;
  const answer = await text(response);
  if (response.statusCode !== status) throw new Error(`${url} answered ${response.statusCode}: ${answer}`);
  return answer;
}
