/** Where the link at the foot of a mail leads: no more mails from that album to that address. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const params = z.object({ token: z.string().min(1).max(100) });
const answer = z.object({ no_mails: z.object({ stopped: z.boolean() }) });

export const readNoMails = endpoint({
  method: 'GET',
  path: '/public/no_mails/:token',
  summary: 'Whether the holder of a link from a mail wants no more mails from its album',
  tag: 'mails',
  params,
  answer,
  access: 'public',
  refusals: ['no_mails_gone'],
});

/** Neither the album nor the address is named. */
export const changeNoMails = endpoint({
  method: 'PATCH',
  path: '/public/no_mails/:token',
  summary: 'Stops the mails from an album to the holder of the link, or lets them come again',
  tag: 'mails',
  params,
  body: answer,
  answer,
  access: 'public',
  refusals: ['no_mails_gone'],
});
