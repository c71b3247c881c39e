import { type AddressField, COUNTRY_FACTS, CONTACT_WIRE, isCountry, wirePhone } from '@figurina/commerce';
import type { GuestQuote, PublicBatch } from '@figurina/contract';
import { ErrorNotice } from '@figurina/ui';
import { NumberInput, Radio, Textarea, TextInput } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { AddressFields } from '../../address/AddressFields.tsx';
import type { FieldProps } from '../../address/field-props.ts';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { goToFault } from '../../app/go-to-fault.ts';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import { fieldFaults } from '../../staff-list/field-faults.ts';
import { type JoinDraft, newDraft, useJoinDraft } from './join-draft.ts';
import { JoinSum } from './JoinSum.tsx';
import { pickedStickers } from './picked-stickers.ts';

interface JoinFormProps {
  readonly token: string;
  readonly batch: PublicBatch;
  readonly onSent: (email: string) => void;
  /** Nobody can order any more. */
  readonly onClosed: () => void;
}
type Field = keyof JoinDraft['texts'];
const WIRE = { ...CONTACT_WIRE, forName: 'for_name' } as const;

/** What, where to, and what it costs. The server judges it; what it refuses stands at its field. */
export function JoinForm({ token, batch, onSent, onClosed }: JoinFormProps) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, forget } = useJoinDraft(token, newDraft(batch));
  const { albums, packs, texts } = draft;
  const motifs = pickedStickers(draft.stickers);
  // What the operator offered when it was begun may be no more.
  const payment = batch.payments.includes(draft.payment) ? draft.payment : (batch.payments[0] ?? 'invoice');
  const wanted = { albums, packs, motifs: motifs ?? [], country_code: texts.countryCode };
  const price = useQuery({
    queryKey: ['join', locale, token, wanted],
    queryFn: async ({ signal }) =>
      (await api.batches.quote({ params: { token }, body: { order: wanted } }, { signal })).quote,
    placeholderData: keepPreviousData,
    enabled: motifs !== null,
    retry: (count, cause) => !(cause instanceof ApiProblem) && count < 2,
  });
  const send = useMutation({
    mutationFn: async (quote: GuestQuote) => {
      const body = JSON.stringify(orderOf({ ...draft, payment }, wanted.motifs, quote));
      const sending = draft.sending?.body === body ? draft.sending : { key: crypto.randomUUID(), body };
      change({ sending });
      const order = JSON.parse(body) as ReturnType<typeof orderOf>;
      return (await api.batches.join({ params: { token }, body: { order } }, { idempotencyKey: sending.key })).email;
    },
    onSuccess: (email) => {
      forget();
      onSent(email);
    },
    onError: (cause) => {
      if (!(cause instanceof ApiProblem)) return;
      if (cause.code === 'batch_closed') onClosed();
      if (cause.code === 'price_changed') void price.refetch();
      if (form.current) goToFault(form.current);
    },
  });
  const faults = fieldFaults(send.error, 'order_invalid');
  const numbersFault = fieldFaults(price.error, 'batch_wrong')['motifs'];
  const isFresh = motifs !== null && price.data !== undefined && !price.isPlaceholderData && !price.isError;
  const type = (name: Field, text: string): void => {
    if (send.isError) send.reset();
    change({ texts: { ...texts, [name]: text } });
  };
  const field = (name: Field, label: string): FieldProps => ({
    id: `join-${name}`,
    label,
    value: texts[name],
    error: faults[WIRE[name]],
    onChange: (event) => type(name, event.currentTarget.value),
  });
  const count = (name: 'albums' | 'packs') => ({
    label: t(`join.${name}`),
    value: draft[name],
    min: 0,
    max: batch.most[name],
    allowDecimal: false,
    allowNegative: false,
    clampBehavior: 'strict' as const,
    onChange: (value: string | number) => change({ [name]: Number(value) || 0 }),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isFresh && price.data && !send.isPending) send.mutate(price.data);
  }
  return (
    <form ref={form} className="join-form" onSubmit={submit} noValidate>
      <section className="join-card" aria-labelledby="join-what">
        <h2 id="join-what">{t('join.what')}</h2>
        <div className="join-counts">
          <NumberInput {...count('albums')} description={eachOf(price.data?.album_gross_human)} />
          {batch.has_packs ? (
            <NumberInput {...count('packs')} description={eachOf(price.data?.pack_gross_human)} />
          ) : null}
        </div>
        {batch.has_packs ? (
          <p className="join-soft">{t('join.packs.hint', { count: batch.packs_recommended })}</p>
        ) : null}
        {batch.numbers === null ? null : (
          <TextInput
            label={t('join.stickers')}
            description={[eachOf(price.data?.sticker_gross_human), t('join.stickers.hint')].filter(Boolean).join(' · ')}
            value={draft.stickers}
            error={motifs === null ? t('join.stickers.wrong', { text: draft.stickers }) : numbersFault}
            maxLength={2000}
            placeholder={t('address.optional')}
            autoComplete="off"
            onChange={(event) => change({ stickers: event.currentTarget.value })}
          />
        )}
        <TextInput
          {...field('forName', t('join.for_name'))}
          description={t('join.for_name.hint')}
          maxLength={100}
          placeholder={t('address.optional')}
          autoComplete="off"
        />
      </section>
      <section className="join-card" aria-labelledby="join-where">
        <h2 id="join-where">{t('join.where')}</h2>
        <AddressFields
          texts={texts}
          field={(name: AddressField, label) => field(name, label)}
          organization={batch.organization}
          category="community"
          onCountry={(country) => type('countryCode', country)}
          countryId="join-countryCode"
          countryError={faults['country_code'] ?? null}
          autoComplete=""
        >
          <TextInput {...field('email', t('join.email'))} required type="email" autoComplete="email" />
          <TextInput
            {...field('phone', t('join.phone'))}
            leftSection={<span className="join-prefix">{prefixOf(texts.countryCode)}</span>}
            leftSectionWidth={60}
            required
            type="tel"
            autoComplete="tel-national"
          />
        </AddressFields>
        <Textarea {...field('comment', t('join.comment'))} placeholder={t('address.optional')} autosize maxRows={6} />
      </section>
      {batch.payments.length > 1 ? (
        <section className="join-card">
          <Radio.Group label={t('join.payment')} value={payment} onChange={(value) => change({ payment: value })}>
            <div className="join-payments">
              {batch.payments.map((one) => (
                <Radio key={one} value={one} label={t(`join.payment.${one}`)} />
              ))}
            </div>
          </Radio.Group>
        </section>
      ) : null}
      <JoinSum
        payment={payment}
        quote={price.data}
        isFresh={isFresh}
        fault={price.error}
        isSending={send.isPending}
        notice={
          send.isError && Object.keys(faults).length === 0 ? (
            <ErrorNotice>{problemText(t, send.error)}</ErrorNotice>
          ) : null
        }
      />
    </form>
  );

  function eachOf(amount: string | null | undefined): string | undefined {
    return amount ? t('join.each', { amount }) : undefined;
  }
}

function prefixOf(country: string): string {
  return isCountry(country) ? COUNTRY_FACTS[country].prefix : '';
}

/** As it goes over the wire, with the price that was seen. */
function orderOf(
  { albums, packs, payment, texts }: JoinDraft,
  motifs: GuestQuote['motifs'],
  { quote_hash }: GuestQuote,
) {
  return {
    albums,
    packs,
    motifs,
    payment,
    organization: texts.organization.trim(),
    first_name: texts.firstName.trim(),
    last_name: texts.lastName.trim(),
    address1: texts.address1.trim(),
    address2: texts.address2.trim(),
    zip_code: texts.zipCode.trim(),
    city: texts.city.trim(),
    country_code: texts.countryCode,
    email: texts.email.trim(),
    phone: wirePhone(prefixOf(texts.countryCode), texts.phone),
    comment: texts.comment.trim(),
    for_name: texts.forName.trim(),
    quote_hash,
  };
}
