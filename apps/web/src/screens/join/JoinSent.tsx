import { Button } from '@mantine/core';
import { useT } from '../../app/use-t.ts';
import { useStepHeading } from '../../app/use-step-heading.ts';

/** It counts once the guest says so by mail. */
export function JoinSent({ email, deadline, again }: { email: string; deadline: string; again: () => void }) {
  const t = useT();
  const heading = useStepHeading();
  return (
    <section className="join-card">
      <h2 ref={heading} tabIndex={-1}>
        {t('join.sent.title')}
      </h2>
      <p>{t('join.sent.text', { email, deadline })}</p>
      <p className="join-soft">{t('join.sent.missing')}</p>
      <Button variant="default" onClick={again}>
        {t('join.sent.again')}
      </Button>
    </section>
  );
}
