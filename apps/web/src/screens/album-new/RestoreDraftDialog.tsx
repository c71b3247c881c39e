import { Dialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useT } from '../../app/use-t.ts';

/** On returning to the wizard: go on with what was typed, or begin anew. */
export function RestoreDraftDialog(props: {
  opened: boolean;
  title?: string;
  onRestore: () => void;
  onDiscard: () => void;
}) {
  const t = useT();
  return (
    <Dialog
      opened={props.opened}
      title={t('album_new.draft.title')}
      closeLabel={t('album_new.draft.restore')}
      onClose={props.onRestore}
    >
      <p>{t('album_new.draft.text')}</p>
      {props.title && (
        <p>
          <strong>{props.title}</strong>
        </p>
      )}
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={props.onDiscard}>
          {t('album_new.draft.discard')}
        </Button>
        <StampButton onClick={props.onRestore} data-autofocus>
          {t('album_new.draft.restore')}
        </StampButton>
      </div>
    </Dialog>
  );
}
