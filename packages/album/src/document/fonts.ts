import { z } from 'zod';

/** The families that an album can be set in; their files and measures are in packages/drawing. */
export const FONT_FAMILIES = [
  'Rubik',
  'Inter',
  'Lato',
  'Open Sans',
  'Roboto',
  'Montserrat',
  'Poppins',
  'Nunito',
  'Raleway',
  'Work Sans',
  'Source Sans 3',
  'Fira Sans',
  'Barlow',
  'Archivo',
  'Bricolage Grotesque',
  'Outfit',
  'Comfortaa',
  'Baloo 2',
  'League Spartan',
  'Oswald',
  'Barlow Condensed',
  'Saira Condensed',
  'Teko',
  'Bebas Neue',
  'Anton',
  'Big Shoulders',
  'Russo One',
  'Black Ops One',
  'Righteous',
  'Titan One',
  'Luckiest Guy',
  'Bangers',
  'Sigmar One',
  'Alfa Slab One',
  'Abril Fatface',
  'DM Serif Display',
  'Playfair Display',
  'Lora',
  'Merriweather',
  'Libre Baskerville',
  'Cormorant Garamond',
  'EB Garamond',
  'Roboto Slab',
  'Special Elite',
  'Dancing Script',
  'Great Vibes',
  'Pacifico',
  'Caveat',
  'Amatic SC',
  'Patrick Hand',
] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

const FAMILIES: ReadonlySet<string> = new Set(FONT_FAMILIES);

export function isFontFamily(family: string): family is FontFamily {
  return FAMILIES.has(family);
}

export const FONT_ROLES = ['title', 'sub_title', 'paragraph'] as const;
export type FontRole = (typeof FONT_ROLES)[number];
/** A role's font: the family as in the font list, and whether it is bold by itself. */
export const fontEntrySchema = z.strictObject({ family: z.string().min(1).max(80), bold: z.boolean().default(false) });
export type FontEntry = Readonly<z.infer<typeof fontEntrySchema>>;
