import { type NodeId, orientedBox } from '@figurina/album';
import { spreadOf } from '@figurina/editor';
import { Tooltip } from '@mantine/core';
import IconTextWrap from '@tabler/icons-react/dist/esm/icons/IconTextWrapDisabled.mjs';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { cornersOf, shownDocument } from '../painters/overlay-shapes.ts';
import { fitTexts } from '../../session/text/fit-texts.ts';
import { watchOverflow } from './watch-overflow.ts';
import './overflow-marks.css';

/** A mark at the corner of every text that reaches over its box; a click makes its letters fit. */
export function OverflowMarks() {
  const session = useEditor();
  const [over, setOver] = useState<readonly NodeId[]>([]);
  useEffect(() => watchOverflow(session, setOver), [session]);
  if (!session.editable()) return null;
  return over.map((id) => <Mark key={id} id={id} />);
}

function Mark({ id }: { id: NodeId }) {
  const session = useEditor();
  const t = useT();
  const mark = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { camera, store, facts } = session;
    const place = (): void => {
      const element = mark.current;
      const document = shownDocument(store);
      const spread = spreadOf(document, id);
      const offset = spread && facts.layout.get().boxOf(spread);
      const box = orientedBox(document, id, session.measured);
      if (!element || !offset || !box) return;
      const corner = cornersOf(box, offset, camera.get())[2]!;
      element.style.transform = `translate(${corner.x}px,${corner.y}px) translate(-50%,-50%)`;
    };
    place();
    const ends = [camera.subscribe(place), store.subscribe(`node:${id}`, place), store.subscribe(`shown:${id}`, place)];
    return () => ends.forEach((end) => end());
  }, [session, id]);
  return (
    <Tooltip label={t('text.overflow')}>
      <button
        ref={mark}
        type="button"
        className="text-overflow"
        aria-label={t('text.overflow')}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => void fitTexts(session, [id])}
      >
        <IconTextWrap size={16} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
