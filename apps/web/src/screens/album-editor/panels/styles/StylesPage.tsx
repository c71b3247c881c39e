import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { useT } from '../../../../app/use-t.ts';

/** A page of the panel below the first one, with the step back to where it was reached from. */
export function StylesPage(props: { title: string; back: '' | '/colors'; backTo: string; children: ReactNode }) {
  const { albumId = '' } = useParams();
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header className="panel-head styles-head">
        <Link
          className="styles-back"
          to={`/album/${albumId}/styles${props.back}`}
          aria-label={t('styles.back', { to: props.backTo })}
        >
          <IconArrowLeft size={20} />
        </Link>
        <h2 ref={heading} tabIndex={-1}>
          {props.title}
        </h2>
      </header>
      <div className="panel-body styles-body">{props.children}</div>
    </>
  );
}
