import { once } from 'node:events';
import { createServer } from 'node:net';

/** A mail server that says what it was told to say. */
export interface ScriptedSmtp {
  readonly port: number;
  /** The lines it heard, those of mails included. */
  readonly heard: readonly string[];
  stop(): Promise<void>;
}

/** What it says to a command, or at the beginning (`hello`), or behind a mail (`.`); null to hang up instead. */
export type Script = Readonly<Record<string, string | null>>;

const USUAL: Script = {
  hello: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN LOGIN',
  AUTH: '235 welcome',
  MAIL: '250 yes',
  RCPT: '250 yes',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
};

/** Starts one on 127.0.0.1. @param port any unless named */
export async function scriptedSmtp(changes: Script = {}, port = 0): Promise<ScriptedSmtp> {
  const script = { ...USUAL, ...changes };
  const heard: string[] = [];
  const server = createServer((socket) => {
    let inMail = false;
    let rest = '';
    const say = (what: string): void => {
      const words = script[what];
      if (words === undefined) return;
      if (words === null) return void socket.end();
      inMail = words.startsWith('354');
      socket.write(`${words}\r\n`);
    };
    socket.on('error', () => undefined);
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = `${rest}${text}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        if (!inMail) say(line.split(' ', 1)[0] ?? '');
        else if (line === '.') say('.');
      }
    });
    say('hello');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    port: address.port,
    heard,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
