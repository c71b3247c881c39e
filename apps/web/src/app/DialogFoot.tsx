import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from './use-t.ts';

/** What ends the form of a dialog: not to, or to send it. */
export function DialogFoot(props: {
  onClose: () => void;
  loading?: boolean;
  disabled?: boolean;
  /** What is done, on the button. */
  children: ReactNode;
}) {
  const t = useT();
  const { onClose, children, ...button } = props;
  return (
    <div className="fig-dialog-foot">
      <Button variant="default" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <StampButton type="submit" {...button}>
        {children}
      </StampButton>
    </div>
  );
}
