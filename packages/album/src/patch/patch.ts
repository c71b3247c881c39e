import { z } from 'zod';
import { PART_NAMES } from '../document/album.ts';

/**
 * One change of one leaf. Paths inside the part, segments joined by `/`:
 * workspace `nodes/<id>` (a whole node, to create or remove it), `nodes/<id>/parent`, `nodes/<id>/order`, `nodes/<id>/props/<prop>`;
 * stickers, images `<id>` or `<id>/<field>`; colors `<index>`; fonts `<key>`; sticker_template_settings `<field>`.
 */
export const operationSchema = z.union([
  z.strictObject({ part: z.enum(PART_NAMES), path: z.string().min(1).max(300), removed: z.literal(true) }),
  z.strictObject({
    part: z.enum(PART_NAMES),
    path: z.string().min(1).max(300),
    value: z.json(),
    /** On a text prop: the hash of the text it was made from (see docs/architecture.md, "text"). */
    base: z.string().max(64).optional(),
  }),
]);
export type Operation = z.infer<typeof operationSchema>;
/** The changes of one command, applied whole or not at all. Order matters: parents before children. */
export type Patch = readonly Operation[];
