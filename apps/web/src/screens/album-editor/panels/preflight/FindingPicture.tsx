import { boundsInSpread, type Finding, type ImageId, spreadOrder, spreadSize } from '@figurina/album';
import { spreadOf } from '@figurina/editor';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import { SpreadPicture } from '../../parts/SpreadPicture.tsx';
import { useEditor } from '../../session/editor-context.ts';

const HEIGHT = 52;
/** A mark that can be seen, in pixels. */
const LEAST = 7;

/** The spread in small with a mark where it was found; for a sticker without a place its photo. */
export function FindingPicture({ finding: { nodeId, stickerId } }: { finding: Finding }) {
  const { store, pictures, measured, imageUrl } = useEditor();
  const { document } = store;
  const spreadId = nodeId && spreadOf(document, nodeId);
  if (!spreadId) {
    const image = stickerId && document.images.get(document.stickers.get(stickerId)?.image as ImageId);
    return (
      <span className="preflight-picture" data-photo>
        {image ? <img src={imageUrl(image, HEIGHT * 2)} alt="" /> : <IconSticker size={24} aria-hidden />}
      </span>
    );
  }
  const spreads = spreadOrder(document);
  const size = spreadSize(spreads.indexOf(spreadId), spreads.length);
  const scale = HEIGHT / size.height;
  const box = boundsInSpread(document, nodeId, measured);
  return (
    <span className="preflight-picture" style={{ width: size.width * scale }}>
      <SpreadPicture
        pictures={pictures}
        spreadId={spreadId}
        box={{ x: 0, y: 0, width: size.width * scale, height: HEIGHT }}
        patient="patient"
      />
      {box ? (
        <i
          style={{
            left: Math.max(0, box.x * scale - 1),
            top: Math.max(0, box.y * scale - 1),
            width: Math.max(LEAST, Math.min(box.width, size.width) * scale),
            height: Math.max(LEAST, Math.min(box.height, size.height) * scale),
          }}
        />
      ) : null}
    </span>
  );
}
