/** @jsxImportSource preact */
import { compose, cropMatrix, cssMatrix, scaling } from '@figurina/album';
import type { ComponentChildren } from 'preact';
import type { ChosenPhoto } from '../photo/kept-photo.ts';
import { useLinkDesign } from './use-link-design.ts';
import { useObjectUrl } from './use-object-url.ts';

interface PlainPortraitProps {
  /** In pixels. */
  width: number;
  photo: ChosenPhoto;
  /** Without one it is decoration. */
  label?: string;
}

/** One's own photo as it was cropped, for surprise mode: nothing of a sticker around it. */
export function PlainPortrait({ width, photo, label }: PlainPortraitProps): ComponentChildren {
  const { frame } = useLinkDesign();
  const url = useObjectUrl(photo.shown);
  const scale = width / frame.width;
  const picture = { width: photo.shownWidth, height: photo.shownHeight };
  const transform = cssMatrix(compose(scaling(scale), cropMatrix(frame, picture, photo.crop)));
  return (
    <span
      className="sl-preview sl-plain"
      style={{ width: `${width}px`, height: `${frame.height * scale}px` }}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {url && <img src={url} alt="" style={{ transform }} {...picture} />}
    </span>
  );
}
