import type { Address } from '@figurina/contract';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useI18n } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { faultsOf } from '../dialogs/faults-of.ts';
import { PostalFields } from '../dialogs/PostalFields.tsx';
import { dialled, postalLines } from '../postal-lines.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { DeskDialog, DeskForm } from './DeskDialog.tsx';
import type { DeskOrder } from './desk-order.ts';
import { useOrderEdit } from './use-order-edit.ts';

/** Where it goes and whom one reaches. */
export function StaffAddress({ order }: { order: DeskOrder }) {
  const { t, locale } = useI18n();
  const [open, setOpen] = useState<'address' | 'contact' | null>(null);
  const { shipping_address: address, staff } = order;
  const close = () => setOpen(null);
  return (
    <section className="order-panel desk-address" aria-labelledby="desk-address">
      <div className="desk-panel-head">
        <h2 id="desk-address">{t('order_desk.address')}</h2>
        {staff.may.edit ? (
          <button type="button" className="fig-text-link" onClick={() => setOpen('address')}>
            <IconPencil size={16} aria-hidden />
            {t('order_desk.edit')}
          </button>
        ) : null}
      </div>
      <p className="desk-postal">{postalLines(address, locale)}</p>
      <p>
        <a href={`mailto:${order.email}`} className="desk-mail">
          {order.email}
        </a>
        <br />
        <a href={`tel:${dialled(order.phone)}`}>{dialled(order.phone)}</a>
      </p>
      {staff.placed_by && staff.placed_by.email !== order.email ? (
        <p className="desk-note">{t('order_desk.contact.account', { email: staff.placed_by.email })}</p>
      ) : null}
      {staff.may.edit ? (
        <button type="button" className="fig-text-link" onClick={() => setOpen('contact')}>
          <IconPencil size={16} aria-hidden />
          {t('order_desk.contact.edit')}
        </button>
      ) : null}
      <DeskDialog title={t('order_desk.address.edit')} opened={open === 'address'} width={640} onClose={close}>
        <AddressForm order={order} onClose={close} />
      </DeskDialog>
      <ContactDialog order={order} opened={open === 'contact'} onClose={close} />
    </section>
  );
}

function AddressForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { t } = useI18n();
  const { api } = useServices();
  const toast = useToast();
  const [address, setAddress] = useState<Address>(order.shipping_address);
  const edit = useOrderEdit(
    order.id,
    async () => {
      const { id, ...fields } = address;
      const body = { address: { ...fields, updated_at: order.staff.updated_at } };
      const { order: changed, repriced } = await api.orderDesk.changeAddress({ params: { id }, body });
      if (repriced) {
        const said = { before: repriced.before_human, after: repriced.after_human };
        toast.warning(t('order_desk.address.repriced', said), { stays: true });
      }
      return changed;
    },
    { onDone: onClose },
  );
  return (
    <DeskForm edit={edit} onClose={onClose}>
      <PostalFields
        address={address}
        onChange={(part) => setAddress({ ...address, ...part })}
        category={order.album.category}
        faults={faultsOf(t, edit.error)}
        prefix="desk"
        isOwn={false}
      />
    </DeskForm>
  );
}
