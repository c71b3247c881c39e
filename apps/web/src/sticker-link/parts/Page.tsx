/** @jsxImportSource preact */
import { wordScale } from '@figurina/album/word-scale';
import { type ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useT } from '../form-context.ts';
import { Icon } from './Icon.tsx';

/** So many of a word's letters fit into a line of the heading on the narrowest phone. */
const LETTERS = 15;

interface PageProps {
  title: string;
  children?: ComponentChildren;
  /** Above the bar, at the left: whose album it is. */
  whose?: string | null;
  /** Above the bar, at the right. */
  note?: string;
  /** From 0 to 1; without it there is no bar. */
  progress?: number;
  onBack?: (() => void) | null;
  /** Pinned to the lower edge, above the keyboard. */
  footer?: ComponentChildren;
  /** The heading stands in the middle and large, as where nothing is asked. */
  centred?: boolean;
  /** Before the heading. */
  picture?: ComponentChildren;
}

/** One step of the form: bar, heading, content, and the commit at the lower edge. The heading takes the focus. */
export function Page({
  title,
  children,
  whose,
  note,
  progress,
  onBack,
  footer,
  centred,
  picture,
}: PageProps): ComponentChildren {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={centred ? 'sl-page sl-centred' : 'sl-page'}>
      {(progress !== undefined || onBack) && (
        <header className="sl-top">
          <div className="sl-top-row">
            {onBack && (
              <button type="button" className="sl-back" aria-label={t('contribute.back')} onClick={onBack}>
                <Icon name="back" />
              </button>
            )}
            <span className="sl-whose">{whose}</span>
            <span className="sl-note">{note}</span>
          </div>
          {progress !== undefined && (
            <div
              className="sl-bar"
              role="progressbar"
              aria-label={t('contribute.progress')}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(progress * 100)}
            >
              <div style={{ width: `${progress * 100}%` }} />
            </div>
          )}
        </header>
      )}
      <main className="sl-main">
        {picture}
        <h1 ref={heading} tabIndex={-1} style={{ '--scale': wordScale(title, LETTERS) }}>
          {title}
        </h1>
        {children}
      </main>
      {footer && <footer className="sl-footer">{footer}</footer>}
    </div>
  );
}
