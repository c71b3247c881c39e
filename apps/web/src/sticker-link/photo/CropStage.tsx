/** @jsxImportSource preact */
import { cssMatrix, pannedCrop, turnedFilledCrop, zoomedCrop, type Crop } from '@figurina/album';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useForm, useT } from '../form-context.ts';
import { DrawnSticker } from '../sticker/DrawnSticker.tsx';
import { useLinkDesign } from '../sticker/use-link-design.ts';
import { useObjectUrl } from '../sticker/use-object-url.ts';
import { CropButtons } from './CropButtons.tsx';
import { cropLayout } from './crop-layout.ts';
import { followFingers } from './follow-fingers.ts';
import { heldCrop, zoomOf } from './hold-crop.ts';
import type { ChosenPhoto } from './kept-photo.ts';

interface CropStageProps {
  photo: ChosenPhoto;
  /** The first touch. */
  onTouch: () => void;
  /** At the end of a gesture. */
  onCrop: (crop: Crop) => void;
}

const ZOOM_STEP = 1.2;
/** Of the frame, for an arrow key. */
const ARROW_STEP = 0.02;
const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The sticker on its photo: the photo is pulled and pinched behind the frame, what is cut off shows dimmed around it.
 * While fingers move, only transforms are written; the form hears of the crop when they let go.
 */
export function CropStage({ photo, onTouch, onCrop }: CropStageProps): ComponentChildren {
  const t = useT();
  const isPlain = useForm().link.look === null;
  const { frame: wholeFrame, size } = useLinkDesign();
  const frame = useMemo(() => (isPlain ? { ...wholeFrame, x: 0, y: 0 } : wholeFrame), [isPlain, wholeFrame]);
  const picture = useMemo(() => ({ width: photo.shownWidth, height: photo.shownHeight }), [photo]);
  const [stage, setStage] = useState({ width: 346, height: stageHeight() });
  const layout = useMemo(() => cropLayout(stage, isPlain ? frame : size, frame), [stage, isPlain, frame, size]);
  const url = useObjectUrl(photo.shown);
  const element = useRef<HTMLDivElement>(null);
  /** What is painted, also while it changes. */
  const live = useRef(photo.crop);
  const now = useRef({ layout, frame, picture, onTouch, onCrop });
  now.current = { layout, frame, picture, onTouch, onCrop };

  useLayoutEffect(() => {
    live.current = photo.crop;
    paintCrop(element.current!, layout.transforms(picture, photo.crop));
  }, [photo.crop, url, layout, picture]);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(
      ([entry]) => entry && setStage({ width: entry.contentRect.width, height: stageHeight() }),
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(
    () =>
      followFingers(element.current!, {
        start: () => now.current.onTouch(),
        move: ({ by, factor, at }) => {
          const { layout: on, frame: held, picture: size_ } = now.current;
          const moved = pannedCrop(held, live.current, { x: by.x / on.scale, y: by.y / on.scale });
          live.current = heldCrop(held, size_, zoomedCrop(held, moved, factor, on.toFrame(at)));
          paintCrop(element.current!, on.transforms(size_, live.current));
        },
        end: () => now.current.onCrop(live.current),
      }),
    [],
  );

  const middle = { x: frame.width / 2, y: frame.height / 2 };
  function set(crop: Crop): void {
    onTouch();
    onCrop(heldCrop(frame, picture, crop));
  }
  const zoom = (direction: number): void => set(zoomedCrop(frame, photo.crop, ZOOM_STEP ** direction, middle));

  function onKeyDown(event: KeyboardEvent): void {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (x !== 0 || y !== 0)
      set(pannedCrop(frame, photo.crop, { x: x * ARROW_STEP * frame.width, y: y * ARROW_STEP * frame.height }));
    else if (event.key === '+' || event.key === '-') zoom(event.key === '+' ? 1 : -1);
    else return;
    event.preventDefault();
  }

  const { box } = layout;
  const boxStyle = { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` };
  return (
    <div className="sl-crop">
      <div
        ref={element}
        className="sl-stage"
        style={{ height: `${stage.height}px` }}
        role="application"
        aria-label={t('contribute.photo.crop')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {url && <img className="sl-dimmed" src={url} alt="" draggable={false} {...picture} />}
        <span className={isPlain ? 'sl-preview sl-plain' : 'sl-preview'} aria-hidden="true" style={boxStyle}>
          {!isPlain && <DrawnSticker width={box.width} photo={photo} />}
          {isPlain && url && <img src={url} alt="" draggable={false} {...picture} />}
        </span>
      </div>
      <CropButtons
        zoomed={zoomOf(frame, picture, photo.crop)}
        onZoom={zoom}
        onTurn={() => set(turnedFilledCrop(frame, picture, photo.crop, { degrees: 90, at: middle }))}
      />
      <p className="sl-hint">{t('contribute.photo.drag')}</p>
    </div>
  );
}

/** So much of a phone that the checks and the buttons below are seen with it. */
function stageHeight(): number {
  return Math.round(Math.min(340, Math.max(220, window.innerHeight * 0.385)));
}

/** The dimmed photo, and the one in the sticker or in its plain frame. */
function paintCrop(stage: HTMLElement, transforms: ReturnType<ReturnType<typeof cropLayout>['transforms']>): void {
  for (const [selector, matrix] of [
    ['.sl-dimmed', transforms.stage],
    ['.sl-plain > img', transforms.box],
    ['.fg-picture > img', transforms.drawn],
  ] as const) {
    const image = stage.querySelector<HTMLElement>(selector);
    if (image) image.style.transform = cssMatrix(matrix);
  }
}
