import { chooseFiles, currentPlace, selectedOf } from '../session/files/choose-files.ts';
import { selected } from '../session/selection/selected.ts';
import type { EditorAction } from './editor-action.ts';

/** Pictures from the person's own machine, by the file chooser. */
export const FILE_ACTIONS: readonly EditorAction[] = [
  {
    id: 'insert.image',
    icon: 'IconPhotoUp',
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => session.editable(),
    run(session) {
      const place = currentPlace(session);
      if (!place) return;
      void chooseFiles({ several: true }).then((files) =>
        files.length > 0 ? session.files.dropOnSpread(files, place.spreadId, place.middle) : undefined,
      );
    },
  },
  {
    id: 'insert.image_into_frame',
    icon: 'IconPhotoUp',
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => session.editable() && selectedOf(session, 'Image') !== null,
    why: (session) => (session.editable() ? 'arrange.why.no_picture' : null),
    run(session) {
      const frame = selectedOf(session, 'Image');
      if (!frame) return;
      void chooseFiles({ several: false }).then(([file]) => (file ? session.files.fillFrame(file, frame) : undefined));
    },
  },
  {
    id: 'insert.sticker_photo',
    icon: 'IconPhotoUp',
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => selectedOf(session, 'StickerCell') !== null && session.editable('fill', selected(session)),
    why: (session) => (session.editable('fill', selected(session)) ? 'why.cell' : null),
    run(session) {
      const cell = selectedOf(session, 'StickerCell');
      if (!cell) return;
      void chooseFiles({ several: false }).then((files) => files.length > 0 && session.files.dropOnCell(files, cell));
    },
  },
];
