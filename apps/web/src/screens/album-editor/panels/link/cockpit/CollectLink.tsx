import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { openCollecting } from '../../../session/collecting/collect-window.ts';
import { useNewUploadsCount } from '../../../session/collecting/use-uploads.ts';

/** The way to the photos that wait, also to those of people who are on no list. */
export function CollectLink() {
  const session = useEditor();
  const t = useT();
  const count = useNewUploadsCount();
  if (count === 0 || !session.editable('fill')) return null;
  return (
    <UnstyledButton className="fig-text-link" onClick={() => openCollecting(session)}>
      {t('cockpit.collect', { count })}
    </UnstyledButton>
  );
}
