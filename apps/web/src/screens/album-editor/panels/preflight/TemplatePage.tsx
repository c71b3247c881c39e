import { type Finding, type NodeId, openQuestionsOnSpread } from '@figurina/album';
import { Button } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { leavePage, textsOf, writeInstead } from '../../actions/template-actions.ts';
import { pagesText } from '../../session/album/pages-text.ts';
import { useShowElement } from '../../session/camera/use-show-element.ts';
import { useEditor } from '../../session/editor-context.ts';
import { FindingPicture } from './FindingPicture.tsx';

/** A spread whose words are still the template's: all of it at once, and what can be done about it. */
export function TemplatePage({ spreadId, findings }: { spreadId: NodeId; findings: readonly Finding[] }) {
  const session = useEditor();
  const t = useT();
  const show = useShowElement();
  const { document } = session.store;
  const left = findings.flatMap(({ nodeId }) => (nodeId && document.nodes.has(nodeId) ? [nodeId] : []));
  const [text] = textsOf(document, left);
  const place = t('preflight.page', { pages: pagesText(session, spreadId) });
  const mayChange = session.editable('design', spreadId);
  const way = (label: string, run: () => void) => (
    <Button size="compact-sm" variant="default" aria-description={place} onClick={run}>
      {label}
    </Button>
  );
  return (
    <li className="preflight-item">
      <FindingPicture finding={findings[0]!} />
      <div>
        <b>{place}</b>
        <p>{t('preflight.template.page', { count: findings.length })}</p>
        <div className="preflight-ways">
          {text && mayChange
            ? way(t('strip.template.write'), () => {
                show(text);
                writeInstead(session, [text]);
              })
            : null}
          {openQuestionsOnSpread(document, spreadId).length > 0
            ? way(t('questions.answer'), () => session.windows.open({ kind: 'questions', spreadId }))
            : null}
          {mayChange ? way(t('actions.template.leave_out'), () => leavePage(session, spreadId)) : null}
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('preflight.show.of', { place })}
            onClick={() => left[0] && show(left[0])}
          >
            {t('preflight.show')}
          </Button>
        </div>
      </div>
    </li>
  );
}
