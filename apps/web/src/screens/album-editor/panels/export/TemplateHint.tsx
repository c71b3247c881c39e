import { Button } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { actionLabel } from '../../actions/action-label.ts';
import { editorActions } from '../../actions/editor-actions.ts';
import { useTemplateLeft } from '../../session/album/use-template-left.ts';
import { useEditor } from '../../session/editor-context.ts';

/** Before an export: how much of it would be printed as the template has it. A hint, it stands in nobody's way. */
export function TemplateHint() {
  const session = useEditor();
  const t = useT();
  const count = useTemplateLeft();
  if (count === 0) return null;
  const keep = editorActions.get('template.keep_album');
  return (
    <div className="template-hint">
      <p className="panel-hint">{t('jobs.template', { count })}</p>
      <Button variant="default" onClick={() => editorActions.get('template.next').run(session)}>
        {t('jobs.template.show')}
      </Button>
      <Button variant="default" disabled={!keep.enabled(session)} onClick={() => keep.run(session)}>
        {actionLabel(t, keep)}
      </Button>
    </div>
  );
}
