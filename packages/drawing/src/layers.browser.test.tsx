import type { NodeId } from '@figurina/album';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';
import { everything } from '../testing/everything.ts';
import { META } from '../testing/meta.ts';
import { testPicture } from '../testing/test-picture.ts';
import { loadFonts, SCREEN_MODE, Spread } from './index.ts';
import './style.css';

interface Layer {
  readonly drawsContent: boolean;
  readonly width: number;
  readonly height: number;
}
interface LayerEvents {
  send(method: 'LayerTree.enable' | 'LayerTree.disable'): Promise<unknown>;
  on(event: 'LayerTree.layerTreeDidChange', heard: (now: { layers?: readonly Layer[] }) => void): void;
}

/** How much the browser's layers hold, in pixels of them, while the world moves at zoom 3. */
async function pixelsOfLayers(content: ReactNode): Promise<number> {
  await cleanup();
  const browser = cdp() as unknown as LayerEvents;
  let layers: readonly Layer[] = [];
  browser.on('LayerTree.layerTreeDidChange', (now) => {
    layers = now.layers ?? layers;
  });
  await browser.send('LayerTree.enable');
  const screen = await render(
    <div style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      <div data-testid="world" style={{ width: 460, height: 297, transform: 'scale(3)', willChange: 'transform' }}>
        {content}
      </div>
    </div>,
  );
  const world = screen.getByTestId('world').element();
  await Promise.all(Array.from(world.querySelectorAll('img'), (image) => image.decode()));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const total = (): number =>
    layers.filter(({ drawsContent }) => drawsContent).reduce((sum, { width, height }) => sum + width * height, 0);
  await expect.poll(() => layers.some(({ width, height }) => width === 460 && height === 297)).toBe(true);
  await browser.send('LayerTree.disable');
  return total();
}

it('needs layers no larger than plain boxes do: the scale in which texts are set leaks into none', async () => {
  await page.viewport(1000, 700);
  const url = await testPicture();
  await loadFonts(['Oswald', 'Barlow', 'Playfair Display'], { everything: true });
  const plain = await pixelsOfLayers(<div style={{ width: 460, height: 297, background: '#d93318' }} />);
  const drawn = await pixelsOfLayers(
    <Spread
      spreadId={'spread' as NodeId}
      document={everything()}
      mode={SCREEN_MODE}
      imageUrl={() => url}
      meta={META}
    />,
  );
  expect(drawn).toBeLessThanOrEqual(plain * 1.1);
  const leaking = await pixelsOfLayers(
    <div style={{ width: 46000, height: 29700, willChange: 'transform', background: '#d93318' }} />,
  );
  expect(leaking).toBeGreaterThan(plain * 1.1);
});
