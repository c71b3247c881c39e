import type { OpenSignal } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import type { DeskOrder } from './desk-order.ts';
import { useOrderEdit } from './use-order-edit.ts';

/** What staff can say of the order now; what they have to say with it changes with the choice. */
export function StaffEvents({ order }: { order: DeskOrder }) {
  const t = useT();
  const [picked, setPicked] = useState<string | null>(null);
  // What ends it stands last.
  const open = order.staff.open_signals.toSorted(
    (a, b) => Number(a.signal === 'rejected') - Number(b.signal === 'rejected'),
  );
  const signal = open.find((one) => one.signal === picked);
  return (
    <section className="order-panel desk-events" aria-labelledby="desk-events">
      <h2 id="desk-events">{t('order_desk.events')}</h2>
      {open.length === 0 ? (
        <p className="desk-note">{t('order_desk.events.none')}</p>
      ) : (
        <fieldset className="desk-chips">
          <legend className="fig-hidden">{t('order_desk.events.pick')}</legend>
          {open.map((one) => (
            <label key={one.signal}>
              <input
                type="radio"
                name="desk-signal"
                checked={one.signal === picked}
                onChange={() => setPicked(one.signal)}
              />
              <span>{one.human_title}</span>
            </label>
          ))}
        </fieldset>
      )}
      {signal ? <EventForm key={signal.signal} order={order} signal={signal} /> : null}
    </section>
  );
}

function EventForm({
  order,
  signal: { signal, human_title: title, needs, mail },
}: {
  order: DeskOrder;
  signal: OpenSignal;
}) {
  const t = useT();
  const { api } = useServices();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [tells, setTells] = useState(true);
  const say = useOrderEdit(
    order.id,
    async () => {
      const order_update = {
        signal,
        ...(needs === 'nothing' || needs === 'message' ? { message: typed } : { metadata: { [needs]: typed } }),
        ...(mail === 'on_request' && { trigger_email: tells }),
      };
      return (await api.orderDesk.say({ params: { id: order.id }, body: { order_update } })).order;
    },
    { quiet: true, onDone: () => toast.info(t('order_desk.events.done', { title })) },
  );
  const error = say.error ? problemText(t, say.error) : undefined;
  const change = (value: string): void => {
    setTyped(value);
    say.reset();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!say.isPending) say.mutate(undefined);
      }}
    >
      <EventField needs={needs} value={typed} error={error} onChange={change} />
      {mail === 'on_request' ? (
        <Checkbox
          label={t('order_desk.events.tell', { name: calledOf(order) })}
          checked={tells}
          onChange={(event) => setTells(event.currentTarget.checked)}
        />
      ) : null}
      <StampButton type="submit" loading={say.isPending} leftSection={<IconCheck size={18} aria-hidden />}>
        {t('order_desk.events.submit')}
      </StampButton>
    </form>
  );
}

function EventField(props: {
  needs: OpenSignal['needs'];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const t = useT();
  const { needs, value, error, onChange } = props;
  if (needs === 'dhl_tracking_code' || needs === 'tracking_code') {
    const name = needs === 'tracking_code' ? 'tracking' : 'dhl';
    return (
      <TextInput
        label={t(`order_desk.events.${name}`)}
        description={t(`order_desk.events.${name}.hint`)}
        placeholder={needs === 'tracking_code' ? 'https://' : undefined}
        inputMode={needs === 'tracking_code' ? 'url' : 'text'}
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const name = needs === 'message' ? 'message' : 'note';
  return (
    <Textarea
      label={t(`order_desk.events.${name}`)}
      description={t(`order_desk.events.${name}.hint`)}
      required={needs === 'message'}
      value={value}
      error={error}
      maxLength={500}
      autosize
      minRows={needs === 'message' ? 3 : 1}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function calledOf({ shipping_address: { first_name, organization }, email }: DeskOrder): string {
  return first_name || organization || email;
}
