import { coveringCrop, coversFrame, pannedCrop, type Crop, type ImageRecord, zoomedCrop } from '@figurina/album';
import { type RefObject, useEffect } from 'react';
import { DRAG_FACTOR, type Stage } from './crop-stage.ts';
import type { CropEdit } from './use-crop-edit.ts';

interface CropPointer {
  readonly edit: CropEdit;
  readonly image: ImageRecord;
  readonly stage: Stage;
  readonly device: 'desktop' | 'phone';
  readonly enabled: boolean;
}

/** Drag moves the picture, two fingers and the wheel zoom it. A picture that covers its place goes on covering it. */
export function useCropPointer(element: RefObject<HTMLElement | null>, parts: CropPointer): void {
  const { edit, image, stage, device, enabled } = parts;
  useEffect(() => {
    const area = element.current;
    if (!area || !enabled) return;
    const fingers = new Map<number, { x: number; y: number }>();
    const middle = { x: stage.frame.width / 2, y: stage.frame.height / 2 };
    let start: { crop: Crop; covers: boolean; at: { x: number; y: number }; apart: number } | null = null;

    const spread = (): { at: { x: number; y: number }; apart: number } => {
      const [a, b] = [...fingers.values()];
      if (!a) return { at: { x: 0, y: 0 }, apart: 0 };
      if (!b) return { at: a, apart: 0 };
      return { at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
    };
    function begin(): void {
      const crop = edit.current();
      start = fingers.size === 0 ? null : { crop, covers: coversFrame(stage.frame, image.details, crop), ...spread() };
    }
    function moved(): Crop | null {
      if (!start) return null;
      const now = spread();
      const factor = DRAG_FACTOR[device];
      const by = { x: (now.at.x - start.at.x) * factor, y: (now.at.y - start.at.y) * factor };
      let crop = pannedCrop(stage.frame, start.crop, by);
      if (start.apart > 0 && now.apart > 0) crop = zoomedCrop(stage.frame, crop, now.apart / start.apart, middle);
      return start.covers ? coveringCrop(stage.frame, image.details, crop) : crop;
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0 || fingers.size === 2) return;
      area!.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begin();
    }
    function move(event: PointerEvent): void {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const crop = moved();
      if (crop) edit.show(crop);
    }
    function up(event: PointerEvent): void {
      if (!fingers.has(event.pointerId)) return;
      const crop = moved();
      fingers.delete(event.pointerId);
      if (event.type === 'pointercancel') edit.cancel();
      else if (crop && fingers.size > 0) edit.show(crop);
      else if (crop) edit.commit(crop);
      begin();
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const delta = Math.max(-100, Math.min(100, event.deltaY));
      const factor = delta > 0 ? 1 / (1 + 0.002 * delta) : 1 - 0.002 * delta;
      edit.commit(zoomedCrop(stage.frame, edit.current(), factor, middle), 'crop-wheel');
    }
    area.addEventListener('pointerdown', down);
    area.addEventListener('pointermove', move);
    area.addEventListener('pointerup', up);
    area.addEventListener('pointercancel', up);
    area.addEventListener('wheel', wheel, { passive: false });
    return () => {
      area.removeEventListener('pointerdown', down);
      area.removeEventListener('pointermove', move);
      area.removeEventListener('pointerup', up);
      area.removeEventListener('pointercancel', up);
      area.removeEventListener('wheel', wheel);
    };
  }, [element, edit, image, stage, device, enabled]);
}
