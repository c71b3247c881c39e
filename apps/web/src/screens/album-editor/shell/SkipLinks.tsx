import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';

/** The first stops of Tab: past bars and panels to the pages, or to the outline, which says what is on them. */
export function SkipLinks({ onCanvas }: { onCanvas: boolean }) {
  const { focusCanvas, view } = useEditor();
  const t = useT();
  if (!onCanvas) return null;
  return (
    <>
      <button type="button" className="fig-skip" onClick={focusCanvas}>
        {t('editor.skip.canvas')}
      </button>
      <button type="button" className="fig-skip" onClick={() => view.getState().setView({ side: 'outline' })}>
        {t('editor.skip.outline')}
      </button>
    </>
  );
}
