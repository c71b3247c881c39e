import { type CSSProperties, useId, useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';

interface CompareProps {
  readonly before: string;
  /** Null before there is something to compare with. */
  readonly after: string | null;
  /** A preview, while it is worked on. */
  readonly isPreview: boolean;
  readonly alt: string;
  /** Width by height. */
  readonly ratio: number;
}

/** The photo, and what became of it: a slider draws the one over the other. */
export function Compare({ before, after, isPreview, alt, ratio }: CompareProps) {
  const t = useT();
  const id = useId();
  const [percent, setPercent] = useState(50);
  const compares = after !== null && !isPreview;
  const style = { '--compare': `${compares ? 100 - percent : 0}%`, '--ratio': ratio } as CSSProperties;
  return (
    <div className="edit-compare">
      <div className="edit-pictures" style={style} data-compares={compares || undefined}>
        <img src={before || undefined} alt={alt} draggable={false} />
        {after ? (
          <img className="edit-after" src={after} alt="" data-preview={isPreview || undefined} draggable={false} />
        ) : null}
        {compares ? <span className="edit-divider" aria-hidden="true" /> : null}
        {compares ? (
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={5}
            value={percent}
            aria-label={t('edits.compare')}
            aria-valuetext={t('edits.compare.value', { percent })}
            onChange={(event) => setPercent(Number(event.currentTarget.value))}
          />
        ) : null}
      </div>
      <div className="edit-captions" aria-hidden="true" data-shown={compares || undefined}>
        <span>{t('edits.before')}</span>
        <span>{t('edits.after')}</span>
      </div>
    </div>
  );
}
