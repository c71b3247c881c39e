/** Spreads without stickers: pictures, and what is said about them. */
import {
  automatic,
  block,
  caption,
  disc,
  image,
  INK,
  layout,
  LEAD,
  outline,
  page,
  pageNumbers,
  PAPER,
  rule,
  SECOND,
  text,
  THIRD,
  title,
  words,
} from '../slots.ts';
import type { Layout } from '../layout.ts';

const PERFORATIONS = Array.from({ length: 23 }, (_, at) => 8 + at * 20);

export const PICTURE_LAYOUTS: readonly Layout[] = [
  layout('photo-spread', 'picture', [
    image(0, 0, 460, 297),
    block(0, 232, 196, 44, PAPER),
    title(16, 239, 172, { size: 28 }),
    caption(16, 256, 172, 14),
  ]),
  layout('photo-framed', 'picture', [
    image(16, 16, 428, 232),
    title(16, 256, 205, { size: 28 }),
    caption(246, 257, 198, 20),
    ...pageNumbers(),
  ]),
  layout('photo-pair', 'picture', [
    image(0, 0, 230, 226),
    image(230, 0, 230, 297),
    block(0, 226, 230, 71, LEAD),
    title(16, 236, 198, { color: PAPER }),
    caption(16, 256, 198, 22, { color: PAPER }),
    ...pageNumbers({ left: PAPER }),
  ]),
  layout('photo-story', 'picture', [
    image(0, 0, 230, 297),
    title(250, 24, 190, { size: 48 }),
    words(250, 54, 190, 18),
    text(250, 84, 91, 186),
    text(349, 84, 91, 186),
    ...pageNumbers({ right: INK }),
  ]),
  layout('photo-trio', 'picture', [
    image(0, 0, 228, 297),
    image(232, 0, 228, 146.5),
    image(232, 150.5, 228, 146.5),
    block(0, 246, 150, 34, PAPER),
    title(16, 256, 126, { size: 28 }),
  ]),
  layout('photo-mosaic', 'picture', [
    image(9, 9, 138, 180),
    image(153, 9, 68, 87),
    image(153, 102, 68, 87),
    image(9, 195, 212, 82),
    image(239, 9, 212, 152),
    title(239, 176, 212),
    text(239, 200, 103, 76),
    text(348, 200, 103, 76),
    ...pageNumbers(),
  ]),
  layout('photo-strip', 'picture', [
    block(0, 100, 460, 132, INK),
    ...PERFORATIONS.flatMap((x) => [block(x, 106, 6, 5, THIRD), block(x, 221, 6, 5, THIRD)]),
    ...[12, 82, 152, 246, 316, 386].map((x) => image(x, 118, 62, 96)),
    title(12, 44, 202, { size: 48 }),
    text(246, 46, 202, 40),
    caption(12, 242, 202, 34),
    caption(246, 242, 202, 34),
    ...pageNumbers(),
  ]),
  layout('photo-wall', 'picture', [
    title(16, 16, 202),
    ...[40, 160].flatMap((y) => [16, 121, 242, 347].flatMap((x) => [image(x, y, 97, 97), caption(x, y + 100, 97, 12)])),
    ...pageNumbers(),
  ]),
  layout('story', 'picture', [
    rule(44, 40, 396, LEAD, 1.4),
    title(44, 50, 166, { size: 48 }),
    words(44, 82, 166, 28, { size: 20 }),
    text(44, 122, 166, 142),
    text(250, 52, 91, 212),
    text(349, 52, 91, 212),
    ...pageNumbers(),
  ]),
  layout('quote', 'picture', [
    page('left', LEAD),
    image(230, 0, 230, 297),
    block(24, 62, 40, 4, SECOND),
    words(24, 78, 182, 108, { size: 36, color: PAPER }),
    text(24, 196, 182, 24, { color: PAPER, size: 14 }),
    ...pageNumbers({ left: PAPER }),
  ]),
  layout('timeline', 'picture', [
    title(16, 20, 205, { size: 48 }),
    rule(0, 153, 460, INK, 1.4),
    ...[16, 86, 156, 246, 316, 386].flatMap((x, at) => {
      const above = at % 2 === 0;
      return [
        block(x, above ? 84 : 153, 0.7, 70, LEAD),
        disc(x - 4, 149.7, 8, { fill: LEAD }),
        words(x + 4, above ? 84 : 166, 56, 10, { size: 20 }),
        text(x + 4, above ? 96 : 178, 56, 46),
      ];
    }),
    text(246, 24, 198, 36),
    ...pageNumbers(),
  ]),
  layout('table', 'picture', [
    block(0, 0, 460, 48, LEAD),
    title(16, 17, 205, { color: PAPER }),
    words(246, 20, 198, 12, { color: PAPER, size: 14 }),
    ...[16, 121, 246, 351].flatMap((x) => [
      rule(x, 66, 93, INK, 0.7),
      words(x, 70, 93, 10, { size: 14 }),
      text(x, 84, 93, 186),
    ]),
    ...pageNumbers(),
  ]),
  layout('sponsors', 'picture', [
    title(16, 20, 205, { size: 48 }),
    text(246, 24, 198, 36),
    ...[78, 148, 218].flatMap((y) =>
      [16, 86, 156, 240, 310, 380].flatMap((x) => [image(x, y, 64, 56, PAPER), outline(x, y, 64, 56, THIRD)]),
    ),
    ...pageNumbers(),
  ]),
  layout('contents', 'picture', [
    image(0, 0, 230, 297),
    words(250, 24, 190, 24, { size: 48 }),
    rule(250, 54, 190, LEAD, 1.4),
    automatic('toc-chapters', 250, 64, 190, { size: 16, height: 206 }),
    ...pageNumbers({ right: INK }),
  ]),
];
