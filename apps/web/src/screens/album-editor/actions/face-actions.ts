import type { EditedAt } from '../session/rights.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { placesOfStickers } from '../session/stickers/places-of-stickers.ts';
import type { EditorAction } from './editor-action.ts';

/** The chapters of those who have a photo. */
function chapters({ store: { document } }: EditorSession): readonly EditedAt[] {
  return placesOfStickers([...document.stickers.values()].filter(({ image }) => image !== null));
}

/** The faces of all stickers; those of one chapter are in its menu. */
export const FACE_ACTIONS: readonly EditorAction[] = [
  {
    id: 'sticker.align_faces',
    icon: 'IconFaceId',
    where: 'anywhere',
    shortcuts: [],
    enabled: (session) => chapters(session).length > 0 && session.editable('fill', chapters(session)),
    why: (session) => session.whyClosed('fill', chapters(session)) ?? 'why.no_photos',
    run: (session) => session.windows.open({ kind: 'faces', chapter: null }),
  },
];
