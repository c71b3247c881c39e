import { SAFE } from '@figurina/album';
import type { PlateBox, PlateName, PlatePage } from '@figurina/contract';
import { Fragment, type CSSProperties } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { type PagePlates, useBackground } from './use-plates.ts';

/** The sheet as the chosen inks print it on each other, with its boxes over it. */
export function PlateSheet(props: {
  page: PlatePage;
  plates: PagePlates;
  shown: ReadonlySet<PlateName>;
  hasBoxes: boolean;
  zoom: number;
  label: string;
}) {
  const t = useT();
  const { page, plates, shown, hasBoxes, zoom, label } = props;
  const { width, height, bleed, trim } = page;
  const safe = {
    x: trim.x + SAFE.trim,
    y: trim.y + SAFE.trim,
    width: trim.width - 2 * SAFE.trim,
    height: trim.height - 2 * SAFE.trim,
  };
  const size = { '--sheet-ratio': width / height, '--sheet-zoom': zoom } as CSSProperties;
  return (
    <div className="plate-sheet" role="img" aria-label={label} style={size}>
      {[...plates.pictures].map(([name, blob]) =>
        shown.has(name) ? (
          <Fragment key={name}>
            {/* What is over the limit is made black first, whatever is beneath, then lit in its own colour. */}
            {name === 'over' ? <PlateLayer name="over-dark" blob={blob} /> : null}
            <PlateLayer name={name} blob={blob} />
          </Fragment>
        ) : null,
      )}
      {hasBoxes ? (
        <svg className="plate-boxes" viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {(
            [
              ['bleed', bleed],
              ['trim', trim],
              ['safe', safe],
            ] as const
          ).map(([name, box]) => (
            <Box key={name} name={name} box={box} title={t(`jobs.plates.box.${name}`)} />
          ))}
        </svg>
      ) : null}
    </div>
  );
}

function PlateLayer({ name, blob }: { name: PlateName | 'over-dark'; blob: Blob }) {
  return <div ref={useBackground(blob)} className="plate-layer" data-plate={name} />;
}

function Box({ name, box, title }: { name: string; box: PlateBox; title: string }) {
  return (
    <rect data-box={name} x={box.x} y={box.y} width={box.width} height={box.height}>
      <title>{title}</title>
    </rect>
  );
}
