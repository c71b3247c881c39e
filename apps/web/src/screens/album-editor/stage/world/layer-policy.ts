/** Below this part of the scale that a layer is drawn at, drawing it anew costs less than keeping it. */
const LEAST_PART = 1 / 4;

export interface LayerPolicy {
  /** Whether the moving world keeps the layer it has, for the zoom of this frame. */
  keeps(zoom: number): boolean;
  /** It rests: the browser draws it at its own scale. */
  rests(zoom: number): void;
}

/**
 * A layer that only moves keeps the scale it was drawn at. On the way out of a great zoom that is a hundred times what is
 * seen, and a whole spread at that scale more than the browser can draw: it stands still for seconds. So the layer is let
 * go of for a frame, and drawn at the scale of then, each time the zoom has fallen to a quarter.
 */
export function createLayerPolicy(zoomNow: number): LayerPolicy {
  let drawnAt = zoomNow;
  return {
    keeps(zoom) {
      if (zoom >= drawnAt * LEAST_PART) return true;
      drawnAt = zoom;
      return false;
    },
    rests(zoom) {
      drawnAt = zoom;
    },
  };
}
