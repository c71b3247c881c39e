import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../testing/test-database.ts';
import { systemClock } from '../clock.ts';
import { createLog } from '../log/log.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createMailer } from './mail.ts';

let own: OpenTestDatabase;
beforeAll(async () => {
  own = await openTestDatabase();
});
afterAll(() => own.remove());

const mail = { to: 'ada@example.org', subject: 'Zażółć gęślą jaźń', text: 'Grüße', html: '<p>Grüße</p>' };
const from = 'Figurina <figurina@example.org>';
const jobsOf = ({ database }: OpenTestDatabase) => createJobs({ database, log: createLog('silent') });

test('without SMTP a mail lies in the outbox, once its transaction has committed', async () => {
  const { database } = own;
  const mailer = createMailer({
    config: { baseUrl: 'https://figurina.test', mail: { smtpUrl: undefined, from } },
    database,
    jobs: jobsOf(own),
    clock: systemClock,
  });
  await expect(
    database.db.transaction().execute(async (transaction) => {
      await mailer.send(mail, { transaction });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await mailer.send(mail);
  const rows = await database.db.selectFrom('mails').select(['recipient', 'subject', 'text', 'html']).execute();
  expect(rows).toEqual([{ recipient: mail.to, subject: mail.subject, text: mail.text, html: mail.html }]);
});

test('with SMTP a mail that the server refuses for now is sent again', async () => {
  const received = Promise.withResolvers<string>();
  let refusals = 1;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusals-- > 0 ? Object.assign(new Error('later'), { responseCode: 451 }) : null),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.on('end', () => {
        received.resolve(text);
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const jobs = jobsOf(own);
  const config = { baseUrl: 'https://figurina.test', mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from } };
  const mailer = createMailer({ config, database: own.database, jobs, clock: systemClock });
  await jobs.start();
  await jobs.work();
  const terms = join(own.dataDir, 'agb.pdf');
  await writeFile(terms, '%PDF-1.7');
  const attachments = [
    { filename: 'agb.pdf', path: terms },
    { filename: 'gone.pdf', path: `${terms}.gone` },
  ];
  await mailer.send({ ...mail, attachments, unsubscribe: 'https://figurina.test/no-mails/t0k3n' });
  const message = await received.promise;
  await jobs.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  expect(message).toMatch(/^Message-ID: <[\w-]{36}@figurina\.test>/im);
  expect(message).toContain('To: ada@example.org');
  expect(message).toContain('From: Figurina <figurina@example.org>');
  expect(message).toContain('List-Unsubscribe: <https://figurina.test/no-mails/t0k3n>');
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(message).toContain('filename=agb.pdf');
  expect(message).not.toContain('gone.pdf');
  expect(refusals).toBe(-1);
});
