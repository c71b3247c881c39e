import { goesAsAWhole, type NodeId, openQuestionsOnSpread, templateLeft } from '@figurina/album';
import { Menu } from '@mantine/core';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { useT } from '../../../app/use-t.ts';
import { keepAll, leavePage, showTemplate, textsOf, writeInstead } from '../actions/template-actions.ts';
import { useEditor } from '../session/editor-context.ts';
import { StripMenuItem } from './StripMenuItem.tsx';

/** What can be done about words and pictures of a spread that are still the template's, and what it asks. */
export function TemplateItems({ spreadId }: { spreadId: NodeId }) {
  const session = useEditor();
  const t = useT();
  const { document } = session.store;
  const left = templateLeft(document, spreadId);
  const asked = openQuestionsOnSpread(document, spreadId).length;
  const texts = textsOf(document, left);
  const closed = session.whyClosed('design', spreadId);
  const locked = closed && t(closed);
  if (left.length === 0 && asked === 0) return null;
  return (
    <>
      <Menu.Divider />
      {texts.length > 0 ? (
        <StripMenuItem
          icon={<IconPencil size={18} />}
          label={t('strip.template.write')}
          why={locked}
          run={() => writeInstead(session, texts)}
        />
      ) : null}
      {asked > 0 ? (
        <StripMenuItem
          icon={<IconMessageQuestion size={18} />}
          label={t('strip.template.ask', { count: asked })}
          why={null}
          run={() => session.windows.open({ kind: 'questions', spreadId })}
        />
      ) : null}
      {left.length > 0 ? (
        <>
          <StripMenuItem
            icon={<IconTemplate size={18} />}
            label={t('strip.template.show', { count: left.length })}
            why={null}
            run={() => showTemplate(session, left)}
          />
          <StripMenuItem
            icon={<IconEraser size={18} />}
            label={
              goesAsAWhole(document, spreadId)
                ? t('strip.template.leave_spread')
                : t('strip.template.leave_out', { count: left.length })
            }
            why={locked}
            run={() => leavePage(session, spreadId)}
          />
          <StripMenuItem
            icon={<IconChecks size={18} />}
            label={t('actions.template.keep_spread')}
            why={locked}
            run={() => keepAll(session, left)}
          />
        </>
      ) : null}
    </>
  );
}
