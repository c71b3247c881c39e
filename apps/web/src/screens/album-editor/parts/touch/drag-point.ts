/** In pixels of the window. */
export interface DragPoint {
  readonly clientX: number;
  readonly clientY: number;
}
