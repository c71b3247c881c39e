import { FONT_FAMILIES, type FontFamily } from '@figurina/album';

/** The 50 families that an album can be set in. Static files: variable fonts print as nameless bitmaps of outlines. */
export type FontCategory = 'sans' | 'condensed' | 'display' | 'serif' | 'script';

export interface AlbumFont {
  /** As in CSS, in the document and in the PDF. */
  readonly family: string;
  /** The name of its `@fontsource` package. */
  readonly id: string;
  readonly category: FontCategory;
  /** Whether it has a bold cut; without one, bold text stays regular. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** Height of capitals and of lining figures, in fractions of the font size. */
  readonly capital: number;
  readonly figure: number;
  /** False where figures are old-style or have hairlines: numbers then take the bold sub-title font. */
  readonly goodNumbers: boolean;
}

/** Flags: b bold, i italic, n not for numbers. Heights as measured from the files. */
type Row = readonly [category: FontCategory, flags: string, capital: number, figure: number];

const ROWS: Readonly<Record<FontFamily, Row>> = {
  Rubik: ['sans', 'bi', 0.7, 0.7],
  Inter: ['sans', 'bi', 0.728, 0.728],
  Lato: ['sans', 'bi', 0.717, 0.717],
  'Open Sans': ['sans', 'bi', 0.714, 0.714],
  Roboto: ['sans', 'bi', 0.711, 0.711],
  Montserrat: ['sans', 'bi', 0.7, 0.7],
  Poppins: ['sans', 'bi', 0.698, 0.72],
  Nunito: ['sans', 'bi', 0.705, 0.705],
  Raleway: ['sans', 'bin', 0.71, 0.71],
  'Work Sans': ['sans', 'bi', 0.66, 0.66],
  'Source Sans 3': ['sans', 'bi', 0.66, 0.65],
  'Fira Sans': ['sans', 'bi', 0.689, 0.672],
  Barlow: ['sans', 'bi', 0.7, 0.7],
  Archivo: ['sans', 'bi', 0.686, 0.686],
  'Bricolage Grotesque': ['sans', 'b', 0.66, 0.66],
  Outfit: ['sans', 'b', 0.694, 0.694],
  Comfortaa: ['sans', 'b', 0.781, 0.781],
  'Baloo 2': ['sans', 'b', 0.61, 0.61],
  'League Spartan': ['sans', 'b', 0.66, 0.66],
  Oswald: ['condensed', 'b', 0.81, 0.81],
  'Barlow Condensed': ['condensed', 'bi', 0.7, 0.7],
  'Saira Condensed': ['condensed', 'b', 0.688, 0.688],
  Teko: ['condensed', 'b', 0.63, 0.63],
  'Bebas Neue': ['condensed', '', 0.7, 0.7],
  Anton: ['condensed', '', 0.859, 0.859],
  'Big Shoulders': ['condensed', 'b', 0.8, 0.8],
  'Russo One': ['condensed', '', 0.7, 0.7],
  'Black Ops One': ['condensed', '', 0.648, 0.648],
  Righteous: ['display', '', 0.7, 0.71],
  'Titan One': ['display', '', 0.71, 0.71],
  'Luckiest Guy': ['display', '', 0.695, 0.695],
  Bangers: ['display', '', 0.73, 0.73],
  'Sigmar One': ['display', '', 0.676, 0.6],
  'Alfa Slab One': ['display', '', 0.778, 0.778],
  'Abril Fatface': ['display', 'n', 0.7, 0.7],
  'DM Serif Display': ['serif', 'in', 0.66, 0.64],
  'Playfair Display': ['serif', 'bin', 0.708, 0.708],
  Lora: ['serif', 'bi', 0.7, 0.7],
  Merriweather: ['serif', 'bi', 0.743, 0.743],
  'Libre Baskerville': ['serif', 'bi', 0.77, 0.77],
  'Cormorant Garamond': ['serif', 'bin', 0.625, 0.625],
  'EB Garamond': ['serif', 'bi', 0.65, 0.64],
  'Roboto Slab': ['serif', 'b', 0.711, 0.711],
  'Special Elite': ['serif', '', 0.69, 0.69],
  'Dancing Script': ['script', 'b', 0.72, 0.72],
  'Great Vibes': ['script', '', 0.75, 0.59],
  Pacifico: ['script', '', 0.84, 0.59],
  Caveat: ['script', 'b', 0.68, 0.55],
  'Amatic SC': ['script', 'b', 0.754, 0.76],
  'Patrick Hand': ['script', '', 0.661, 0.661],
};

export const ALBUM_FONTS: readonly AlbumFont[] = FONT_FAMILIES.map((family) => {
  const [category, flags, capital, figure] = ROWS[family];
  return {
    family,
    id: family.toLowerCase().replaceAll(' ', '-'),
    category,
    bold: flags.includes('b'),
    italic: flags.includes('i'),
    capital,
    figure,
    goodNumbers: !flags.includes('n') && category !== 'script',
  };
});

const BY_FAMILY: ReadonlyMap<string, AlbumFont> = new Map(ALBUM_FONTS.map((font) => [font.family, font]));

export function albumFont(family: string): AlbumFont | undefined {
  return BY_FAMILY.get(family);
}
