export type DragData = Record<string | symbol, unknown>;
export interface DropPointer {
  readonly clientX: number;
  readonly clientY: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
}

/** One kind of thing that is dragged onto the canvas out of a panel or a menu. */
export interface CanvasDrop {
  takes(data: DragData): boolean;
  over(data: DragData, pointer: DropPointer): void;
  leave(): void;
  drop(data: DragData, pointer: DropPointer): void;
}
