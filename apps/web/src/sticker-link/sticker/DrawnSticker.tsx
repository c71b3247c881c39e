/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fullName } from '@figurina/album/names';
import { useForm } from '../form-context.ts';
import type { ChosenPhoto } from '../photo/kept-photo.ts';
import { drawSticker, type StickerDrawing } from './draw-sticker.tsx';
import { useLinkDesign } from './use-link-design.ts';
import { useObjectUrl } from './use-object-url.ts';

export interface DrawnStickerProps {
  /** In pixels. */
  width: number;
  photo: ChosenPhoto | null;
}

/** One's own sticker, drawn as the album draws it; without a photo its empty place. */
export function DrawnSticker({ width, photo }: DrawnStickerProps): ComponentChildren {
  const { answers } = useForm().form;
  const design = useLinkDesign();
  const url = useObjectUrl(photo?.shown ?? null);
  const host = useRef<HTMLDivElement>(null);
  const drawing = useRef<StickerDrawing | null>(null);
  const name = fullName(answers);
  const position = answers.position.trim();
  useLayoutEffect(() => {
    const begun = drawSticker(host.current!);
    drawing.current = begun;
    return () => begun.end();
  }, []);
  useLayoutEffect(() => {
    drawing.current?.show({ design, name, position, photo: photo && url !== null ? { photo, url } : null });
  }, [design, name, position, photo, url]);
  return <div ref={host} className="fg-art" style={{ transform: `scale(${width / design.size.width})` }} />;
}
