import {
  type AlbumDocument,
  changeAlbumFonts,
  changeStickerTemplate,
  type CommandResult,
  isRefused,
  recolorAlbum,
} from '@figurina/album';
import type { Translate } from '@figurina/locales';
import type { Announcer } from '../notices/announcer.ts';
import type { RunCommand } from '../run-command.ts';
import type { AlbumStyle, StylePreview } from './style-preview.ts';

interface Styles {
  readonly run: RunCommand;
  readonly announcer: Announcer;
  readonly t: Translate;
  readonly stylePreview: StylePreview;
}

/** Gives the whole album a style: one step of undo, and said aloud. */
export function applyStyle(session: Styles, style: AlbumStyle): void {
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
