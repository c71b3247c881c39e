import type { AppliedMutation } from '@figurina/contract';
import { expect, test } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { createMentions } from './mentions.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

function mutation(props: object, { user = 'mara', id = 'c1' } = {}): AppliedMutation {
  const value = {
    id,
    type: 'Comment',
    parent: 'spread',
    order: 'V',
    props: { text: 'Frag @Theo', createdAt: NOW.toISOString(), userId: user, ...props },
  };
  const operations = [{ part: 'workspace' as const, path: `nodes/${id}`, value }];
  return { id: `m ${id}`, client_id: 'c', user, base_version: 0, version: 1, units: [{ id: 'u', operations }] };
}

/** Whom the mails of these mutations go to, and what they say. */
async function mailsOf(...mutations: AppliedMutation[]) {
  const sent: object[] = [];
  const told = new Set<string>();
  const mentions = createMentions({
    clock: { now: () => NOW },
    config: { baseUrl: 'https://figurina.test' },
    log: createLog('silent'),
    mails: {
      sendOne: async (kind, wish, values) => {
        sent.push({ kind, ...wish, ...values });
        return undefined;
      },
    },
    identity: {
      findPerson: async (id) => ({
        id,
        name: id.toUpperCase(),
        email: `${id}@example.org`,
        picture: null,
        locale: 'de',
      }),
    },
    members: { roleOf: async (_album, { id }) => (id === 'stranger' ? null : 'editor') },
    noteTold: async (_album, { commentId, userId }) => {
      const { size } = told;
      return told.add(`${commentId} ${userId}`).size > size;
    },
    albumTitle: async () => 'SV Blau-Weiß 09',
  });
  for (const each of mutations) mentions.written('album', each);
  await mentions.close();
  return sent;
}

test('who is named by a new comment gets a mail with its words and the way to the album', async () => {
  expect(await mailsOf(mutation({ mentions: ['theo', 'theo'] }))).toEqual([
    {
      kind: 'mention',
      albumId: 'album',
      sender: 'mara',
      to: 'theo@example.org',
      locale: 'de',
      album: 'SV Blau-Weiß 09',
      author: 'MARA',
      words: 'Frag @Theo',
      link: 'https://figurina.test/album/album?comment=c1',
    },
  ]);
});

test('nobody is told who is not in the album, of oneself, twice, or of what comes back by undo', async () => {
  expect(await mailsOf(mutation({ mentions: ['stranger', 'mara'] }))).toEqual([]);
  expect(await mailsOf(mutation({ mentions: ['theo'], createdAt: '2026-11-01T10:00:00Z' }))).toEqual([]);
  const again = mutation({ mentions: ['theo'] });
  expect(await mailsOf(again, again, mutation({ mentions: ['theo'] }, { id: 'c2' }))).toHaveLength(2);
  expect(await mailsOf(mutation({}))).toEqual([]);
});

test('who is named when a comment is changed gets a mail, and nobody a second one', async () => {
  const changed = (text: string, mentions: string[]): AppliedMutation => {
    const operations = [
      { part: 'workspace' as const, path: 'nodes/c1/props/text', value: text },
      { part: 'workspace' as const, path: 'nodes/c1/props/mentions', value: mentions },
    ];
    return { ...mutation({}), units: [{ id: 'u', operations }] };
  };
  const sent = await mailsOf(
    mutation({ mentions: ['theo'] }),
    changed('Frag @Theo oder @Ida', ['theo', 'ida']),
    changed('Frag @Ida', ['ida', 'mara']),
    changed('Schon gut', []),
  );
  expect(sent).toMatchObject([
    { to: 'theo@example.org', words: 'Frag @Theo' },
    { to: 'ida@example.org', words: 'Frag @Theo oder @Ida' },
  ]);
});
