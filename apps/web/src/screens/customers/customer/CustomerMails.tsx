import type { CustomerMail } from '@figurina/contract';
import { ConfirmDialog, ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { CustomerPart } from './CustomerPart.tsx';
import { MailTable } from './MailTable.tsx';

const PER_PAGE = 25;

/** What was sent to a customer, and the very mail once more. */
export function CustomerMails({ id }: { id: string }) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const toast = useToast();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<CustomerMail | null>(null);
  const list = useQuery({
    queryKey: ['customer_mails', id, page],
    queryFn: async ({ signal }) => api.customers.mails({ params: { id }, query: { page, per: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const resend = useMutation({
    mutationFn: async (mailId: string) => api.customers.resend({ params: { id, mailId } }),
    onSuccess: ({ to }) => {
      toast.info(t('customers.mail.again.done', { to }));
      setPage(1);
    },
    onError: (cause) => toast.problem(cause),
    onSettled: () => {
      setAsked(null);
      void queries.invalidateQueries({ queryKey: ['customer_mails', id] });
    },
  });
  const pages = list.data?.pagination.total_pages ?? 1;
  if (list.isPending)
    return (
      <Loading label={t('common.loading')}>
        <RowSkeleton height={88} />
      </Loading>
    );
  if (list.isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void list.refetch(), busy: list.isFetching }}>
        {problemText(t, list.error)}
      </ErrorNotice>
    );
  return (
    <CustomerPart title={t('customers.mails')} none={t('customers.mails.none')} count={list.data.mails.length}>
      <div className="staff-rows" aria-busy={list.isPlaceholderData}>
        <MailTable mails={list.data.mails} onResend={setAsked} />
      </div>
      {pages > 1 && (
        <nav className="staff-pages" aria-label={t('customers.mails')}>
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('list.newer')}
          </Button>
          <span>{t('list.page', { page, pages })}</span>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('list.older')}
          </Button>
        </nav>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={t('customers.mail.again.title')}
        question={t('customers.mail.again.question', { subject: asked?.subject ?? '' })}
        confirm={t('customers.mail.again')}
        cancel={t('common.cancel')}
        busy={resend.isPending}
        onConfirm={() => asked && !resend.isPending && resend.mutate(asked.id)}
        onCancel={() => setAsked(null)}
      />
    </CustomerPart>
  );
}
