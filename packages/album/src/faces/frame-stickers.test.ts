import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import { isRefused } from '../commands/command.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { StickerId } from '../document/ids.ts';
import type { Face } from '../document/image.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import type { Patch } from '../patch/patch.ts';
import { alignFaces } from './align-faces.ts';
import { HEAD_HEIGHT, USUAL_FRAMING } from './frame-face.ts';
import { frameNewPictures, heightInUse } from './frame-stickers.ts';
import { cropMakerOf } from './is-framed.ts';
import { reviewFaces } from './review-faces.ts';

const face = (more: Partial<Face> = {}): Face => ({
  x: 0.4,
  y: 0.3,
  width: 0.16,
  height: 0.2,
  left_eye: { x: 0.45, y: 0.37 },
  right_eye: { x: 0.51, y: 0.38 },
  confidence: 0.9,
  ...more,
});

type Faces = { face: Face | null; other_faces?: Face[] };

/** Stickers of one chapter with a picture each, by the faces in it; the id of a sticker is its name. */
function albumWith(people: Readonly<Record<string, Faces>>): AlbumDocument {
  const builder = anAlbum().section('Team').spread();
  for (const name of Object.keys(people)) builder.cell({ sticker: name });
  const document = builder.build();
  const ids = new Map([...document.stickers.values()].map(({ id, name }) => [name, id]));
  const patch: Patch = Object.entries(people).flatMap(([name, faces]): Patch => {
    const image = { id: `image-${name}`, model: 'sticker', details: { width: 1000, height: 1000, ...faces } };
    return [
      { part: 'images', path: image.id, value: image as never },
      { part: 'stickers', path: `${ids.get(name)}/image`, value: image.id },
    ];
  });
  applyPatch(document, patch);
  return document;
}

const named = (document: AlbumDocument, name: string) =>
  [...document.stickers.values()].find((sticker) => sticker.name === name)!;
const idOf = (document: AlbumDocument, name: string) => named(document, name).id as StickerId;
const everybody = (document: AlbumDocument) => [...document.stickers.keys()];

function framed(document: AlbumDocument): AlbumDocument {
  applyPatch(document, frameNewPictures(document, everybody(document)));
  return document;
}

function reviewed(document: AlbumDocument, framing = USUAL_FRAMING) {
  const stickers = [...document.stickers.values()];
  return reviewFaces(document, stickers, framing).map(({ sticker, finding, byItself }) => [
    sticker.name,
    finding,
    byItself,
  ]);
}

describe('the framing of new pictures', () => {
  it('frames a sure face that is alone, and nothing else', () => {
    const document = framed(
      albumWith({
        Mia: { face: face() },
        Ole: { face: face({ confidence: 0.5 }) },
        Pia: { face: face(), other_faces: [face({ x: 0.1 })] },
        Uwe: { face: null, other_faces: [] },
      }),
    );
    const crops = ['Mia', 'Ole', 'Pia', 'Uwe'].map((name) => named(document, name).cscale !== 1);
    expect(crops).toEqual([true, false, false, false]);
    expect(heightInUse(document)).toBeCloseTo(HEAD_HEIGHT.usual, 3);
  });

  it('leaves a crop alone that was set by hand', () => {
    const document = albumWith({ Mia: { face: face() } });
    applyPatch(document, [{ part: 'stickers', path: `${idOf(document, 'Mia')}/cscale`, value: 1.3 }]);
    expect(frameNewPictures(document, everybody(document))).toEqual([]);
  });

  it('brings a later picture to the height that the others have', () => {
    const document = albumWith({ Mia: { face: face() }, Ole: { face: face({ height: 0.25, width: 0.2 }) } });
    const mia = reviewFaces(document, [named(document, 'Mia')], { headHeight: 0.5, level: true })[0]!;
    applyPatch(
      document,
      alignFaces(document, { crops: new Map([[idOf(document, 'Mia'), mia.framed!.crop]]) }) as Patch,
    );
    expect(heightInUse(framed(document))).toBeCloseTo(0.5, 2);
    expect(named(document, 'Ole').cscale).toBeCloseTo(2, 2);
  });
});

describe('who made a crop', () => {
  const makerOf = (document: AlbumDocument, name: string) =>
    cropMakerOf(document, named(document, name), document.images.get(named(document, name).image as never)!);

  it('is told from the crop, for the design it was made for or another one', () => {
    const document = albumWith({ Mia: { face: face() } });
    expect(makerOf(document, 'Mia')).toBe('nobody');
    framed(document);
    expect(makerOf(document, 'Mia')).toBe('framing');
    applyPatch(document, [{ part: 'sticker_template_settings', path: 'id', value: 'gold' }]);
    expect(makerOf(document, 'Mia')).toBe('framing');
    applyPatch(document, [{ part: 'stickers', path: `${idOf(document, 'Mia')}/cx`, value: 0.2 }]);
    expect(makerOf(document, 'Mia')).toBe('hand');
  });
});

describe('the review of faces', () => {
  it('shows the least sure first, what has no face after them, and what was set by hand last', () => {
    const document = albumWith({
      Sure: { face: face() },
      Hand: { face: face({ confidence: 0.95 }) },
      None: { face: null, other_faces: [] },
      New: { face: null },
      Unsure: { face: face({ confidence: 0.4 }) },
      Two: { face: face({ confidence: 0.8 }), other_faces: [face({ x: 0.1 })] },
      Close: { face: face({ y: 0.05, height: 0.8, width: 0.6, confidence: 0.7 }) },
      Tilted: { face: face({ right_eye: { x: 0.5, y: 0.4 }, confidence: 0.85 }) },
    });
    applyPatch(document, [{ part: 'stickers', path: `${idOf(document, 'Hand')}/cscale`, value: 1.3 }]);
    expect(reviewed(document)).toEqual([
      ['Unsure', 'unsure', false],
      ['Close', 'close', false],
      ['Two', 'several', false],
      ['Tilted', 'tilted', true],
      ['Sure', 'sure', true],
      ['None', 'none', false],
      ['New', 'unsought', false],
      ['Hand', 'by_hand', false],
    ]);
  });

  it('takes the face that was chosen of several', () => {
    const eyes = { left_eye: { x: 0.65, y: 0.57 }, right_eye: { x: 0.71, y: 0.57 } };
    const other = face({ x: 0.6, y: 0.5, ...eyes });
    const document = albumWith({ Two: { face: face(), other_faces: [other] } });
    const sticker = named(document, 'Two');
    const [row] = reviewFaces(document, [sticker], USUAL_FRAMING, new Map([[sticker.id as StickerId, 1]]));
    expect(row).toMatchObject({ finding: 'sure', byItself: true });
    expect(row!.faces[0]!.x).toBe(0.6);
  });

  it('passes over stickers that are gone, and refuses nothing at all', () => {
    const document = albumWith({ Mia: { face: face() } });
    const crop = { cx: 0, cy: 0, cscale: 2, crotation: 0 };
    expect(alignFaces(document, { crops: new Map([['gone' as StickerId, crop]]) })).toEqual([]);
    expect(isRefused(alignFaces(document, { crops: new Map() }))).toBe(true);
  });
});
