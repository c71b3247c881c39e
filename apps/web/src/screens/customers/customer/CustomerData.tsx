import type { Customer } from '@figurina/contract';
import { ConfirmDialog, ErrorNotice } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { problemText } from '../../../api/problem.ts';
import { houseDate } from '../../../app/house-time.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import type { CustomerSection } from './customer-sections.ts';

/** What staff do for somebody who asks by mail: a copy to their own address, or the end of the account. */
export function CustomerData({ customer: { id, email, name } }: { customer: Customer }) {
  const t = useT();
  const { api } = useServices();
  const heading = useId();
  const [asked, setAsked] = useState<'copy' | 'erase' | null>(null);
  const copy = useMutation({ mutationFn: async () => api.privacy.exportCustomer({ params: { id } }) });
  const erase = useMutation({ mutationFn: async () => api.privacy.eraseCustomer({ params: { id }, body: { email } }) });
  const run = (what: typeof copy | typeof erase): void => {
    what.mutate(undefined, { onSettled: () => setAsked(null) });
  };
  const error = copy.error ?? erase.error;
  return (
    <section id={'data' satisfies CustomerSection} aria-labelledby={heading}>
      <h2 id={heading}>{t('customers.data')}</h2>
      <div className="customer-data">
        <Button variant="default" onClick={() => setAsked('copy')}>
          {t('customers.data.copy')}
        </Button>
        <Button variant="default" className="fig-danger" onClick={() => setAsked('erase')}>
          {t('customers.data.erase')}
        </Button>
      </div>
      <p role="status" className="customer-none">
        {erase.data
          ? t('customers.data.erase.done', { date: houseDate(erase.data.erasure.due_at) })
          : copy.data
            ? t('customers.data.copy.done', { email: copy.data.to })
            : null}
      </p>
      {error ? <ErrorNotice>{problemText(t, error)}</ErrorNotice> : null}
      <ConfirmDialog
        opened={asked === 'copy'}
        title={t('customers.data.copy')}
        question={t('customers.data.copy.question', { email })}
        confirm={t('customers.data.copy')}
        cancel={t('common.cancel')}
        busy={copy.isPending}
        harmless
        onConfirm={() => run(copy)}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        opened={asked === 'erase'}
        title={t('customers.data.erase')}
        question={t('customers.data.erase.question', { name: name || email })}
        confirm={t('customers.data.erase')}
        cancel={t('common.cancel')}
        busy={erase.isPending}
        onConfirm={() => run(erase)}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
}
