import {
  applyPatch,
  createDocument,
  type AlbumDocument,
  type ElementNode,
  type NodeId,
  type NodeOf,
} from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { everything } from '../testing/everything.ts';
import { META } from '../testing/meta.ts';
import { oddPlaces } from '../testing/odd-places.ts';
import { differenceOf, pixelsOf } from '../testing/pixels.ts';
import { testPicture } from '../testing/test-picture.ts';
import {
  allBaked,
  loadFonts,
  matrixOf,
  PAPER_MODE,
  plainReader,
  ReaderContext,
  renderThumbnail,
  SCREEN_MODE,
  Spread,
  SpreadView,
  type AlbumReader,
  type DrawingMode,
} from './index.ts';
import './style.css';

const SPREAD = 'spread' as NodeId;
let url = '';
/** As drawn people come. */
const DRAWING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="30mm" viewBox="0 0 4 3"><rect width="4" height="3" fill="#ddd"/><circle cx="2" cy="1.5" r="1" fill="#234"/></svg>')}`;
const imageUrl = ({ filename }: { readonly filename: string }): string => (filename === 'drawing.svg' ? DRAWING : url);

beforeAll(async () => {
  await page.viewport(1000, 700);
  url = await testPicture();
  await loadFonts(['Oswald', 'Barlow', 'Playfair Display'], { everything: true });
});

async function mount(document: AlbumDocument, zoom = 1, mode: DrawingMode = PAPER_MODE) {
  await cleanup();
  const screen = await render(
    <div
      data-testid="sheet"
      style={{ position: 'absolute', left: 0, top: 0, width: 460 * zoom, height: 297 * zoom, overflow: 'hidden' }}
    >
      <div style={{ transform: `scale(${zoom})`, transformOrigin: '0 0' }}>
        <Spread spreadId={SPREAD} {...{ document, mode, imageUrl }} meta={META} />
      </div>
    </div>,
  );
  const sheet = screen.getByTestId('sheet');
  await Promise.all(Array.from(sheet.element().querySelectorAll('img'), (image) => image.decode()));
  return sheet;
}

describe('a spread', () => {
  it('puts everything where it belongs, within 0.002 mm, at every zoom (P4)', async () => {
    const { document: album, places } = oddPlaces();
    for (const zoom of [1, 0.37, 2.9]) {
      const sheet = (await mount(album, zoom)).element();
      let worst = 0;
      for (const place of places) {
        const node = sheet.querySelector(`[data-node="${place.id}"]`)!;
        const drawn = node.querySelector('rect, ellipse, line, .fg-picture')!.getBoundingClientRect();
        for (const side of ['left', 'top', 'right', 'bottom'] as const)
          worst = Math.max(worst, Math.abs(drawn[side] / zoom - place[side]));
      }
      expect(worst).toBeLessThanOrEqual(0.002);
    }
  });

  it('is painted by the painter as the page shows it', async () => {
    const album = everything();
    const sheet = await mount(album, 0.5);
    const shown = await pixelsOf(await page.screenshot({ element: sheet, save: false }));
    const reader = plainReader({ document: album, meta: META, mode: PAPER_MODE, imageUrl });
    const painted = await pixelsOf((await renderThumbnail(reader, SPREAD, 230))!);
    const { mean, share } = differenceOf(shown, painted);
    expect(mean).toBeLessThan(2);
    // So many pixels may differ by more than a tenth: edges that are smoothed otherwise.
    expect(share).toBeLessThan(0.02);
  });

  it('is painted as the page shows it with every effect on its pictures, and with empty frames', async () => {
    const frame = { width: 90, height: 60, image: undefined, pixels: [400, 300] as [number, number] };
    const filter = { contrast: 1.3, hue: 0.7, saturation: 0.8, tone: [0.3, 0.5, 0.7] as [number, number, number] };
    const effects: Partial<NodeOf<'Image'>['props']>[] = [
      { grayscale: true },
      { filter },
      { gradientMap: [2, 3] },
      { gradientMap: [2, 3, '#f3b71b', 6] },
      { filter, grayscale: true, blend: 'multiply', opacity: 0.7 },
      { blend: 'screen', flip: 'both', cscale: 1.4, crotation: 20 },
      { blend: 'luminosity', gradientMap: [3, '#ffffff'] },
      { image: null },
      { image: null, fill: '#8a8f98', borderRadius: 8, stroke: 2, strokeWidth: 2 },
    ];
    const builder = anAlbum().section().spread({ id: SPREAD, fill: '#c9b27c' });
    effects.forEach((effect, index) =>
      builder.picture({ ...frame, x: 10 + (index % 4) * 110, y: 10 + Math.floor(index / 4) * 80, ...effect }),
    );
    // A portrait of stickers in two inks: one that every red, green and blue of it lies between.
    const [dark, light] = ['#204060', '#e0f0d0'];
    builder.cell({ x: 400, y: 200, sticker: 'Ada', photo: [400, 300] });
    builder.image({ id: 'drawing', filename: 'drawing.svg' }, [400, 300]);
    builder.picture({ ...frame, x: 10, y: 200, image: 'drawing', gradientMap: [2, 3] });
    const settings = { id: 'default:full', portrait: [dark, light] };
    const album = createDocument({ ...builder.parts(), sticker_template_settings: settings });
    const sheet = await mount(album, 0.5, SCREEN_MODE);
    await allBaked();
    await expect.poll(() => sheet.element().querySelectorAll('img').length).toBe(9);
    await Promise.all(Array.from(sheet.element().querySelectorAll('img'), (image) => image.decode()));
    const shown = await pixelsOf(await page.screenshot({ element: sheet, save: false }));
    const reader = plainReader({ document: album, meta: META, mode: SCREEN_MODE, imageUrl });
    const painted = await pixelsOf((await renderThumbnail(reader, SPREAD, 230))!);
    const { mean, share } = differenceOf(shown, painted);
    expect(mean).toBeLessThan(2);
    expect(share).toBeLessThan(0.02);
    const portrait = painted.data.slice((painted.width * 105 + 203) * 4, (painted.width * 105 + 222) * 4);
    const isOnTheLine = ([r, g, b]: readonly number[]) => {
      const place = (r! - 0x20) / (0xe0 - 0x20);
      return Math.abs(0x40 + place * 0xb0 - g!) < 6 && Math.abs(0x60 + place * 0x70 - b!) < 6;
    };
    const colors = Array.from({ length: portrait.length / 4 }, (_, at) =>
      Array.from(portrait.slice(at * 4, at * 4 + 3)),
    );
    expect(colors.filter((color) => !isOnTheLine(color))).toEqual([]);
    expect(new Set(colors.map(String)).size).toBeGreaterThan(2);
  });

  it('prints nothing where a frame is empty', async () => {
    const album = anAlbum().section().spread({ id: SPREAD }).picture({ id: 'empty', image: null }).build();
    const paper = (await mount(album)).element();
    expect(paper.querySelector('[data-node="empty"]')?.childElementCount).toBe(0);
    const screen = (await mount(album, 1, SCREEN_MODE)).element();
    expect(screen.querySelectorAll('[data-node="empty"] rect, [data-node="empty"] path')).toHaveLength(2);
  });

  it('prints an empty cell while blanks are on, and nothing of it while they are off', async () => {
    const blanks = (value: boolean): AlbumDocument => {
      const album = anAlbum().section().spread({ id: SPREAD }).cell({ id: 'cell' }).build();
      applyPatch(album, [{ part: 'sticker_template_settings', path: 'blank_enabled', value }]);
      return album;
    };
    const cell = async (shown: AlbumDocument, mode: DrawingMode) =>
      (await mount(shown, 1, mode)).element().querySelector('[data-node="cell"]');
    expect(await cell(blanks(true), PAPER_MODE)).not.toBeNull();
    expect(await cell(blanks(false), PAPER_MODE)).toBeNull();
    // In the editor it stays a place to put somebody.
    expect(await cell(blanks(false), SCREEN_MODE)).not.toBeNull();
  });

  it('takes the colours of the album into the drawings of a blueprint', async () => {
    const drawn = ['#0e3b3c', '#ee7f66', '#e3b341', '#b7ccc3', '#efeae0'];
    const colored = (lead: string): AlbumDocument =>
      anAlbum()
        .colors(Object.fromEntries(drawn.with(1, lead).map((color, at) => [String(at + 2), color])))
        .image({ id: 'seal', palette: drawn })
        .section()
        .spread({ id: SPREAD })
        .picture({ id: 'frame', image: 'seal' })
        .build();
    const asked = async (document: AlbumDocument): Promise<string> => {
      await cleanup();
      const screen = await render(
        <Spread spreadId={SPREAD} {...{ document, mode: PAPER_MODE, imageUrl: () => '/seal' }} meta={META} />,
      );
      return screen.container.querySelector('[data-node="frame"] img')!.getAttribute('src')!;
    };
    expect(await asked(colored('#ee7f66'))).toBe('/seal');
    expect(await asked(colored('#1f7a45'))).toMatch(/^\/seal\?palette=.*\.ee7f66-1f7a45\./);
  });

  it('runs gradients exactly as CSS does', async () => {
    for (const direction of [0, 45, 90, 135, 200]) {
      const colors = ['#14212b', '#c53c23', '#f3b71b'];
      const album = anAlbum()
        .section()
        .spread({ id: SPREAD })
        .rectangle({ x: 0, y: 0, width: 200, height: 120, fill: { type: 'linear', colors, direction } })
        .build();
      await mount(album);
      const drawn = await pixelsOf(await page.screenshot({ save: false }));
      await cleanup();
      const ground = `linear-gradient(${direction}deg,${colors.join(',')})`;
      await render(
        <div style={{ position: 'absolute', left: 0, top: 0, width: 200, height: 120, background: ground }} />,
      );
      const wanted = await pixelsOf(await page.screenshot({ save: false }));
      const cut = { width: 200, height: 120 };
      expect(differenceOf(drawn, wanted, cut).largest).toBeLessThanOrEqual(1);
    }
  });

  it('keeps gradients of two instances apart', async () => {
    const screen = await render(
      <>
        {[0, 1].map((key) => (
          <Spread
            key={key}
            spreadId={SPREAD}
            document={everything()}
            meta={META}
            mode={PAPER_MODE}
            imageUrl={imageUrl}
          />
        ))}
      </>,
    );
    const ids = Array.from(screen.container.querySelectorAll('linearGradient'), ({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws neither hidden nodes nor comments, and no portrait where stickers are not shown', async () => {
    const album = anAlbum()
      .section()
      .spread({ id: SPREAD })
      .rectangle({ id: 'hidden', hidden: true })
      .comment('Bitte größer', { id: 'comment' })
      .cell({ id: 'cell', sticker: 'Ada', photo: [400, 300] })
      .build();
    const sheet = (await mount(album, 1, { ...PAPER_MODE, showStickers: false })).element();
    expect(sheet.querySelector('[data-node="hidden"]')).toBeNull();
    expect(sheet.querySelector('[data-node="comment"]')).toBeNull();
    expect(sheet.querySelectorAll('img')).toHaveLength(0);
    expect(sheet.textContent).toBe('11Ada');
  });

  it('draws a node anew when it changes, and nothing else', async () => {
    const album = everything();
    const plain = plainReader({ document: album, meta: META, mode: PAPER_MODE, imageUrl });
    const listeners = new Map<string, () => void>();
    let plate = album.nodes.get('across-the-fold' as NodeId)!;
    const reader: AlbumReader = {
      ...plain,
      node: (id) => ({
        subscribe: (listener) => {
          listeners.set(id, listener);
          return () => listeners.delete(id);
        },
        get: () => (id === plate.id ? plate : album.nodes.get(id)),
      }),
    };
    const { container } = await render(
      <ReaderContext value={reader}>
        <SpreadView spreadId={SPREAD} />
      </ReaderContext>,
    );
    const touched: Node[] = [];
    const watch = new MutationObserver((records) => touched.push(...records.map(({ target }) => target)));
    watch.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
    plate = { ...plate, props: { ...plate.props, x: 111.11 } } as typeof plate;
    listeners.get(plate.id)!();
    const drawn = container.querySelector<HTMLElement>(`[data-node="${plate.id}"]`)!;
    // The browser writes six digits of what it keeps exactly.
    const { e } = new DOMMatrix(matrixOf(plate as ElementNode));
    await expect.poll(() => new DOMMatrix(drawn.style.transform).e).toBeCloseTo(e, 2);
    watch.takeRecords().forEach(({ target }) => touched.push(target));
    expect(touched.length).toBeGreaterThan(0);
    for (const node of touched) expect(drawn.contains(node)).toBe(true);
  });
});
