import type { ElementType } from '@figurina/album';

/** What tools put onto a spread. */
export type CreatedType = Extract<ElementType, 'Text' | 'Rectangle' | 'Circle' | 'Line' | 'StickerCell' | 'Comment'>;
