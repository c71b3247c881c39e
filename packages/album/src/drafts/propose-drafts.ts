import { STICKER_DESIGNS } from '../document/sticker.ts';
import { fitPalette } from '../palette/fit-palette.ts';
import { logoPalettes } from '../palette/logo-palettes.ts';
import { PALETTE_PRESETS, type FiveColors } from '../palette/palette-presets.ts';

/** A blueprint with the look it comes in. */
export interface DraftSource {
  readonly id: string;
  readonly colors: FiveColors;
  readonly stickerTemplateId: string;
}

/** What makes one draft differ from another. */
export interface DraftLook {
  readonly blueprintId: string;
  readonly colors: FiveColors;
  readonly stickerTemplateId: string;
}

export const DRAFT_COUNT = 3;

/**
 * The blueprints of the drafts: the chosen one, then others of its category, ever others by `turn`. Where there are too few
 * the same one comes again, in another look.
 */
export function draftBlueprints(ids: readonly string[], chosen: string, turn: number): string[] {
  const others = ids.filter((id) => id !== chosen);
  return Array.from({ length: DRAFT_COUNT }, (_, at) => {
    if (at === 0 || others.length === 0) return chosen;
    if (others.length === 1) return at === 1 ? others[0]! : chosen;
    return others[(at - 1 + turn * (DRAFT_COUNT - 1)) % others.length]!;
  });
}

/**
 * The looks of the drafts, one for each source: no two have the same colours or the same sticker design. At first each has
 * those of its blueprint, or the logo's colours; every `turn` gives them others, as light and dark as the blueprint needs.
 */
export function proposeLooks(sources: readonly DraftSource[], logo: FiveColors | null, turn = 0): DraftLook[] {
  const presets = PALETTE_PRESETS.map(({ colors }): FiveColors => colors);
  const fromLogo = logo && logoPalettes(logo);
  const looks: DraftLook[] = [];
  for (const [at, source] of sources.entries()) {
    const wantedColors = fromLogo
      ? rotated(fromLogo, at + turn)
      : turn === 0
        ? [source.colors, ...rotated(presets, at)]
        : rotated([...presets, source.colors], at + turn * DRAFT_COUNT);
    const [design = 'default', variant] = source.stickerTemplateId.split(':');
    const first = Math.max(0, STICKER_DESIGNS.indexOf(design as never)) + turn;
    const wantedDesigns = rotated(STICKER_DESIGNS, first).map((id) => (variant ? `${id}:${variant}` : id));
    const colors = wantedColors
      .map((one) => (one === source.colors ? one : fitPalette(one, source.colors)))
      .find((one) => !looks.some((look) => look.colors.join() === one.join()));
    const stickerTemplateId = wantedDesigns.find((id) => !looks.some((look) => look.stickerTemplateId === id));
    looks.push({
      blueprintId: source.id,
      colors: colors ?? source.colors,
      stickerTemplateId: stickerTemplateId ?? source.stickerTemplateId,
    });
  }
  return looks;
}

function rotated<Value>(values: readonly Value[], by: number): Value[] {
  const at = by % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
}
