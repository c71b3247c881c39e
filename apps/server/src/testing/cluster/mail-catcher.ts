/** A mail server that keeps what it is sent. */
import { SMTPServer } from 'smtp-server';
import { freePort } from '../free-port.ts';

export interface CaughtMail {
  readonly to: string;
  readonly id: string;
  readonly text: string;
}

export interface MailCatcher {
  readonly url: string;
  readonly mails: readonly CaughtMail[];
  stop(): Promise<void>;
}

export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const id = /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? '';
        for (const { address } of envelope.rcptTo) mails.push({ to: address, id, text });
        done();
      });
    },
  });
  // A sender whose line was cut in the middle is told as an error of the whole server, which ends the process if nobody listens.
  server.on('error', () => {});
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
