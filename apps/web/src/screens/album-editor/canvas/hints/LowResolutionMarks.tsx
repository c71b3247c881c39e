import { Tooltip } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useMemo } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { lowResolutionMarks } from './low-resolution.ts';
import { useRest } from './use-rest.ts';
import './hints.css';

/** A sign on every picture in view that is printed larger than it is sharp. Away while something moves; never printed. */
export function LowResolutionMarks() {
  const session = useEditor();
  const t = useT();
  const rest = useRest();
  // What is read of the session is as it was when it came to rest.
  const marks = useMemo(() => (rest === null ? [] : lowResolutionMarks(session)), [session, rest]);
  return marks.map(({ id, grade, at }) => (
    <Tooltip key={id} label={t('images.low')}>
      <span
        className="hint-low"
        data-grade={grade}
        role="img"
        aria-label={t('images.low')}
        style={{ transform: `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)` }}
      >
        <IconAlertTriangle size={16} />
      </span>
    </Tooltip>
  ));
}
