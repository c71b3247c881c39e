import {
  cellLayout,
  cssMatrix,
  type NodeOf,
  scaling,
  STICKER_SIZE,
  type Sticker,
  stickerLayout,
} from '@figurina/album';
import { useMemo, type ReactNode } from 'react';
import { matrixOf } from '../matrix/node-matrix.ts';
import { useReader, useSource } from '../read/album-reader.ts';
import { groundOf } from '../stickers/cell-ground.ts';
import { designIn } from '../stickers/designs/index.ts';
import { StickerArtwork } from '../stickers/StickerArtwork.tsx';
import { effectsStyle } from './effects.ts';
import { shownSide } from './shown-side.ts';

/** A numbered cell: with its sticker, as if it were stuck there, or empty with number and name as it is printed. */
export function CellView({ node }: { node: NodeOf<'StickerCell'> }): ReactNode {
  const reader = useReader();
  const { props } = node;
  const sticker = useSource(reader.sticker(props.stickerId));
  const numbers = useSource(reader.cellNumbers(node.id));
  const { blank_enabled: blanksShow } = useSource(reader.settings);
  if (!sticker && !blanksShow && !reader.mode.showPlaces) return null;
  return (
    <StickerFrame
      node={node}
      sticker={sticker}
      numbers={numbers}
      double={sticker?.doubleSticker ?? props.doubleSticker}
      withPicture={reader.mode.showStickers}
    />
  );
}

/** A sticker for decoration: always with its picture. */
export function StickerView({ node }: { node: NodeOf<'Sticker'> }): ReactNode {
  const reader = useReader();
  const sticker = useSource(reader.sticker(node.props.stickerId));
  const numbers = useSource(reader.stickerNumbers(node.props.stickerId));
  if (!sticker && !reader.mode.showPlaces) return null;
  return (
    <StickerFrame
      node={node}
      sticker={sticker}
      numbers={numbers}
      double={sticker?.doubleSticker ?? node.props.width > node.props.height}
      withPicture
    />
  );
}

interface StickerFrameProps {
  node: NodeOf<'StickerCell'> | NodeOf<'Sticker'>;
  sticker: Sticker | undefined;
  numbers: readonly number[];
  double: boolean;
  withPicture: boolean;
}

/** The artwork at its own size, cut at its trim and stretched to the node's box. */
function StickerFrame({ node, sticker, numbers, double, withPicture }: StickerFrameProps): ReactNode {
  const reader = useReader();
  const palette = useSource(reader.palette);
  const fonts = useSource(reader.fonts);
  const settings = useSource(reader.settings);
  const { props } = node;
  const size = double ? STICKER_SIZE.double : STICKER_SIZE.single;
  const image = useSource(reader.image(withPicture ? (sticker?.image ?? null) : null));
  const url = useSource(reader.imageUrl(image, shownSide({ ...props, cscale: sticker?.cscale ?? 1 })));
  const look = useMemo(() => ({ palette, fonts }), [palette, fonts]);
  const ground = useMemo(() => groundOf(props), [props]);
  const picture = image && url !== null && sticker ? { image, url, crop: sticker } : null;
  const isEmptyCell = node.type === 'StickerCell' && !picture;
  const layout = isEmptyCell ? cellLayout(settings, sticker) : stickerLayout(settings, sticker);
  const stretch = scaling(props.width / size.width, props.height / size.height);
  return (
    <div className="fg-leaf" data-node={node.id} style={{ transform: matrixOf(node), ...effectsStyle(props) }}>
      <div className="fg-leaf fg-trim" style={{ ...size, transform: cssMatrix(stretch) }}>
        <StickerArtwork
          design={designIn(layout)}
          facts={{ name: sticker?.name ?? '', position: sticker?.position ?? '', numbers, double, ground }}
          look={look}
          picture={picture}
          portrait={settings.portrait}
        />
      </div>
    </div>
  );
}
