import type { NodeId } from '@figurina/album';

const FRAMES = 30;
const LONGEST_WAIT_MS = 8000;

/** Waits until the picture of an element can be seen; what is out of view is not waited for long. */
export async function untilDrawn(world: HTMLElement | null, id: NodeId): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const image = world?.querySelector<HTMLImageElement>(`[data-node="${CSS.escape(id)}"] img`);
    if (!image) continue;
    const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    await Promise.race([image.decode().catch(() => undefined), tooLong]);
    return;
  }
}
