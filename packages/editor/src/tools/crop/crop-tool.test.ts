import { cropMatrix, applyMatrix, IDENTITY, type NodeId, spreadMatrix, croppedPicture } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { anEditor, type EditorDriver } from '../../testing/editor-driver.ts';
import { createCropStore, type CropStore } from './crop-store.ts';
import { cropSteps, seenTurn } from './crop-steps.ts';
import { cropping } from './cropping.ts';

const SPREAD = 'page';
const PHOTO = 'photo' as NodeId;

/** A photo of 1000 x 500 pixels in a frame of 100 x 100 mm at 50, 50: at rest 50 mm of it are cut off on each side. */
function openCrop(given: object = {}): { editor: EditorDriver; crop: CropStore } {
  const album = anAlbum()
    .section()
    .spread({ id: SPREAD })
    .rectangle({ id: 'other', x: 300, y: 50, width: 50, height: 50, fill: 3 })
    .picture({ id: PHOTO, x: 50, y: 50, width: 100, height: 100, pixels: [1000, 500], ...given })
    .build();
  const editor = anEditor(album).on(SPREAD);
  const crop = createCropStore();
  const { image, node, crop: saved } = croppedPicture(album, PHOTO)!;
  const flip = node.type === 'Image' ? node.props.flip : 'none';
  crop.open({
    nodeId: PHOTO,
    spreadId: SPREAD as NodeId,
    frame: { width: 100, height: 100 },
    picture: image.details,
    face: null,
    toSpread: spreadMatrix(album, PHOTO),
    parentToSpread: IDENTITY,
    box: node.type === 'Image' ? node.props : null,
    flip,
    saved,
  });
  editor.selection.editImage(PHOTO);
  editor.tools.enter(cropping({ tools: { ...editor.context, rest: () => rest() }, crop }));
  const rest = () =>
    editor.selection.get().mode === 'image'
      ? cropping({ tools: { ...editor.context, rest }, crop })
      : editor.context.rest();
  return { editor, crop };
}

/** Where a pixel of the photo is seen on the spread. */
function seen(crop: CropStore, x: number, y: number) {
  const { target, crop: shown } = crop.get()!;
  const inFrame = applyMatrix(cropMatrix(target.frame, target.picture, shown, target.flip), { x, y });
  return applyMatrix(target.toSpread, inFrame);
}

describe('the crop tool', () => {
  it('opens without a jump', () => {
    const { crop } = openCrop({ cx: 0.2, cscale: 1.5, crotation: 20 });
    expect(crop.get()!.crop).toEqual(crop.get()!.target.saved);
    expect(crop.isChanged()).toBe(false);
  });

  it('moves the picture with the pointer, at its edge it stops; with Ctrl it goes on', () => {
    const { editor, crop } = openCrop();
    editor.pointerDown(100, 100).pointerMove(120, 100);
    expect(seen(crop, 500, 250)).toMatchObject({ x: 120, y: 100 });
    editor.pointerMove(400, 130);
    expect(seen(crop, 0, 250).x).toBeCloseTo(50, 6);
    expect(crop.get()!.crop.cy).toBe(0);
    editor.pointerMove(400, 130, { ctrl: true }).pointerUp();
    expect(seen(crop, 500, 250)).toMatchObject({ x: 400, y: 130 });
    expect(editor.history.undoLabel()).toBeNull();
  });

  it('moves a turned and flipped picture with the pointer as well', () => {
    const { editor, crop } = openCrop({ rotation: 30, flip: 'horizontal', cscale: 3, crotation: 40 });
    const before = seen(crop, 500, 250);
    editor.drag([100, 100], [112, 95]);
    const after = seen(crop, 500, 250);
    expect(after.x - before.x).toBeCloseTo(12, 6);
    expect(after.y - before.y).toBeCloseTo(-5, 6);
  });

  it('takes hold of what is cut off too, and with alt follows a third of the way', () => {
    const { editor, crop } = openCrop();
    editor.drag([20, 100], [40, 100], { alt: true });
    expect(seen(crop, 500, 250).x).toBeCloseTo(100 + 20 * 0.33, 6);
  });

  it('grows about its middle at a corner', () => {
    const { editor, crop } = openCrop();
    editor.drag([200, 150], [300, 200], { target: { kind: 'picture' } });
    expect(crop.get()!.crop).toMatchObject({ cx: 0, cy: 0, cscale: 2 });
  });

  it('is cut by its frame, and stays where it is meanwhile', () => {
    const { editor, crop } = openCrop({ cscale: 1.5, rotation: 90 });
    const before = seen(crop, 300, 200);
    const edge = { target: { kind: 'handle', handle: 'n' } } as const;
    editor.pointerDown(150, 100, edge).pointerMove(130, 104);
    expect(crop.newFrame()).toMatchObject({ width: 100, height: 80 });
    expect(seen(crop, 300, 200).x).toBeCloseTo(before.x, 6);
    expect(seen(crop, 300, 200).y).toBeCloseTo(before.y, 6);
    expect(editor.store.shown.of(PHOTO)).toMatchObject({ height: 80, ...crop.get()!.crop });
    editor.cancel();
    expect([crop.newFrame(), crop.isChanged(), editor.store.shown.own()]).toEqual([null, false, null]);
  });

  it('turns at its handle, and comes to rest upright', () => {
    const { editor, crop } = openCrop();
    editor.drag([100, 160], [40, 100.4], { target: { kind: 'rotate' } });
    expect(crop.get()!.crop.crotation).toBeCloseTo(90, 6);
    editor.drag([100, 160], [70, 140], { target: { kind: 'rotate' } });
    expect(crop.get()!.crop.crotation).not.toBe(90);
  });

  it.each(['none', 'horizontal', 'vertical', 'both'] as const)(
    'is turned as it is seen where it is flipped: %s',
    (flip) => {
      const { editor, crop } = openCrop({ flip, cscale: 3 });
      const slant = (): number => {
        const [from, to] = [seen(crop, 400, 250), seen(crop, 600, 250)];
        return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      };
      const level = slant();
      const turned = (): number => ((slant() - level + 540) % 360) - 180;
      crop.show(cropSteps.turnTo(30)(crop.get()!));
      expect([turned(), seenTurn(crop.get()!)]).toEqual([expect.closeTo(30, 6), expect.closeTo(30, 6)]);
      crop.show(cropSteps.turn(90)(crop.get()!));
      expect([turned(), seenTurn(crop.get()!)]).toEqual([expect.closeTo(120, 6), expect.closeTo(120, 6)]);
      crop.show(cropSteps.turnTo(-180)(crop.get()!));
      expect(seenTurn(crop.get()!)).toBeCloseTo(180, 6);
      expect(editor.history.undoLabel()).toBeNull();
    },
  );

  it('is put back by Esc in the middle of a move', () => {
    const { editor, crop } = openCrop();
    editor.pointerDown(100, 100).pointerMove(130, 110).cancel();
    expect(crop.isChanged()).toBe(false);
    expect(editor.tools.state().name).toBe('crop.idle');
  });

  it('follows others as long as nobody has touched it here', () => {
    const { editor, crop } = openCrop();
    const { target } = crop.get()!;
    const theirs = { cx: 0.1, cy: 0, cscale: 2, crotation: 0 };
    crop.retarget({ ...target, saved: theirs });
    expect(crop.get()!.crop).toEqual(theirs);
    editor.drag([100, 100], [110, 100]);
    const mine = crop.get()!.crop;
    crop.retarget({ ...target, saved: target.saved });
    expect(crop.get()!.crop).toEqual(mine);
  });

  it('ends with a press beside the picture, which takes what lies there', () => {
    const { editor } = openCrop();
    editor.click(320, 60);
    expect(editor.selection.get()).toMatchObject({ mode: 'element', ids: ['other'] });
  });
});
