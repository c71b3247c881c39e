/** What a print shop wants of a file: data, one file a shop in `content/print-profiles`, read once at start. */
import { z } from 'zod';
import { ALBUM_LANGUAGES } from '../document/album.ts';
import type { ExactInk } from '../palette/exact-inks.ts';
import { BLEED, SLUG } from './bleed.ts';
import type { RenderMode } from './render-params.ts';

/** The printing conditions whose profile is shipped. */
export const PRINT_INTENTS = ['fogra39'] as const;
export type PrintIntent = (typeof PRINT_INTENTS)[number];
/** Ink on one spot, in percent, that each profile's own separation keeps to. */
export const INTENT_INK_LIMITS: Readonly<Record<PrintIntent, number>> = { fogra39: 300 };

const PRINT_PROFILE_ID = /^[a-z][a-z0-9-]{0,39}$/;

const share = z.number().min(0).max(100);
const paper = z.number().min(140).max(1200);

const printProfileSchema = z
  .strictObject({
    id: z.string().regex(PRINT_PROFILE_ID),
    /** For those who look at its files. */
    title: z.record(z.enum(ALBUM_LANGUAGES), z.string().min(1)),
    /** Around the trim, in mm. Albums are designed with so much, and no more is there to be printed. */
    bleed: z.number().gt(0).max(BLEED),
    /** Room outside the bleed, in mm; 0 for none. */
    slug: z.number().min(0).max(20),
    /** Crop and fold marks, colour bar and a line of text in the slug. */
    marks: z.boolean(),
    intent: z.enum(PRINT_INTENTS),
    /** The most ink on one spot, in percent of one ink. */
    ink_limit: z.number().max(400),
    /** Inks of large black areas, in percent; none where black ink alone is dark enough for the shop. */
    rich_black: z
      .tuple([share, share, share, z.literal(100)])
      .nullable()
      .default(null),
    /** `rgb`: pictures keep their colours and profile (late binding). `cmyk`: nothing but CMYK is in the file. */
    lane: z.enum(['rgb', 'cmyk']),
    /** A colour of the palette may be an ink of its own, on a fifth plate. */
    fifth_ink: z.boolean().default(false),
    /** What a sheet of the file is. */
    sheets: z.enum(['pages', 'spreads', 'either']),
    cut: z.strictObject({
      /** Name of the spot colour, as the cutter's program knows it. */
      name: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,30}$/),
      overprint: z.boolean(),
      file: z.enum(['same', 'apart']),
      /** Of corners, in mm; 0 for those of a guillotine. */
      radius: z.number().min(0).max(10).default(0),
    }),
    /** Sheets of many stickers: the paper with all that is printed on it, and what is left between two bleeds, in mm. */
    gang: z
      .strictObject({ width: paper, height: paper, gap: z.number().min(0).max(20) })
      .default({ width: 320, height: 450, gap: 2 }),
    /** Packs of stickers have a back with their number. */
    pack_back: z.boolean().default(false),
    largest_file_mb: z.number().gt(0),
  })
  .refine(({ marks, slug }) => !marks || slug >= SLUG, { error: `Marks need ${SLUG} mm of slug`, path: ['slug'] })
  .refine(({ rich_black, ink_limit }) => (rich_black ?? []).reduce((sum, ink) => sum + ink, 0) <= ink_limit, {
    error: 'More ink than the shop takes',
    path: ['rich_black'],
  })
  .refine(({ intent, ink_limit }) => ink_limit >= INTENT_INK_LIMITS[intent], {
    error: 'Below what the profile of the intent keeps to',
    path: ['ink_limit'],
  });
export type PrintProfile = Readonly<z.output<typeof printProfileSchema>>;

/** Profiles out of their files. Throws with every fault: a server with a wrong profile does not start. */
export function readPrintProfiles(files: readonly unknown[]): ReadonlyMap<string, PrintProfile> {
  const profiles = files.map((file) => printProfileSchema.parse(file));
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  if (byId.size < profiles.length) throw new Error('Two print profiles have the same id');
  return byId;
}

/** The colour that is an ink of its own in the files of a shop. None of the cutter's name, which would be cut. */
export function fifthInk(
  { fifth_ink, cut }: Pick<PrintProfile, 'fifth_ink' | 'cut'>,
  inks: readonly ExactInk[],
): Required<ExactInk> | null {
  const named = fifth_ink ? inks.find(({ spot }) => spot && spot.toLowerCase() !== cut.name.toLowerCase()) : undefined;
  return named?.spot ? { ...named, spot: named.spot } : null;
}

/** Whether a shop takes sheets of a mode: stickers are always single, albums come as it wants them. */
export function takesSheets({ sheets }: Pick<PrintProfile, 'sheets'>, mode: RenderMode): boolean {
  return sheets === 'either' || (mode !== 'pages' && mode !== 'spreads') || mode === sheets;
}
