/** Clockwise from the top. */
const AROUND: readonly string[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const PULLS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;

/** How many eighths of a turn a frame has made: with each of them its handles point another way. */
export function eighthsOf(rotation: number): number {
  return ((Math.round(rotation / 45) % 8) + 8) % 8;
}

/** The pointer's shape over a handle: the way in which the frame is pulled there. */
export function handleCursor(handle: string, rotation: number): string {
  const at = AROUND.indexOf(handle);
  return at === -1 ? 'grab' : PULLS[(at + eighthsOf(rotation)) % 4]!;
}
