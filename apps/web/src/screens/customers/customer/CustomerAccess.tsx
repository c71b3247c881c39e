import type { Customer } from '@figurina/contract';
import { ConfirmDialog, ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { problemText } from '../../../api/problem.ts';
import { houseDate } from '../../../app/house-time.ts';
import { useServices } from '../../../app/services.ts';
import { useConfig } from '../../../app/use-config.ts';
import { useT } from '../../../app/use-t.ts';
import type { CustomerSection } from './customer-sections.ts';

/** Where a customer is signed in, and what staff end for somebody who asks. Where people sign in elsewhere, that place does. */
export function CustomerAccess({ customer }: { customer: Customer }) {
  return useConfig()?.provider === 'outside' ? null : <Access customer={customer} />;
}

function Access({ customer: { id, email, name } }: { customer: Customer }) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const heading = useId();
  const [asked, setAsked] = useState<'sign_out' | 'factor_off' | null>(null);
  const queryKey = ['customer-sign-ins', id];
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.customers.signIns({ params: { id } }, { signal })).sign_ins,
  });
  const end = useMutation({
    mutationFn: async (what: 'sign_out' | 'factor_off') =>
      what === 'sign_out'
        ? api.customers.endSignIns({ params: { id } })
        : api.customers.endSecondFactor({ params: { id } }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey });
      setAsked(null);
    },
  });
  const { data, isError, isFetching, refetch } = read;
  return (
    <section id={'access' satisfies CustomerSection} aria-labelledby={heading}>
      <h2 id={heading}>{t('customers.access')}</h2>
      {isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
          {problemText(t, read.error)}
        </ErrorNotice>
      ) : data === undefined ? (
        <Loading label={t('common.loading')}>
          <RowSkeleton height={44} />
        </Loading>
      ) : (
        <>
          <p className="customer-none">
            {t('customers.access.count', { count: data.count })}{' '}
            {data.second_factor_since
              ? t('customers.access.factor', { date: houseDate(data.second_factor_since) })
              : t('customers.access.no_factor')}
          </p>
          <div className="customer-data">
            <Button variant="default" disabled={data.count === 0} onClick={() => setAsked('sign_out')}>
              {t('customers.access.sign_out')}
            </Button>
            {data.second_factor_since ? (
              <Button variant="default" onClick={() => setAsked('factor_off')}>
                {t('customers.access.factor_off')}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <p role="status" className="customer-none">
        {end.isSuccess
          ? t(end.variables === 'sign_out' ? 'customers.access.signed_out' : 'customers.access.factor_off.done')
          : null}
      </p>
      {end.isError ? <ErrorNotice>{problemText(t, end.error)}</ErrorNotice> : null}
      {(['sign_out', 'factor_off'] as const).map((what) => (
        <ConfirmDialog
          key={what}
          opened={asked === what}
          title={t(`customers.access.${what}`)}
          question={t(`customers.access.${what}.question`, { name: name || email })}
          confirm={t(`customers.access.${what}`)}
          cancel={t('common.cancel')}
          busy={end.isPending}
          harmless={what === 'sign_out'}
          onConfirm={() => end.mutate(what)}
          onCancel={() => setAsked(null)}
        />
      ))}
    </section>
  );
}
