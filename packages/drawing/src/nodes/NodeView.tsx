import type { NodeId, NodeOf, NodeType } from '@figurina/album';
import { createElement, memo, useMemo, type ReactNode } from 'react';
import { matrixOf } from '../matrix/node-matrix.ts';
import { useReader, useSource } from '../read/album-reader.ts';
import { symbolsIn } from '../text/symbols-in.ts';
import { TextBox } from '../text/TextBox.tsx';
import { effectsOf } from '../pixels/pixel-effects.ts';
import { usePixels } from '../pixels/use-pixels.ts';
import { effectsStyle } from './effects.ts';
import { followedAddress } from './followed-address.ts';
import { ImageDrawing } from './ImageDrawing.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { ShapeDrawing } from './ShapeDrawing.tsx';
import { shownSide } from './shown-side.ts';
import { CellView, StickerView } from './StickerViews.tsx';

/** One node, read from the album and drawn anew when it alone changes. Hidden nodes and comments draw nothing. */
export const NodeView = memo(function NodeView({ id }: { id: NodeId }): ReactNode {
  const node = useSource(useReader().node(id));
  if (!node || ('hidden' in node.props && node.props.hidden)) return null;
  return viewOf(node);
});

/** Each type in its view: a new one is to say how it is drawn, or that it is not. */
type View<Type extends NodeType> = (props: { node: NodeOf<Type> }) => ReactNode;
const VIEWS: { readonly [Type in NodeType]: View<Type> | null } = {
  Root: null,
  Section: null,
  Spread: null,
  Group: GroupView,
  Image: ImageView,
  Text: TextView,
  Circle: ShapeView,
  Rectangle: ShapeView,
  Line: LineView,
  Sticker: StickerView,
  StickerCell: CellView,
  Comment: null,
};

function viewOf<Type extends NodeType>(node: NodeOf<Type>): ReactNode {
  const view = VIEWS[node.type];
  return view && createElement(view, { node });
}

function GroupView({ node }: { node: NodeOf<'Group'> }): ReactNode {
  const ids = useSource(useReader().drawnIds(node.id));
  return (
    <div className="fg-leaf" data-node={node.id} style={{ transform: matrixOf(node), ...effectsStyle(node.props) }}>
      {ids.map((id) => (
        <NodeView key={id} id={id} />
      ))}
    </div>
  );
}

function ShapeView({ node }: { node: NodeOf<'Rectangle'> | NodeOf<'Circle'> }): ReactNode {
  return <ShapeDrawing node={node} palette={useSource(useReader().palette)} />;
}

function LineView({ node }: { node: NodeOf<'Line'> }): ReactNode {
  return <LineDrawing node={node} palette={useSource(useReader().palette)} />;
}

function ImageView({ node }: { node: NodeOf<'Image'> }): ReactNode {
  const reader = useReader();
  const { props } = node;
  const image = useSource(reader.image(props.image));
  const palette = useSource(reader.palette);
  const address = useSource(reader.imageUrl(image, shownSide(props)));
  const effects = effectsOf(props, palette);
  const url = usePixels(
    followedAddress(address, image, { palette, effects, followed: reader.followed }),
    props.image,
    effects,
  );
  return <ImageDrawing node={node} image={image} url={url} palette={palette} showPlaces={reader.mode.showPlaces} />;
}

function TextView({ node }: { node: NodeOf<'Text'> }): ReactNode {
  const reader = useReader();
  const palette = useSource(reader.palette);
  const fonts = useSource(reader.fonts);
  const symbols = useSource(reader.symbols(node.id, symbolsIn(node.props)));
  const look = useMemo(() => ({ palette, fonts }), [palette, fonts]);
  return <TextBox node={node} look={look} language={useSource(reader.language)} symbols={symbols} />;
}
