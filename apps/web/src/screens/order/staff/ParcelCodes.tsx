import type { LIMITS } from '@figurina/contract';
import { Checkbox, TextInput } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { useReadAgain } from '../use-order-deeds.ts';
import { DeskDialog, DeskForm } from './DeskDialog.tsx';

/** Must equal `LIMITS.parcelCodes` of the contract, with room for each number and what parts them. */
const LONGEST = 41 * (100 satisfies (typeof LIMITS)['parcelCodes']);

interface ParcelCodesProps {
  readonly order: { readonly order_id: string; readonly recipient: string; readonly codes: readonly string[] };
}

/** Numbers by which the parcels of one order are followed, and the way to write others. */
export function ParcelCodes({ order }: ParcelCodesProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { codes, recipient } = order;
  return (
    <>
      {codes.length > 0 ? <small>{codes.join(', ')}</small> : null}
      <button
        type="button"
        className="fig-text-link"
        aria-label={`${t(codes.length > 0 ? 'order_desk.parcels.codes.change' : 'order_desk.parcels.codes.add')}: ${recipient}`}
        onClick={() => setOpen(true)}
      >
        <IconPencil size={16} aria-hidden />
        {t(codes.length > 0 ? 'order_desk.parcels.codes.change' : 'order_desk.parcels.codes.add')}
      </button>
      <DeskDialog title={t('order_desk.parcels.codes', { recipient })} opened={isOpen} onClose={close}>
        <CodesForm order={order} onClose={close} />
      </DeskDialog>
    </>
  );
}

function CodesForm({ order: { order_id: id, codes }, onClose }: ParcelCodesProps & { readonly onClose: () => void }) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const readAgain = useReadAgain(id);
  const toast = useToast();
  const [typed, setTyped] = useState(codes.join(', '));
  const [mail, setMail] = useState(true);
  const save = useMutation({
    mutationFn: async () => {
      const all = typed.split(/[,;\n]/).flatMap((one) => one.trim() || []);
      return api.orderDesk.parcels({ params: { id }, body: { codes: all, trigger_email: mail } });
    },
    onSuccess: async () => {
      readAgain();
      await queries.invalidateQueries({ queryKey: ['parcels'] });
      toast.info(t('order_desk.parcels.codes.done'));
      onClose();
    },
  });
  return (
    <DeskForm edit={{ isPending: save.isPending, mutate: () => save.mutate() }} onClose={onClose}>
      <div className="desk-fields">
        <TextInput
          className="desk-wide"
          label={t('order_desk.events.dhl')}
          description={t('order_desk.parcels.codes.hint')}
          value={typed}
          maxLength={LONGEST}
          error={save.isError ? problemText(t, save.error) : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
        <Checkbox
          className="desk-wide"
          label={t('order_desk.parcels.codes.mail')}
          checked={mail}
          onChange={(event) => setMail(event.currentTarget.checked)}
        />
      </div>
    </DeskForm>
  );
}
