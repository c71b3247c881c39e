import type { PlateName, SpotPlate } from '@figurina/contract';
import type { CSSProperties } from 'react';
import { useT } from '../../../../../app/use-t.ts';

/** One button for each plate that the page has, one for the boxes. */
export function PlateToggles(props: {
  names: readonly PlateName[];
  shown: ReadonlySet<PlateName>;
  /** The ink of the fifth plate. */
  spot: SpotPlate | null;
  hasBoxes: boolean;
  onPlate: (name: PlateName) => void;
  onBoxes: () => void;
}) {
  const t = useT();
  return (
    <div className="plate-toggles" role="group" aria-label={t('jobs.plates.shown')}>
      {props.names.map((name) => (
        <button
          key={name}
          type="button"
          className="plate-toggle"
          data-plate={name}
          style={name === 'spot' ? ({ '--plate': props.spot?.color } as CSSProperties) : undefined}
          aria-pressed={props.shown.has(name)}
          onClick={() => props.onPlate(name)}
        >
          {name === 'spot' ? (props.spot?.name ?? '') : t(`jobs.plates.${name}`)}
        </button>
      ))}
      <button
        type="button"
        className="plate-toggle"
        data-plate="boxes"
        aria-pressed={props.hasBoxes}
        onClick={props.onBoxes}
      >
        {t('jobs.plates.boxes')}
      </button>
    </div>
  );
}
