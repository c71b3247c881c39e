import { z } from 'zod';

/**
 * Index into the album's whole list of colours: 0 and 1 are reserved, 2 to 6 are the five of the palette.
 * An index stays an index in the document, so that changing colour 3 recolours everything that refers to it.
 */
const paletteIndexSchema = z.int().min(0).max(63);
/** `#rrggbb`, or `#rrggbbaa`. */
export const hexColorSchema = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i);
export const colorSchema = z.union([paletteIndexSchema, hexColorSchema]);
export type Color = z.infer<typeof colorSchema>;

/** The most ink on one spot that every printing condition takes, in percent of one ink. */
export const MOST_INK = 300;
/** Cyan, magenta, yellow and black in percent, as a club's handbook of design names them. */
export const cmykSchema = z
  .tuple([inkSchema(), inkSchema(), inkSchema(), inkSchema()])
  .refine((inks) => inks.reduce((sum, ink) => sum + ink, 0) <= MOST_INK);
export type CmykInks = Readonly<z.infer<typeof cmykSchema>>;

/** What is a plate already, or all of them. */
const PLATES_OF_ALL = /^(all|none|cyan|magenta|yellow|black)$/i;
/** How a print shop knows an ink that is mixed by itself: `PANTONE 186 C`. */
export const spotNameSchema = z
  .string()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9 .+-]{0,38}[A-Za-z0-9])?$/)
  .refine((name) => !PLATES_OF_ALL.test(name));

function inkSchema(): z.ZodInt {
  return z.int().min(0).max(100);
}

/** A linear gradient of 2 to 4 colours. `direction` in degrees as in CSS: 0 upwards, 90 to the right. */
export const gradientSchema = z.strictObject({
  type: z.literal('linear'),
  colors: z.array(colorSchema).min(2).max(4),
  /** Places of the colours from 0 to 1; evenly spread when absent. */
  positions: z.array(z.number().min(0).max(1)).optional(),
  direction: z.number(),
});
export type Gradient = z.infer<typeof gradientSchema>;

/** What fills a shape: a colour, a gradient, or nothing. */
export const paintSchema = z.union([colorSchema, gradientSchema, z.null()]);
export type Paint = z.infer<typeof paintSchema>;
