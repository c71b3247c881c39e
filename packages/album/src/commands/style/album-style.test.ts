import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { CmykInks } from '../../document/paint.ts';
import { exactInks } from '../../palette/exact-inks.ts';
import { PALETTE_PRESETS, paletteOf } from '../../palette/palette-presets.ts';
import { resolveColor } from '../../palette/resolve-color.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { checkOperation } from '../../patch/check-operation.ts';
import { FONT_PRESETS, fontPresetOf, fontSetName } from '../../text/font-presets.ts';
import { changeAlbumFonts } from './change-album-fonts.ts';
import { changeStickerTemplate } from './change-sticker-template.ts';
import { isRefused, type CommandResult } from '../command.ts';
import { nameInks } from './name-inks.ts';
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

  it('names the inks of a colour, which stay with the colour and not with its place', () => {
    const document = anAlbum().build();
    const name = (color: string, cmyk: CmykInks | null) =>
      applyPatch(document, patchOf(nameInks(document, { color, cmyk })));
    const inverse = name('#E63946', [5, 95, 80, 0]);
    expect(exactInks(document)).toEqual([{ color: '#e63946', cmyk: [5, 95, 80, 0] }]);
    const recolored = applyPatch(document, patchOf(recolorAlbum(document, { colors: { '3': '#1f7a45' } })));
    expect(exactInks(document)).toEqual([]);
    // Many are tried; those of the palette are the last to go.
    for (let at = 0; at < 20; at++) name(`#0000${String(at + 10)}`, [at, 0, 0, 0]);
    applyPatch(document, recolored);
    name('#e63946', [0, 100, 90, 0]);
    for (let at = 0; at < 20; at++) name(`#0000${String(at + 30)}`, [at, 0, 0, 0]);
    expect(exactInks(document)).toEqual([{ color: '#e63946', cmyk: [0, 100, 90, 0] }]);
    name('#e63946', null);
    expect(exactInks(document)).toEqual([]);
    applyPatch(document, inverse);
    expect(document.nodes.get(document.rootId)!.props).toMatchObject({ inks: {} });
  });

  it('takes no inks but whole percents of at most 300 together, by whatever way they come', () => {
    const document = anAlbum().build();
    const path = `nodes/${document.rootId}/props/inks`;
    const fault = (value: unknown) => checkOperation(document, { part: 'workspace', path, value: value as never });
    expect(fault({ '#e63946': [100, 100, 100, 0] })).toBeNull();
    for (const cmyk of [
      [100, 100, 100, 1],
      [101, 0, 0, 0],
      [-1, 0, 0, 0],
      [0.5, 0, 0, 0],
      [1, 2, 3],
    ])
      expect(fault({ '#e63946': cmyk }), String(cmyk)).toBe('wrong_shape');
    expect(fault({ red: [0, 0, 0, 0] })).toBe('wrong_shape');
    const many = Array.from({ length: 17 }, (_, at) => [`#0000${String(at + 10)}`, [0, 0, 0, 0]]);
    expect(fault(Object.fromEntries(many))).toBe('wrong_shape');
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

  it('changes the colours of photos, and nothing where they are these already', () => {
    const document = anAlbum().build();
    applyPatch(document, patchOf(changeStickerTemplate(document, { settings: { portrait: [2, '#f3f0e8'] } })));
    expect(document.settings.portrait).toEqual([2, '#f3f0e8']);
    expect(changeStickerTemplate(document, { settings: { portrait: [2, '#f3f0e8'] } })).toEqual([]);
  });
});

it('there are ten sets of fonts, each its own', () => {
  expect(new Set(FONT_PRESETS.map((set) => JSON.stringify(set))).size).toBe(10);
});
