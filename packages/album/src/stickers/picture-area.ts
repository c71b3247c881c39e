/** How large the picture of a sticker is, by its design: what a crop is measured in. */
import type { AlbumDocument } from '../document/album.ts';
import type { Sticker } from '../document/sticker.ts';
import { type ChosenLayout, stickerLayout, type StickerDesignId } from './chosen-layout.ts';

export interface PictureArea {
  readonly width: number;
  readonly height: number;
}

type Areas = readonly [withText: PictureArea, withoutText: PictureArea];

const area = (width: number, height: number): PictureArea => ({ width, height });

/** Millimetres with the bleed, single then double; the designs themselves are drawn by `packages/drawing`, which tests that they agree. */
const AREAS: Record<StickerDesignId, readonly [single: Areas, double: Areas]> = {
  default: [
    [area(54, 59), area(54, 74)],
    [area(104, 59), area(104, 74)],
  ],
  accented: [
    [area(46, 59), area(46, 74)],
    [area(96, 59), area(96, 74)],
  ],
  themed: [
    [area(54, 64), area(54, 74)],
    [area(104, 64), area(104, 74)],
  ],
  triangle: [
    [area(54, 65), area(54, 74)],
    [area(104, 64), area(104, 74)],
  ],
  gold: [
    [area(44, 52.5), area(44, 64)],
    [area(94, 52.5), area(94, 64)],
  ],
  tilted: [
    [area(54, 64), area(54, 74)],
    [area(104, 64), area(104, 74)],
  ],
};

/** Of a sticker as the album shows it: its own design, or the album's where it has none. */
export function pictureArea({ settings }: AlbumDocument, sticker: Sticker): PictureArea {
  return pictureAreaOf(stickerLayout(settings, sticker), sticker.doubleSticker);
}

export function pictureAreaOf({ design, variant }: ChosenLayout, double: boolean): PictureArea {
  const [withText, withoutText] = AREAS[design][double ? 1 : 0];
  if (variant === 'full' || variant === 'photo') return double ? area(104, 74) : area(54, 74);
  return variant === 'textless' ? withoutText : withText;
}

/** All that a crop may have been made for, when designs were changed since. */
export function everyPictureArea(double: boolean): PictureArea[] {
  const whole = double ? area(104, 74) : area(54, 74);
  return [whole, ...Object.values(AREAS).flatMap((sizes) => sizes[double ? 1 : 0])];
}
