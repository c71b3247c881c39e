import { SAFE } from '@figurina/album';
import { PLATE_NAMES, type PlateBox, type PlateName, type PlatePage, type SpotPlate } from '@figurina/contract';
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
  spot: SpotPlate | null;
  label: string;
}) {
  const { page, plates, shown, hasBoxes, zoom, spot, label } = props;
  const { width, height } = page;
  const size = { '--sheet-ratio': width / height, '--sheet-zoom': zoom } as CSSProperties;
  return (
    <div className="plate-sheet" role="img" aria-label={label} style={size}>
      {PLATE_NAMES.map((name) => {
        const blob = shown.has(name) ? plates.pictures.get(name) : undefined;
        return blob ? (
          <Fragment key={name}>
            {/* What is over the limit is made black first, whatever is beneath, then lit in its own colour. */}
            {name === 'over' ? <PlateLayer name="over-dark" blob={blob} /> : null}
            <PlateLayer name={name} blob={blob} color={name === 'spot' ? spot?.color : undefined} />
          </Fragment>
        ) : null;
      })}
      {hasBoxes ? (
        <svg className="plate-boxes" viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {boxesOf(page).map(([name, box]) => (
            <rect key={name} data-box={name} x={box.x} y={box.y} width={box.width} height={box.height} />
          ))}
        </svg>
      ) : null}
    </div>
  );
}

function PlateLayer(props: { name: PlateName | 'over-dark'; blob: Blob; color?: string | undefined }) {
  const { name, blob, color } = props;
  const style = color === undefined ? undefined : ({ '--plate': color } as CSSProperties);
  return <div ref={useBackground(blob)} className="plate-layer" data-plate={name} style={style} />;
}

/** What the lines over the sheet are. */
export function BoxLegend({ page }: { page: PlatePage }) {
  const t = useT();
  return (
    <ul className="plate-legend">
      {boxesOf(page).map(([name]) => (
        <li key={name} data-box={name}>
          {t(`jobs.plates.box.${name}`)}
        </li>
      ))}
    </ul>
  );
}

/** A sheet of stickers has no margin of its own that is safe: each of them has. */
function boxesOf({ bleed, trim, has_cut }: PlatePage): (readonly ['bleed' | 'trim' | 'safe', PlateBox])[] {
  const inset = SAFE.trim;
  const safe = {
    x: trim.x + inset,
    y: trim.y + inset,
    width: trim.width - 2 * inset,
    height: trim.height - 2 * inset,
  };
  return [['bleed', bleed], ['trim', trim], ...(has_cut ? [] : [['safe', safe] as const])];
}
