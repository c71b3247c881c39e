import { useSource } from '@figurina/drawing';
import { Dialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';

/**
 * The album is open again, and changes of one's own wait that its lock had refused: they are made now or given up.
 * Closed, it asks again when the album is opened the next time.
 */
export function AsideDialog() {
  const session = useEditor();
  const { sync } = session;
  const t = useT();
  useSource(session.meta);
  const { aside: count } = useSyncExternalStore(sync.subscribe, sync.state);
  const [later, setLater] = useState(false);
  if (count === 0 || !session.editable('fill')) return null;
  const steps = [...new Set(sync.unsent().flatMap(({ aside, label }) => (aside ? [t(label as never)] : [])))];
  return (
    <Dialog
      opened={!later}
      title={t('sync.aside.title')}
      closeLabel={t('common.close')}
      onClose={() => setLater(true)}
      width={480}
    >
      <p>{t('sync.aside.text', { count })}</p>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={() => void sync.forgetAside()}>
          {t('sync.aside.forget')}
        </Button>
        <StampButton data-autofocus onClick={() => void sync.takeUpAside()}>
          {t('sync.aside.take_up')}
        </StampButton>
      </div>
    </Dialog>
  );
}
