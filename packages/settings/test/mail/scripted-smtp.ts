import { once } from 'node:events';
import { createServer } from 'node:net';

/** A mail server that follows a script. */
export interface ScriptedSmtp {
  readonly port: number;
  /** The lines it received, including those of mails. */
  readonly received: readonly string[];
  stop(): Promise<void>;
}

/** The reply to a command, to a new connection (`hello`), or to the end of a mail (`.`); null to hang up instead. */
export type Script = Readonly<Record<string, string | null>>;

const DEFAULT: Script = {
  hello: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN LOGIN',
  AUTH: '235 welcome',
  MAIL: '250 yes',
  RCPT: '250 yes',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
};

/** Starts one on 127.0.0.1, on any free port unless one is given. */
export async function scriptedSmtp(changes: Script = {}, port = 0): Promise<ScriptedSmtp> {
  const script = { ...DEFAULT, ...changes };
  const received: string[] = [];
  const server = createServer((socket) => {
    let inMail = false;
    let rest = '';
    const reply = (to: string): void => {
      const text = script[to];
      if (text === undefined) return;
      if (text === null) return void socket.end();
      inMail = text.startsWith('354');
      socket.write(`${text}\r\n`);
    };
    socket.on('error', () => undefined);
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = `${rest}${text}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        received.push(line);
        if (!inMail) reply(line.split(' ', 1)[0] ?? '');
        else if (line === '.') reply('.');
      }
    });
    reply('hello');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    port: address.port,
    received,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
