import { Tooltip } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ReactNode, useMemo, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { type LowMark, lowResolutionMarks } from './low-resolution.ts';
import { useRest } from './use-rest.ts';
import './hints.css';

/** A sign on every picture in view that is printed larger than it is sharp. Away while something moves; never printed. */
export function LowResolutionMarks() {
  const session = useEditor();
  const t = useT();
  const rest = useRest();
  // What is read of the session is as it was when it came to rest; on the way the marks are only hidden, which is quick.
  const [kept, keep] = useState<{ rest: number | null; marks: readonly LowMark[] }>({ rest: null, marks: [] });
  if (rest !== null && rest !== kept.rest) keep({ rest, marks: lowResolutionMarks(session) });
  const { marks } = kept;
  const label = t('images.low');
  const drawn = useMemo(() => drawMarks(marks, label), [marks, label]);
  return <div style={{ visibility: rest === null ? 'hidden' : 'visible' }}>{drawn}</div>;
}

function drawMarks(marks: readonly LowMark[], label: string): ReactNode {
  return marks.map(({ id, grade, at }) => (
    <Tooltip key={id} label={label}>
      <span
        className="hint-low"
        data-grade={grade}
        role="img"
        aria-label={label}
        style={{ transform: `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)` }}
      >
        <IconAlertTriangle size={16} />
      </span>
    </Tooltip>
  ));
}
