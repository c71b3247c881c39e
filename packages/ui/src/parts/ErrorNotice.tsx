import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';

/** A failure, in the place where the content would be: one sentence, one retry. */
export function ErrorNotice(props: {
  children: ReactNode;
  retry?: { label: string; run: () => void; busy?: boolean };
}) {
  return (
    <div className="fig-error" role="alert">
      <IconAlertTriangle size={22} aria-hidden />
      <p>{props.children}</p>
      {props.retry && (
        <Button variant="default" loading={props.retry.busy} onClick={props.retry.run}>
          {props.retry.label}
        </Button>
      )}
    </div>
  );
}
