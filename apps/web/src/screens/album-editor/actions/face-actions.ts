import type { EditorAction } from './editor-action.ts';

/** The faces of all stickers; those of one chapter are in its menu. */
export const FACE_ACTIONS: readonly EditorAction[] = [
  {
    id: 'sticker.align_faces',
    icon: 'IconFaceId',
    where: 'anywhere',
    shortcuts: [],
    enabled: (session) =>
      session.editable('fill') && [...session.store.document.stickers.values()].some(({ image }) => image !== null),
    why: (session) => (session.editable('fill') ? 'why.no_photos' : null),
    run: (session) => session.windows.open({ kind: 'faces', chapter: null }),
  },
];
