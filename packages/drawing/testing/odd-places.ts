import { createDocument, type AlbumDocument } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';

/** A node of the placement fixture, with the upright box that it must fill on the spread, in mm. */
export interface OddPlace {
  readonly id: string;
  readonly kind: 'rectangle' | 'circle' | 'line' | 'image';
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** 160 nodes at odd hundredths of a millimetre, half of them turned, a quarter inside turned groups (rule P4). */
export function oddPlaces(): { document: AlbumDocument; places: OddPlace[] } {
  const album = anAlbum().section('Probe').spread({ id: 'spread' });
  const places: OddPlace[] = [];
  for (let index = 0; index < 160; index++) {
    const kind = (['rectangle', 'circle', 'line', 'image'] as const)[index % 4]!;
    const x = round(3.13 + (index % 16) * 27.37);
    const y = round(4.37 + Math.floor(index / 16) * 27.91);
    const width = round(11.11 + (index % 7) * 0.83);
    // A line is measured by its ends, so it has no height here.
    const height = kind === 'line' ? 0 : round(9.77 + (index % 5) * 1.19);
    // Ellipses stay upright, since the box around a turned one is another formula.
    const rotation = index % 2 === 1 && kind !== 'circle' ? ((index * 7) % 90) + 3.3 : 0;
    const group =
      index % 4 === 3 ? { x: round(0.07 * index), y: round(0.03 * index), rotation: 1.7, scale: 0.97 } : null;
    const props = { id: `odd${index}`, x, y, width, height, rotation };
    const put = (): void => {
      if (kind === 'rectangle') album.rectangle({ ...props, fill: 3 });
      else if (kind === 'circle') album.circle({ ...props, fill: 3 });
      else if (kind === 'line') album.element('Line', { ...props, strokeWidth: 0.5 });
      else album.picture({ ...props, pixels: [400, 300] });
    };
    if (group) album.group(put, group);
    else put();
    places.push({ id: props.id, kind, ...boxOf(x, y, width, height, rotation, group) });
  }
  return { document: createDocument(album.parts()), places };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Worked out by trigonometry alone, not by the matrices under test. */
function boxOf(
  x: number,
  y: number,
  width: number,
  height: number,
  rotation: number,
  group: { x: number; y: number; rotation: number; scale: number } | null,
): { left: number; top: number; right: number; bottom: number } {
  const corners = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ].map(([dx, dy]) => {
    const turned = turn(dx!, dy!, rotation);
    const inParent = { x: x + width / 2 + turned.x, y: y + height / 2 + turned.y };
    if (!group) return inParent;
    const again = turn(inParent.x * group.scale, inParent.y * group.scale, group.rotation);
    return { x: group.x + again.x, y: group.y + again.y };
  });
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function turn(x: number, y: number, degrees: number): { x: number; y: number } {
  const length = Math.hypot(x, y);
  const angle = Math.atan2(y, x) + (degrees * Math.PI) / 180;
  return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
}
