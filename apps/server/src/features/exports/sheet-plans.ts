/** Which sheets the stickers of an export are put on: how many there will be when it is ordered, and which when it is printed. */
import {
  gangSheets,
  type GangSettings,
  packSheets,
  parseRange,
  type PrintProfile,
  type RangeRefusal,
  type SheetPlan,
  type SheetSticker,
} from '@figurina/album';
import {
  packPlan,
  packRefusal,
  type PackRefusal,
  type PickedMotif,
  readPicked,
  stickersInBox,
} from '@figurina/commerce';
import type { RenderParams } from '@figurina/contract';

/** So many packs are printed into one file at most: a range takes the next ones. */
export const MOST_PACKS = 5000;

type SheetParams = Pick<RenderParams, 'mode' | 'gang' | 'range' | 'albums' | 'packsPerAlbum' | 'packsSeed' | 'motifs'>;

/** Whether an export prints stickers on sheets of several. */
export function isOnSheets({ mode, gang }: Pick<RenderParams, 'mode' | 'gang'>): boolean {
  return mode === 'stickerpack' || (mode === 'stickers' && gang);
}

/** Why stickers cannot be put on sheets. */
export type SheetsFault = PackRefusal | 'no_albums' | 'paper_too_small' | 'too_many';

export type CountedSheets =
  | { readonly ok: true; readonly count: number }
  | RangeRefusal
  | { readonly ok: false; readonly fault: SheetsFault; readonly most: number };

export function countSheets(
  stickers: readonly SheetSticker[],
  params: SheetParams,
  profile: PrintProfile,
): CountedSheets {
  const refused = (fault: SheetsFault) => ({ ok: false, fault, most: MOST_PACKS }) as const;
  if (params.mode !== 'stickerpack') {
    const { length: count } = planSheets(stickers, params, { profile, title: '' });
    return count > 0 ? { ok: true, count } : refused('paper_too_small');
  }
  const doubles = stickers.filter(({ double }) => double).length;
  const fault = packRefusal({ singles: stickers.length - doubles, doubles });
  if (fault) return refused(fault);
  const packs = params.albums * params.packsPerAlbum;
  if (packs === 0) return refused('no_albums');
  const range = parseRange(params.range, packs);
  if (!range.ok) return range;
  if (range.numbers.length > MOST_PACKS) return refused('too_many');
  return { ok: true, count: range.numbers.length * (profile.pack_back ? 2 : 1) };
}

interface SheetWords {
  readonly profile: PrintProfile;
  readonly title: string;
  /** The order that is printed for, as people name it. */
  readonly order?: string | undefined;
}

/** The same stickers and params give the same sheets. */
export function planSheets(
  stickers: readonly SheetSticker[],
  params: SheetParams,
  { profile, title, order }: SheetWords,
): SheetPlan[] {
  if (params.mode !== 'stickerpack') {
    const { gang, bleed, slug } = profile;
    const settings = { paper: gang, gap: gang.gap, around: bleed + slug };
    if (params.motifs !== '') return pickedSheets(stickers, readPicked(params.motifs), settings);
    return gangSheets(stickers, settings, params.albums === 0 ? 1 : stickersInBox(params.albums));
  }
  const motifs = stickers.map(({ numbers, double }) => ({ id: String(numbers[0]), double }));
  const { packs } = packPlan({ motifs, ...params }, params.packsSeed);
  const range = parseRange(params.range, packs.length);
  if (!range.ok) throw new RangeError(`The packs ${params.range} are ${range.fault}`);
  return packSheets({
    stickers,
    packs: range.numbers.map((number) => ({ number, stickers: packs[number - 1]!.map(Number) })),
    count: packs.length,
    back: profile.pack_back ? [title, ...(order === undefined ? [] : [order])] : null,
  });
}

/** Those that are wanted as often as each other share sheets, which are printed so often. */
function pickedSheets(
  stickers: readonly SheetSticker[],
  picked: readonly PickedMotif[],
  settings: GangSettings,
): SheetPlan[] {
  const byQuantity = Map.groupBy(picked, ({ quantity }) => quantity);
  return [...byQuantity].flatMap(([quantity, motifs]) => {
    const wanted = new Set(motifs.map(({ number }) => number));
    const own = stickers.filter(({ numbers }) => wanted.has(numbers[0]!));
    return own.length > 0 ? gangSheets(own, settings, quantity) : [];
  });
}
