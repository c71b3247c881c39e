import { useEffect, useRef } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { createPageMarks } from './page-marks.ts';
import './page-marks.css';

/** Grid and trim of the spreads in view, in pixels of the screen: hairlines at every zoom. There only while one is shown. */
export function PageMarks() {
  const session = useEditor();
  const shown = session.view(
    ({ showGrid, showBleed, finalFormat, printPreview }) => !printPreview && (showGrid || (showBleed && !finalFormat)),
  );
  return shown ? <Marks /> : null;
}

function Marks() {
  const session = useEditor();
  const root = useRef<SVGSVGElement>(null);
  useEffect(() => createPageMarks(root.current!, session).end, [session]);
  return (
    <svg ref={root} className="page-marks" aria-hidden="true">
      <path data-part="grid" className="page-grid" />
      <path data-part="trim" className="page-trim" />
    </svg>
  );
}
