import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import { PALETTE_PRESETS, paletteOf } from '../../palette/palette-presets.ts';
import { resolveColor } from '../../palette/resolve-color.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { FONT_PRESETS, fontPresetOf, fontSetName } from '../../text/font-presets.ts';
import { changeAlbumFonts } from './change-album-fonts.ts';
import { changeStickerTemplate } from './change-sticker-template.ts';
import { isRefused, type CommandResult } from '../command.ts';
import { recolorAlbum } from './recolor-album.ts';
import type { Patch } from '../../patch/patch.ts';

function patchOf(result: CommandResult): Patch {
  if (isRefused(result)) throw new Error(result.code);
  return result;
}

describe('the style of an album', () => {
  it('changes with one colour everything that refers to it, and the patch stays small', () => {
    const builder = anAlbum().section().spread();
    for (let count = 0; count < 300; count++) builder.rectangle({ fill: 3 });
    const document = builder.build();
    const patch = patchOf(recolorAlbum(document, { colors: { '3': '#1f7a45' } }));
    expect(patch).toEqual([{ part: 'colors', path: '3', value: '#1f7a45' }]);
    const inverse = applyPatch(document, patch);
    expect(resolveColor(document.colors, 3)).toBe('#1f7a45');
    applyPatch(document, inverse);
    expect(resolveColor(document.colors, 3)).toBe('#e63946');
  });

  it('a set of colours is a mutation of a few hundred bytes; the same set again is none', () => {
    const document = anAlbum().build();
    const colors = paletteOf(PALETTE_PRESETS[3].colors);
    const patch = patchOf(recolorAlbum(document, { colors }));
    expect(JSON.stringify(patch).length).toBeLessThan(400);
    applyPatch(document, patch);
    expect(recolorAlbum(document, { colors })).toEqual([]);
  });

  it('changes the fonts of its roles', () => {
    const document = anAlbum().build();
    const preset = FONT_PRESETS[1]!;
    applyPatch(document, patchOf(changeAlbumFonts(document, { fonts: preset })));
    expect(fontPresetOf(document.fonts)).toBe(preset);
    expect(fontSetName(preset)).toBe('Anton + Montserrat');
    expect(changeAlbumFonts(document, { fonts: { title: preset.title } })).toEqual([]);
  });

  it('changes the sticker design and the empty cells', () => {
    const document = anAlbum().build();
    const patch = patchOf(
      changeStickerTemplate(document, { settings: { id: 'gold:numberless', blank_enabled: true } }),
    );
    expect(patch).toEqual([{ part: 'sticker_template_settings', path: 'id', value: 'gold:numberless' }]);
  });
});

it('there are ten sets of fonts, each its own', () => {
  expect(new Set(FONT_PRESETS.map((set) => JSON.stringify(set))).size).toBe(10);
});
