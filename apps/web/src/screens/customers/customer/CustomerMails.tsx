import type { CustomerMail } from '@figurina/contract';
import { ConfirmDialog, RowSkeleton } from '@figurina/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../app/Answered.tsx';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { Pager } from '../../../staff-list/Pager.tsx';
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
  return (
    <Answered query={list} waiting={<RowSkeleton height={88} />}>
      {({ mails, pagination }) => (
        <CustomerPart section="mails" none={t('customers.mails.none')} count={mails.length}>
          <div className="staff-rows" aria-busy={list.isPlaceholderData}>
            <MailTable mails={mails} onResend={setAsked} />
          </div>
          <Pager
            label={t('customers.mails')}
            page={page}
            pages={pagination.total_pages}
            turn={(by) => setPage(page + by)}
          />
          <ConfirmDialog
            opened={asked !== null}
            title={t('customers.mail.again.title')}
            question={t('customers.mail.again.question', {
              subject: asked?.subject ?? t('customers.mail.no_subject'),
            })}
            confirm={t('customers.mail.again')}
            cancel={t('common.cancel')}
            busy={resend.isPending}
            harmless
            onConfirm={() => asked && !resend.isPending && resend.mutate(asked.id)}
            onCancel={() => setAsked(null)}
          />
        </CustomerPart>
      )}
    </Answered>
  );
}
