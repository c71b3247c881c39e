import type { Category } from '@figurina/album';

/** What is told of editing: how many at once, and of elements which type. */
export interface EditorEvents {
  'Sticker Created': { count: number };
  'Sticker Placed': { count: number };
  'Background Image Placed': { count: number };
  'Spread Created': { count: number };
  'Spread Updated': { count: number };
  'Spread Deleted': { count: number };
  'Image Replaced': { count: number };
  'Element Created': { count: number; type: string };
}

/** Every event with what is told of it. Never names, titles, texts, pictures, or ids of albums. */
export interface TrackedEvents extends EditorEvents {
  /** `order`: its name, `F-20001`. `amount`: net, in minor units. */
  'Order Created': { order: string; amount: number; currency: string; category: Category };
  /** An album was made for an organisation. */
  'Album Conversion': { category: Category };
}
