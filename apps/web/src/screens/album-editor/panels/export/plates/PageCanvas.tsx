import type { PlatePage } from '@figurina/contract';
import { useCallback, type CSSProperties } from 'react';

/** A picture of the trimmed page, where it lies on the sheet. */
export function PageCanvas(props: { page: PlatePage; picture: OffscreenCanvas; zoom: number; label: string }) {
  const { page, picture, zoom, label } = props;
  const { width, height, trim } = page;
  const size = { '--sheet-ratio': width / height, '--sheet-zoom': zoom } as CSSProperties;
  const place = {
    left: `${(100 * trim.x) / width}%`,
    top: `${(100 * trim.y) / height}%`,
    width: `${(100 * trim.width) / width}%`,
    height: `${(100 * trim.height) / height}%`,
  };
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d')!.drawImage(picture, 0, 0);
    },
    [picture],
  );
  return (
    <div className="plate-sheet" role="img" aria-label={label} style={size}>
      <canvas ref={draw} className="plate-page" style={place} />
    </div>
  );
}
