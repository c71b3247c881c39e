/** @jsxImportSource preact */
import {
  compose,
  cropMatrix,
  cssMatrix,
  pannedCrop,
  scaling,
  translation,
  turnedFilledCrop,
  zoomedCrop,
  type Crop,
} from '@figurina/album';
import { pictureMatrix } from '@figurina/drawing';
import { type ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useForm, useT } from '../form-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { DrawnSticker } from '../sticker/DrawnSticker.tsx';
import { useLinkDesign } from '../sticker/use-link-design.ts';
import { useObjectUrl } from '../sticker/use-object-url.ts';
import { followFingers } from './follow-fingers.ts';
import { heldCrop, MOST_ZOOM, zoomOf } from './hold-crop.ts';
import type { ChosenPhoto } from './kept-photo.ts';

interface CropStageProps {
  photo: ChosenPhoto;
  /** The first touch. */
  onTouch: () => void;
  /** At the end of a gesture. */
  onCrop: (crop: Crop) => void;
}

const STAGE = { width: 346, height: 340 } as const;
const ZOOM_STEP = 1.2;
/** Of the frame, for an arrow key. */
const ARROW_STEP = 0.02;

/**
 * The sticker on its photo: the photo is pulled and pinched behind the frame, what is cut off shows dimmed around it.
 * While fingers move, only transforms are written; React hears of the crop when they let go.
 */
export function CropStage({ photo, onTouch, onCrop }: CropStageProps): ComponentChildren {
  const t = useT();
  const { link } = useForm();
  const { frame, size } = useLinkDesign();
  const stage = useRef<HTMLDivElement>(null);
  const dimmed = useRef<HTMLImageElement>(null);
  const url = useObjectUrl(photo.shown);
  const [width, setWidth] = useState<number>(STAGE.width);
  const shown = link.look === null ? frame : { x: 0, y: 0, ...size };
  /** Pixels a millimetre, so that the sticker leaves some of the photo around it to see. */
  const scale = Math.min(
    (width - 24) / shown.width,
    (STAGE.height - 24) / shown.height,
    (width * 0.68) / Math.min(50, shown.width),
  );
  const left = (width - shown.width * scale) / 2;
  const top = (STAGE.height - shown.height * scale) / 2;
  const live = useRef(photo.crop);
  const picture = { width: photo.shownWidth, height: photo.shownHeight };

  function paint(crop: Crop): void {
    live.current = crop;
    const onStage = compose(
      translation(left, top),
      scaling(scale),
      translation(frame.x - shown.x, frame.y - shown.y),
      cropMatrix(frame, picture, crop),
    );
    if (dimmed.current) dimmed.current.style.transform = cssMatrix(onStage);
    const inside = stage.current?.querySelector<HTMLElement>('.fg-picture > img');
    if (inside) inside.style.transform = cssMatrix(pictureMatrix(frame, picture, crop));
    const plain = stage.current?.querySelector<HTMLElement>('.sl-plain > img');
    if (plain) plain.style.transform = cssMatrix(compose(scaling(scale), cropMatrix(frame, picture, crop)));
  }
  const painting = useRef(paint);
  painting.current = paint;
  useLayoutEffect(() => painting.current(photo.crop), [photo.crop, url, width]);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, []);

  const moves = useRef({ onTouch, onCrop, scale, left, top, frame, picture, shown });
  moves.current = { onTouch, onCrop, scale, left, top, frame, picture, shown };
  useEffect(
    () =>
      followFingers(stage.current!, {
        start: () => moves.current.onTouch(),
        move: ({ by, factor, at }) => {
          const now = moves.current;
          const point = {
            x: (at.x - now.left) / now.scale + now.shown.x - now.frame.x,
            y: (at.y - now.top) / now.scale + now.shown.y - now.frame.y,
          };
          const moved = pannedCrop(now.frame, live.current, { x: by.x / now.scale, y: by.y / now.scale });
          painting.current(heldCrop(now.frame, now.picture, zoomedCrop(now.frame, moved, factor, point)));
        },
        end: () => moves.current.onCrop(live.current),
      }),
    [],
  );

  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const set = (crop: Crop): void => {
    onTouch();
    onCrop(heldCrop(frame, picture, crop));
  };
  const zoom = (factor: number): void => set(zoomedCrop(frame, photo.crop, factor, middle));
  const pan = (x: number, y: number): void =>
    set(pannedCrop(frame, photo.crop, { x: x * ARROW_STEP * frame.width, y: y * ARROW_STEP * frame.height }));
  const turn = (): void => set(turnedFilledCrop(frame, picture, photo.crop, { degrees: 90, at: middle }));

  function onKeyDown(event: KeyboardEvent): void {
    const act = {
      ArrowLeft: () => pan(-1, 0),
      ArrowRight: () => pan(1, 0),
      ArrowUp: () => pan(0, -1),
      ArrowDown: () => pan(0, 1),
      '+': () => zoom(ZOOM_STEP),
      '=': () => zoom(ZOOM_STEP),
      '-': () => zoom(1 / ZOOM_STEP),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  const zoomed = zoomOf(frame, picture, photo.crop);
  return (
    <div className="sl-crop">
      <div
        ref={stage}
        className="sl-stage"
        style={{ height: `${STAGE.height}px` }}
        role="group"
        aria-label={t('contribute.photo.crop')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {url && (
          <img
            ref={dimmed}
            className="sl-dimmed"
            src={url}
            alt=""
            draggable={false}
            width={picture.width}
            height={picture.height}
          />
        )}
        <span
          className={link.look === null ? 'sl-preview sl-plain' : 'sl-preview'}
          aria-hidden="true"
          style={boxStyle({ left, top, width: shown.width * scale, height: shown.height * scale })}
        >
          {link.look === null ? (
            url && <img src={url} alt="" draggable={false} width={picture.width} height={picture.height} />
          ) : (
            <DrawnSticker width={shown.width * scale} photo={photo} />
          )}
        </span>
      </div>
      <p className="sl-hint">{t('contribute.photo.drag')}</p>
      <div className="sl-row sl-zoom">
        <RoundButton
          name="minus"
          label={t('contribute.photo.smaller')}
          disabled={zoomed <= 1.001}
          onClick={() => zoom(1 / ZOOM_STEP)}
        />
        <RoundButton
          name="plus"
          label={t('contribute.photo.larger')}
          disabled={zoomed >= MOST_ZOOM - 0.001}
          onClick={() => zoom(ZOOM_STEP)}
        />
        <RoundButton name="turn" label={t('contribute.photo.turn')} onClick={turn} />
      </div>
    </div>
  );
}

function boxStyle(box: Record<'left' | 'top' | 'width' | 'height', number>): Record<string, string> {
  return Object.fromEntries(Object.entries(box).map(([side, length]) => [side, `${length}px`]));
}

interface RoundButtonProps {
  name: 'minus' | 'plus' | 'turn';
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function RoundButton({ name, label, disabled = false, onClick }: RoundButtonProps): ComponentChildren {
  return (
    <button type="button" className="sl-quiet sl-round" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}
