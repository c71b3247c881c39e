import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { Layout } from './layout.ts';

/** Colours of the palette that a chapter may be told by: all but ink and paper. */
const LEADING = [3, 4, 5];

interface Painted {
  readonly width: number;
  readonly height: number;
  readonly fill: unknown;
}

/** The colour of the palette that covers most of a layout; undefined where none does. */
export function leadingColour({ slots }: Pick<Layout, 'slots'>): number | undefined {
  return mostOf(slots.map(({ width, height, props }) => ({ width, height, fill: props['fill'] })));
}

/** The same of a spread of an album. */
export function leadingColourOfSpread(document: AlbumDocument, spread: NodeId): number | undefined {
  const children = document.childIds(spread).flatMap((id) => {
    const props: Readonly<Record<string, unknown>> = document.nodes.get(id)!.props;
    return 'fill' in props ? [props as unknown as Painted] : [];
  });
  return mostOf(children);
}

function mostOf(shapes: readonly Painted[]): number | undefined {
  const areas = LEADING.map((color) => ({
    color,
    area: shapes.reduce((sum, { width, height, fill }) => sum + (fill === color ? width * height : 0), 0),
  }));
  const [most] = areas.filter(({ area }) => area > 0).sort((a, b) => b.area - a.area);
  return most?.color;
}
