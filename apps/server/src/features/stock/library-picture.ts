import { CATEGORIES } from '@figurina/album';
import { LOCALES, type Locale } from '@figurina/locales';
import { z } from 'zod';

const inLanguages = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<Locale, Value>);

/** An entry of the index of content/stock. */
export const libraryPictureSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,50}$/),
  category: z.enum(CATEGORIES),
  /** In millimetres. */
  width: z.number().positive(),
  height: z.number().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Of the drawing's content: its address changes when it does. */
  version: z.string(),
  title: inLanguages(z.string().min(1).max(60)),
  tags: inLanguages(z.array(z.string().min(1)).min(4)),
});
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;
