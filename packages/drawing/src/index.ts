export { ALBUM_FONTS, albumFont, type AlbumFont, type FontCategory } from './fonts/catalogue.ts';
export { fontArrivals, loadFonts, offerFonts } from './fonts/load-fonts.ts';
export { cssFontFamily, resolveFont } from './fonts/resolve-font.ts';
export { drawnMatrix, matrixOf } from './matrix/node-matrix.ts';
export { NodeView } from './nodes/NodeView.tsx';
export { pictureMatrix } from './nodes/picture-matrix.ts';
export { Picture } from './nodes/Picture.tsx';
export { dashArray, strokeBox } from './nodes/stroke-box.ts';
export * from './paint/color.ts';
export { cssBackground } from './paint/css-background.ts';
export { gradientLine, stopOffsets } from './paint/gradient-line.ts';
export * from './read/album-reader.ts';
export { plainReader, type PlainReaderOptions } from './read/plain-reader.ts';
export { Spread } from './Spread.tsx';
export { SpreadView } from './SpreadView.tsx';
export {
  chooseDesign,
  DESIGNS,
  type ChosenDesign,
  type StickerDesignId,
  type StickerVariant,
} from './stickers/designs/index.ts';
export { StickerSheet } from './StickerSheet.tsx';
export type { StickerDesign } from './stickers/sticker-design.ts';
export { photoFrame } from './stickers/sticker-leaves.ts';
export { StickerArtwork, type StickerArtworkProps } from './stickers/StickerArtwork.tsx';
export { fitWords, isFitted } from './text/fit-words.ts';
export { RichTextBody } from './text/RichTextBody.tsx';
export { symbolsIn } from './text/symbols-in.ts';
export { TextBox } from './text/TextBox.tsx';
export { paragraphStyle, runStyle, textBoxStyle, textPixels, type TextLook } from './text/text-style.ts';
export { KT, PAPER_SCALE, PICTURE_BOX, POINT } from './units.ts';
export { renderSticker, type StickerToRender } from './painter/render-sticker.ts';
export { renderThumbnail } from './painter/render-thumbnail.ts';
export { allBaked, bakedPicture } from './pixels/baked-pictures.ts';
export { bakePixels } from './pixels/bake-pixels.ts';
export { effectsOf, isNeutral, type PixelEffects } from './pixels/pixel-effects.ts';
export { breaksHash, lineBoxes, type LineBoxes } from './text/line-boxes.ts';
export { fitSize, measureText, type MeasuredText } from './text/measure-text.ts';
export { measureTexts, type TextToMeasure } from './text/measuring-host.tsx';
