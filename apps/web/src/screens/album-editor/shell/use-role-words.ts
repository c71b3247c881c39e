import type { AlbumRole } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';

/** null: who designs all of the album, or is no member. */
const OF_ROLE = {
  owner: null,
  editor: null,
  filler: 'filler',
  commenter: 'commenter',
  reader: 'reader',
  admin: null,
  viewer: null,
} as const satisfies Readonly<Record<AlbumRole, AlbumRole | null>>;

export type RoleWordsOf = NonNullable<(typeof OF_ROLE)[AlbumRole]> | 'sections';

/** What one is here to do, and what that means; null for those who design all of the album. */
export function useRoleWords(): { of: RoleWordsOf; mark: string; note: string } | null {
  const { meta, facts } = useEditor();
  const t = useT();
  const { role, sections } = useSource(meta);
  const chapters = useSource(facts.chapters);
  const own = OF_ROLE[role];
  const of = own ?? (sections ? 'sections' : null);
  if (!of) return null;
  const names = chapters.filter(({ id }) => sections?.includes(id)).map(({ name }) => name);
  const isLeft = names.length > 0;
  const kept =
    sections && t(isLeft ? 'roles.note.sections' : 'roles.note.sections_gone', { chapters: names.join(', ') });
  const note = [own && t(`roles.note.${own}`), kept].filter(Boolean).join(' ');
  return { of, mark: t(`roles.mark.${of}`), note };
}
