import { answerQuestions } from '../commands/questions/answer-questions.ts';
import { changeStickerTemplate } from '../commands/style/change-sticker-template.ts';
import { Draft } from '../commands/draft.ts';
import { recolorAlbum } from '../commands/style/recolor-album.ts';
import type { AlbumDocument } from '../document/album.ts';
import { paletteOf } from '../palette/palette-presets.ts';
import type { Patch } from '../patch/patch.ts';
import type { FirstDraft } from './draft-wish.ts';
import { filledUp } from './fillers.ts';
import { fullestDraft } from './fullest-draft.ts';

/**
 * A whole album out of a blueprint and a list: chapters, stickers, spreads as many as they need, in these colours and this
 * sticker design. Example chapters that nobody is in go; a few people are given more room; what the binding lacks then is
 * filled up with spreads of pictures, the blueprint's own first. Without people the blueprint keeps its pages. `blueprint`
 * is not changed. The wizard shows what this makes, and the server makes the album by it.
 */
export function firstDraft(blueprint: AlbumDocument, wish: FirstDraft): AlbumDocument {
  const draft = new Draft(blueprint);
  const { document } = draft;
  const { colors, stickerTemplateId: id, people } = wish;
  if (colors) draft.apply(recolorAlbum(document, { colors: paletteOf(colors) }) as Patch);
  if (id) draft.apply(changeStickerTemplate(document, { settings: { id } }) as Patch);
  if (people.length === 0) return draft.apply(answerQuestions(document, wish.answers ?? {}, wish.title)).document;
  return filledUp(fullestDraft(document, wish), wish);
}
