import {
  createDocument,
  FONT_SIZES,
  LINE_HEIGHTS,
  type AlbumDocument,
  type Inline,
  type Paragraph,
} from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';

const SENTENCES = [
  'Die längste Reise beginnt mit einem Butterbrot, das die Großmutter am Vorabend in Pergamentpapier gewickelt hat.',
  'Wer den Schlüssel zum Vereinsheim verliert, zahlt eine Runde – so steht es seit 1974 im Protokollbuch.',
  'Le flambeau de l’équipe passe de main en main, et personne n’oublie l’œuvre des anciens près du vieux hêtre.',
  'Zażółć gęślą jaźń, powiedział trener, a potem wszyscy pobiegli przez błoto aż na drugą stronę boiska.',
  'Perché la città è così bella d’inverno, quando l’officina affitta le fisarmoniche e il caffè finisce presto?',
  'Effizient, offiziell und pfiffig: die Schiffsschraube der Kaffeefahrt dreht sich auf der Auffahrt.',
];
const FAMILIES = ['paragraph', 'title', 'Playfair Display', 'Caveat'];
const ALIGN = ['left', 'center', 'right', 'justify'] as const;

/**
 * 300 rich texts in four families, five languages, all alignments and line heights, 4 to 72 pt, on 15 spreads: what line
 * breaks are compared with across devices and paper. The same every time.
 */
export function longTexts(): AlbumDocument {
  const album = anAlbum().section('Texte');
  let made = 0;
  for (let spread = 0; spread < 15; spread++) {
    album.spread({ id: `texts${spread}` });
    for (let at = 0; at < 20; at++, made++) {
      // Large type stands in the upper rows, so that no line leaves the sheet.
      const size = FONT_SIZES[(made * 7) % (at < 10 ? FONT_SIZES.length : 14)] ?? 11;
      album.element('Text', {
        id: `text${made}`,
        x: Math.round(8.13 * 100 + (at % 5) * 9037) / 100,
        y: 6.37 + Math.floor(at / 5) * 71.29,
        width: Math.round((61.7 + ((made * 13) % 23)) * 100) / 100,
        rotation: made % 6 === 5 ? 7.5 : 0,
        size,
        font: FAMILIES[made % FAMILIES.length] ?? 'paragraph',
        align: ALIGN[made % 4] ?? 'left',
        lineHeight: size > 20 ? 100 : (LINE_HEIGHTS[(made * 3) % 4] ?? 150),
        uppercase: made % 11 === 0,
        text: { paragraphs: paragraphs(made, size) },
      });
    }
  }
  return createDocument({
    ...album.parts(),
    fonts: {
      title: { family: 'Oswald', bold: true },
      sub_title: { family: 'Oswald', bold: false },
      paragraph: { family: 'Rubik', bold: false },
    },
  });
}

function paragraphs(seed: number, size: number): Paragraph[] {
  const count = size > 20 ? 1 : 1 + (seed % 3);
  return Array.from({ length: count }, (_, index) => {
    const words = (SENTENCES[(seed + index) % SENTENCES.length] ?? '').split(' ');
    const kept = words.slice(0, size > 30 ? 3 : size > 14 ? 6 : words.length);
    const middle = Math.floor(kept.length / 2);
    const content: Inline[] = [
      { text: `${kept.slice(0, middle).join(' ')} ` },
      { text: `${kept[middle] ?? ''} `, bold: true, color: 3 },
      { text: kept.slice(middle + 1).join(' '), italic: seed % 5 === 0 },
    ];
    return { content: content.filter((inline) => 'text' in inline && inline.text.trim() !== '') };
  });
}
