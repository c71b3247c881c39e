import { z } from 'zod';

export const FONT_ROLES = ['title', 'sub_title', 'paragraph'] as const;
export type FontRole = (typeof FONT_ROLES)[number];
/** A role's font: the family as in the font list, and whether it is bold by itself. */
export const fontEntrySchema = z.strictObject({ family: z.string().min(1).max(80), bold: z.boolean().default(false) });
export type FontEntry = Readonly<z.infer<typeof fontEntrySchema>>;
