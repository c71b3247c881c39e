import {
  cellLayout,
  type ElementNode,
  type ImageRecord,
  type NodeId,
  type NodeOf,
  type Paint,
  type Sticker,
  stickerLayout,
} from '@figurina/album';
import { followedAddress } from '../nodes/followed-address.ts';
import { shownSide } from '../nodes/shown-side.ts';
import { effectsOf, type PixelEffects, portraitEffects } from '../pixels/pixel-effects.ts';
import type { AlbumReader } from '../read/album-reader.ts';
import { lookOf } from './look-of.ts';
import { groundOf } from '../stickers/cell-ground.ts';
import { designIn } from '../stickers/designs/index.ts';
import { stickerLeaves, type StickerLeaves } from '../stickers/sticker-leaves.ts';
import { measureWords } from '../text/measure-words.ts';
import { symbolsIn } from '../text/symbols-in.ts';
import type { TextToMeasure } from '../text/measuring-host.tsx';
import type { TextLook } from '../text/text-style.ts';

/** What a painter needs of a node, read once from the album. */
export type SceneNode =
  | { readonly kind: 'group'; readonly node: NodeOf<'Group'>; readonly children: readonly SceneNode[] }
  | { readonly kind: 'shape'; readonly node: NodeOf<'Rectangle'> | NodeOf<'Circle'> | NodeOf<'Line'> }
  | {
      readonly kind: 'image';
      readonly node: NodeOf<'Image'>;
      readonly image: ImageRecord | undefined;
      readonly url: string | null;
      /** What is done to the pixels of the picture at `url` before it is painted. */
      readonly effects: PixelEffects | null;
      readonly showPlace: boolean;
    }
  | { readonly kind: 'text'; readonly node: NodeOf<'Text'>; readonly text: TextToMeasure }
  | {
      readonly kind: 'sticker';
      readonly node: NodeOf<'StickerCell'> | NodeOf<'Sticker'>;
      readonly leaves: StickerLeaves;
      readonly sticker: Sticker | undefined;
      readonly image: ImageRecord | undefined;
      readonly url: string | null;
      readonly effects: PixelEffects | null;
    };

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly fill: Paint;
  readonly fillOpacity: number;
  readonly look: TextLook;
  readonly nodes: readonly SceneNode[];
}

/** Reads a spread as it is now. `look` must be the same object while palette and fonts are the same. */
export function readScene(reader: AlbumReader, spreadId: NodeId): Scene | null {
  const look = lookOf(reader);
  const spread = reader.node(spreadId).get();
  if (spread?.type !== 'Spread') return null;
  const { width, height } = reader.spreadSize(spreadId).get();
  const { fill, fillOpacity } = spread.props;
  return { width, height, fill, fillOpacity, look, nodes: readChildren(reader, spreadId, look) };
}

function readChildren(reader: AlbumReader, parent: NodeId, look: TextLook): SceneNode[] {
  return reader
    .drawnIds(parent)
    .get()
    .flatMap((id) => {
      const node = reader.node(id).get();
      if (!node || node.type === 'Root' || node.type === 'Section' || node.type === 'Spread') return [];
      if ('hidden' in node.props && node.props.hidden) return [];
      return readNode(reader, node, look) ?? [];
    });
}

function readNode(reader: AlbumReader, node: ElementNode, look: TextLook): SceneNode | null {
  switch (node.type) {
    case 'Group':
      return { kind: 'group', node, children: readChildren(reader, node.id, look) };
    case 'Rectangle':
    case 'Circle':
    case 'Line':
      return { kind: 'shape', node };
    case 'Image':
      return readImage(reader, node);
    case 'Text': {
      const symbols = reader.symbols(node.id, symbolsIn(node.props)).get();
      return { kind: 'text', node, text: { node, look, language: reader.language.get(), symbols } };
    }
    case 'StickerCell':
    case 'Sticker':
      return readSticker(reader, node, look);
    // Painted by the screen alone.
    case 'Comment':
      return null;
  }
}

function readImage(reader: AlbumReader, node: NodeOf<'Image'>): SceneNode {
  const image = reader.image(node.props.image).get();
  const palette = reader.palette.get();
  const effects = effectsOf(node.props, palette);
  const address = reader.imageUrl(image, shownSide(node.props)).get();
  const url = followedAddress(address, image, { palette, effects, followed: reader.followed });
  return { kind: 'image', node, image, url, effects, showPlace: reader.mode.showPlaces };
}

function readSticker(
  reader: AlbumReader,
  node: NodeOf<'StickerCell'> | NodeOf<'Sticker'>,
  look: TextLook,
): SceneNode | null {
  const { props } = node;
  const sticker = reader.sticker(props.stickerId).get();
  const isCell = node.type === 'StickerCell';
  if (!sticker && !reader.mode.showPlaces && !(isCell && reader.settings.get().blank_enabled)) return null;
  const withPicture = isCell ? reader.mode.showStickers : true;
  const image = withPicture ? reader.image(sticker?.image ?? null).get() : undefined;
  const url = reader.imageUrl(image, shownSide({ ...props, cscale: sticker?.cscale ?? 1 })).get();
  const numbers = (isCell ? reader.cellNumbers(node.id) : reader.stickerNumbers(props.stickerId)).get();
  const double = sticker?.doubleSticker ?? (isCell ? node.props.doubleSticker : props.width > props.height);
  const empty = !image || url === null || !sticker;
  const settings = reader.settings.get();
  const leaves = stickerLeaves(
    designIn(isCell && empty ? cellLayout(settings, sticker) : stickerLayout(settings, sticker)),
    {
      name: sticker?.name ?? '',
      position: sticker?.position ?? '',
      numbers,
      double,
      empty,
      ground: groundOf(props),
    },
    { ...look, measure: measureWords },
  );
  const effects = portraitEffects(settings.portrait, look.palette);
  return { kind: 'sticker', node, leaves, sticker, image, url, effects };
}
