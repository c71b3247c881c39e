import { CONTACT_WIRE, CATEGORY_RULES, PHONE_MOST } from '@figurina/commerce';
import type { Address } from '@figurina/contract';
import { Dialog, StampButton } from '@figurina/ui';
import { Button, TextInput } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { AddressFields } from '../../../address/AddressFields.tsx';
import { useServices } from '../../../app/services.ts';
import { useI18n } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { faultsOf } from '../dialogs/faults-of.ts';
import { dialled, postalLines, wired } from '../postal-lines.ts';
import { ContactDialog } from './ContactDialog.tsx';
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
      <Dialog
        opened={open === 'address'}
        title={t('order_desk.address.edit')}
        closeLabel={t('common.cancel')}
        width={640}
        onClose={close}
      >
        {open === 'address' ? <AddressForm order={order} onClose={close} /> : null}
      </Dialog>
      <ContactDialog order={order} opened={open === 'contact'} onClose={close} />
    </section>
  );
}

function AddressForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { t } = useI18n();
  const { api } = useServices();
  const toast = useToast();
  const [address, setAddress] = useState<Address>(order.shipping_address);
  const { category } = order.album;
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
  const faults = faultsOf(t, edit.error);
  const put = (part: Partial<Address>) => setAddress({ ...address, ...part });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!edit.isPending) edit.mutate(undefined);
      }}
    >
      <AddressFields
        texts={{
          organization: address.organization,
          firstName: address.first_name,
          lastName: address.last_name,
          address1: address.address1,
          address2: address.address2,
          zipCode: address.zip_code,
          city: address.city,
          countryCode: address.country_code,
        }}
        field={(name, label) => {
          const wire = CONTACT_WIRE[name];
          return {
            id: `desk-${wire}`,
            label,
            value: address[wire],
            error: faults[wire],
            onChange: (event) => put({ [wire]: event.currentTarget.value }),
          };
        }}
        organization={CATEGORY_RULES[category].organization}
        category={category}
        onCountry={(country_code) => put({ country_code })}
        countryId="desk-country_code"
        countryError={faults['country_code'] ?? null}
        autoComplete=""
      >
        <TextInput
          className="address-wide"
          label={t('order_pages.field.phone')}
          required
          type="tel"
          value={dialled(address.phone)}
          onChange={(event) => put({ phone: wired(event.currentTarget.value) })}
          maxLength={PHONE_MOST + 6}
          error={faults['phone']}
        />
      </AddressFields>
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <StampButton type="submit" loading={edit.isPending}>
          {t('order_desk.save')}
        </StampButton>
      </div>
    </form>
  );
}
