import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useServices } from '../../../app/services.ts';
import { useNow } from '../../../app/use-now.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import type { DeskOrder } from './desk-order.ts';
import { useOrderEdit } from './use-order-edit.ts';

/** Takes back what was said last, for a few minutes. */
export function TakeBack({ order }: { order: DeskOrder }) {
  const t = useT();
  const { api } = useServices();
  const toast = useToast();
  const now = useNow();
  const { undo } = order.staff;
  const title = order.order_updates.find(({ id }) => id === undo?.id)?.human_title ?? '';
  const takeBack = useOrderEdit(
    order.id,
    async (id: string) => (await api.orderDesk.takeBack({ params: { id } })).order,
    { failed: 'delete', quiet: true, onDone: () => toast.info(t('order_desk.events.undone', { title })) },
  );
  if (!undo || Date.parse(undo.until) <= now.getTime()) return null;
  return (
    <Button
      variant="default"
      loading={takeBack.isPending}
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      onClick={() => takeBack.mutate(undo.id)}
    >
      {t('order_desk.events.undo', { title })}
    </Button>
  );
}
