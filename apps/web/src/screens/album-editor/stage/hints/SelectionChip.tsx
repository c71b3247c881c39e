import IconFocus2 from '@tabler/icons-react/dist/esm/icons/IconFocus2.mjs';
import { useEffect, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { isGesture } from '../../session/selection/resting-selection.ts';
import { useRestingSelection } from '../../session/selection/use-resting-selection.ts';
import { isInView, selectionOnScreen } from '../toolbar/toolbar-placer.ts';
import './hints.css';

/** A camera that has not moved for so long rests. */
const REST_MS = 140;

/** The way back to what is selected, once it is out of view. */
export function SelectionChip() {
  const session = useEditor();
  const t = useT();
  const selection = useRestingSelection();
  const [away, setAway] = useState(false);

  useEffect(() => {
    const { camera, tools, store } = session;
    let timer = 0;
    function look(): void {
      const place = isGesture(tools.state().name) ? null : selectionOnScreen(session, selection);
      setAway(selection.ids.length > 0 && place !== null && !isInView(place.box, camera.viewport()));
    }
    const soon = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, REST_MS);
    };
    soon();
    const ends = [camera.subscribe(soon), store.subscribe('document', soon)];
    return () => {
      window.clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [session, selection]);

  if (!away || selection.ids.length === 0) return null;
  return (
    <button
      type="button"
      className="selection-chip"
      onClick={() => {
        session.showSelection();
        session.focusCanvas();
      }}
    >
      <IconFocus2 size={18} aria-hidden />
      {t('view.to_selection')}
    </button>
  );
}
