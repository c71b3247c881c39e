import type { Association, Invitation, Joining, OwnershipOffer } from '@figurina/contract';
import { anAlbum } from '@figurina/album/testing';
import type { Locale } from '@figurina/locales';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answer, aStage, aUser, type TestStage } from '../../../../../../app/testing.tsx';
import type { OpenAlbumMeta } from '../../../../session/connection/meta-source.ts';
import { aSession, InEditor } from '../../../../testing.tsx';
import { SettingsModal } from '../../SettingsModal.tsx';

export const DAY_MS = 86_400_000;
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS - 60_000).toISOString();

export const person = (sub: string, nickname: string, more: Partial<Association> = {}): Association => ({
  id: `m-${sub}`,
  owner: false,
  role: 'editor',
  sections: null,
  user: { sub, nickname, email: `${sub}@verein.de`, picture: null },
  ...more,
});
export const invitation = (email: string, more: Partial<Invitation> = {}): Invitation => ({
  id: `i-${email.split('@')[0]}`,
  email,
  role: 'editor',
  sections: null,
  created_at: inDays(-18),
  expires_at: inDays(12),
  ...more,
});
const me = (more: Partial<Association> = {}): Association => person('me', 'Mara König', more);
export const MARA_OWNS: readonly Association[] = [me({ owner: true, role: 'owner' }), person('ole', 'Ole Berg')];
export const MARA_IS_IN = (role: Association['role']): readonly Association[] => [
  person('olga', 'Olga Meier', { owner: true, role: 'owner' }),
  me({ role }),
];

/** What the made-up server has; a test changes it as calls of the real one would. */
export interface Lists {
  associations: readonly Association[];
  invitations: readonly Invitation[];
  joining: Joining;
  offer: OwnershipOffer | null;
}

interface Shown {
  readonly lists?: Partial<Lists>;
  readonly role?: OpenAlbumMeta['role'];
  readonly locale?: Locale;
  readonly width?: number;
  readonly answers?: (lists: Lists) => Record<string, Answer | (() => Answer)>;
}

export async function showUsers({ lists: given, role = 'owner', locale, width = 1440, answers }: Shown = {}) {
  await page.viewport(width, 900);
  const lists: Lists = {
    associations: MARA_OWNS,
    invitations: [],
    joining: { only_invited: false, join_link: null },
    offer: null,
    ...given,
  };
  const sent: [string, unknown][] = [];
  const stage: TestStage = await aStage(
    {
      'GET /v1/users/me': { body: { user: aUser({ sub: 'me' }) } },
      'GET /v1/albums/album/associations': () => ({ body: { associations: lists.associations } }),
      'GET /v1/albums/album/invitations': () => ({ body: { invitations: lists.invitations } }),
      'GET /v1/albums/album/joining': () => ({ body: { joining: lists.joining } }),
      'GET /v1/albums/album/ownership_offer': () => ({ body: { ownership_offer: lists.offer } }),
      ...answers?.(lists),
    },
    locale,
    (call, body) => {
      if (!call.startsWith('GET')) sent.push([call, body]);
    },
  );
  const album = anAlbum().section('Erste Elf', { id: 's1' }).spread().section('Trainer', { id: 's2' }).spread();
  const session = await aSession(stage, album.build(), { role });
  await render(
    <InEditor stage={stage} session={session} at="/album/album/settings/users">
      <main>
        <h1>Album</h1>
        <SettingsModal tab="users" onTab={() => {}} onClose={() => {}} />
      </main>
    </InEditor>,
  );
  return { session, sent, lists, stage };
}
