/** Rectangles in pixels of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 6;
const MARGIN = 8;

/** Below its button, right edges together; above it where there is more room; always inside the window. */
export function menuPlace(
  button: Box,
  menu: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> {
  const below = button.top + button.height + GAP;
  const above = button.top - GAP - menu.height;
  const fits = below + menu.height <= view.height - MARGIN;
  const top = fits || above < MARGIN ? below : above;
  return {
    left: within(button.left + button.width - menu.width, MARGIN, view.width - MARGIN - menu.width),
    top: within(top, MARGIN, view.height - MARGIN - menu.height),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
