import { createDocument, type AlbumDocument, type RichText } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';

const LONG: RichText = {
  paragraphs: [
    {
      content: [
        { text: 'Die längste Reise beginnt mit einem ' },
        { text: 'Schritt', bold: true },
        { text: ' – und einem Butterbrot, das die Großmutter am Vorabend in ' },
        { text: 'Pergamentpapier', italic: true, color: 3 },
        { text: ' gewickelt hat.' },
      ],
    },
    { align: 'right', lineHeight: 100, content: [{ text: 'Łódź, września 1974', size: 14, underline: true }] },
  ],
};

/** One spread (`spread`) with every node type, turned, grown, faded, blended, cropped and grouped. Pictures have 400 x 300 pixels. */
export function everything(): AlbumDocument {
  const parts = anAlbum()
    .section('Mannschaft')
    .spread({ id: 'spread', fill: { type: 'linear', colors: ['#f3f0e8', '#ffffff'], direction: 160 } })
    .rectangle({ x: 9.13, y: 10.37, width: 60, height: 40, fill: 3, borderRadius: 6, stroke: 2, strokeWidth: 1.5 })
    .rectangle({
      x: 80,
      y: 15,
      width: 50,
      height: 30,
      rotation: 20,
      fill: { type: 'linear', colors: [2, 3, '#f3b71b'], direction: 45 },
      fillOpacity: 0.8,
    })
    .circle({ x: 150, y: 10, width: 40, height: 60, fill: 5, stroke: 0, strokeWidth: 3, opacity: 0.6 })
    .circle({ x: 60, y: 30, width: 40, height: 40, fill: '#1670b7', blend: 'multiply' })
    .element('Line', { x: 10, y: 80, width: 180, height: 4, stroke: 2, strokeWidth: 0.7, dash: 'dashed' })
    .element('Line', { x: 10, y: 88, width: 180, height: 4, stroke: 3, strokeWidth: 2, dash: 'dotted' })
    .picture({ id: 'plain', x: 10, y: 100, width: 60, height: 60, pixels: [400, 300] })
    .picture({
      id: 'cropped',
      x: 80,
      y: 100,
      width: 60,
      height: 40,
      rotation: -12,
      borderRadius: 8,
      stroke: 1,
      strokeWidth: 2,
      cx: 0.1,
      cy: -0.08,
      cscale: 1.6,
      crotation: 30,
      flip: 'horizontal',
      pixels: [400, 300],
    })
    .text('', { x: 10, y: 175, width: 90, text: LONG, size: 12 })
    .text('Überschrift', { x: 10, y: 225, width: 120, font: 'title', size: 48, lineHeight: 100, rotation: -4 })
    .text('mitten im Kasten', {
      x: 115,
      y: 175,
      width: 50,
      height: 40,
      autosize: false,
      valign: 'middle',
      align: 'center',
      uppercase: true,
      fill: 4,
      fillOpacity: 0.5,
    })
    .text('Blocksatz steht links und rechts bündig, wenn die Zeile voll genug ist.', {
      x: 175,
      y: 175,
      width: 45,
      align: 'justify',
      lineHeight: 120,
    })
    .cell({ id: 'cell', x: 250, y: 20, sticker: 'Svenja Thormählen', photo: [400, 300] })
    .cell({ x: 310, y: 20, sticker: 'Maximiliane Großkreutz' })
    .cell({ x: 250, y: 110, width: 100, doubleSticker: true, sticker: 'Das Angebotsteam', photo: [400, 300] })
    .group(
      (album) =>
        album
          .rectangle({ x: 0, y: 0, width: 40, height: 40, fill: 2 })
          .text('Gruppe', { x: 4, y: 4, width: 30, color: 1, size: 14 })
          .group((inner) => inner.circle({ x: 0, y: 0, width: 20, height: 20, fill: 3 }), {
            x: 20,
            y: 20,
            rotation: 30,
          }),
      { x: 380, y: 40, rotation: 15, scale: 1.4, opacity: 0.7 },
    )
    .rectangle({ x: 400, y: 200, width: 50, height: 50, fill: 3, hidden: true })
    .rectangle({
      id: 'across-the-fold',
      x: 190,
      y: 230,
      width: 90,
      height: 70,
      rotation: 33,
      fill: { type: 'linear', colors: [5, 4], direction: 90 },
    })
    .parts();
  return createDocument({
    ...parts,
    colors: {
      '0': '#000000',
      '1': '#ffffff',
      '2': '#14212b',
      '3': '#c53c23',
      '4': '#f3b71b',
      '5': '#1670b7',
      '6': '#f3f0e8',
    },
    fonts: {
      title: { family: 'Oswald', bold: true },
      sub_title: { family: 'Barlow', bold: true },
      paragraph: { family: 'Playfair Display', bold: false },
    },
  });
}
