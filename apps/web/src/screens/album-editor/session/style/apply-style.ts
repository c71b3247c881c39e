import {
  type AlbumDocument,
  changeAlbumFonts,
  changeStickerTemplate,
  type CommandResult,
  isRefused,
  recolorAlbum,
} from '@figurina/album';
import type { EditorSession } from '../editor-session.ts';
import type { AlbumStyle } from './style-preview.ts';

/** Gives the whole album a style: one step of undo, and said aloud. */
export function applyStyle(session: EditorSession, style: AlbumStyle): void {
  const label = style.colors ? 'steps.recolor' : style.fonts ? 'steps.album_fonts' : 'steps.sticker_design';
  if (session.run(label, (document) => patchOf(document, style)))
    session.announcer.say(session.t('styles.said', { name: style.name }));
  session.stylePreview.end();
}

function patchOf(document: AlbumDocument, { colors, fonts, settings }: AlbumStyle): CommandResult {
  const answers = [
    recolorAlbum(document, { colors: colors ?? {} }),
    changeAlbumFonts(document, { fonts: fonts ?? {} }),
    changeStickerTemplate(document, { settings: settings ?? {} }),
  ];
  return answers.find(isRefused) ?? answers.flatMap((answer) => (isRefused(answer) ? [] : answer));
}
