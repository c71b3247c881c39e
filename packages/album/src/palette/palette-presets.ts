import { RESERVED_COLORS } from '../document/defaults.ts';

/** The five colours of a palette: ink, lead, second, third (a light tint) and paper, as the blueprints use them. */
export type FiveColors = readonly [ink: string, lead: string, second: string, third: string, paper: string];

export interface PalettePreset {
  /** Its name is `styles.palette.<id>` in the catalogues. */
  readonly id: string;
  readonly colors: FiveColors;
}

/** The sets of colours to choose from. Each is legible in every role of text (see `legibility.ts`). */
export const PALETTE_PRESETS = [
  { id: 'blue_white', colors: ['#0b2545', '#1565a8', '#ffc116', '#d3ecff', '#ffffff'] },
  { id: 'nostalgia', colors: ['#2b1a12', '#8f2f1c', '#f0a733', '#f2dcb3', '#fff7e8'] },
  { id: 'floodlight', colors: ['#0b1530', '#24448a', '#c6ff3d', '#cfdcf7', '#ffffff'] },
  { id: 'lawn', colors: ['#0f332b', '#1f7a45', '#f5d442', '#d5efdd', '#ffffff'] },
  { id: 'cherry', colors: ['#3d0916', '#a3123a', '#ffa8a0', '#ffdcd3', '#fff8f3'] },
  { id: 'sage', colors: ['#26352e', '#4c6656', '#e8ab90', '#e2eadc', '#fffaf0'] },
  { id: 'berry', colors: ['#241436', '#6a3fa0', '#ff9f45', '#e9dffa', '#ffffff'] },
  { id: 'coast', colors: ['#0b2a33', '#0f7482', '#ffc878', '#d2ebf3', '#ffffff'] },
] as const satisfies readonly PalettePreset[];

export type PalettePresetId = (typeof PALETTE_PRESETS)[number]['id'];

/** Five colours as the album lists them, by index: 2 to 6. */
export function paletteOf(colors: FiveColors): Record<string, string> {
  return Object.fromEntries(colors.map((color, at) => [String(at + RESERVED_COLORS), color]));
}

/** The five colours of an album's list. */
export function fiveColors(colors: ReadonlyMap<string, string>): FiveColors {
  const at = (index: number): string => colors.get(String(index + RESERVED_COLORS)) ?? '#000000';
  return [at(0), at(1), at(2), at(3), at(4)];
}

/** The preset that an album's colours are; none when they are its own. */
export function presetOf(colors: ReadonlyMap<string, string>): PalettePresetId | null {
  const own = fiveColors(colors).join().toLowerCase();
  return PALETTE_PRESETS.find((preset) => preset.colors.join() === own)?.id ?? null;
}
