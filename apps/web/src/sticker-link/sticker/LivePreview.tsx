/** @jsxImportSource preact */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useForm } from '../form-context.ts';
import type { ChosenPhoto } from '../photo/kept-photo.ts';
import type { DrawnStickerProps } from './DrawnSticker.tsx';

/** One's own sticker as it grows. The drawing of the album comes behind the form; until then its place is kept. */
export function LivePreview(props: { width: number; photo: ChosenPhoto | null }): ComponentChildren {
  const { person } = useForm().link;
  const [drawn, setDrawn] = useState<{ Sticker: FunctionComponent<DrawnStickerProps> } | null>(null);
  useEffect(() => {
    // Without it the form does its work all the same.
    import('./DrawnSticker.tsx').then(
      ({ DrawnSticker }) => setDrawn({ Sticker: DrawnSticker }),
      () => undefined,
    );
  }, []);
  const height = (props.width * 70) / (person?.double ? 100 : 50);
  return (
    <span className="sl-preview" style={{ width: `${props.width}px`, height: `${height}px` }} aria-hidden="true">
      {drawn && <drawn.Sticker {...props} />}
    </span>
  );
}
