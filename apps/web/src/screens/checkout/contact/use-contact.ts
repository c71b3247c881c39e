import type { AddressField } from '@figurina/commerce';
import { useState } from 'react';
import type { ApiProblem } from '../../../api/problem.ts';
import { useT } from '../../../app/use-t.ts';
import type { TextField } from '../checkout-draft.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { contactForm, type ContactForm, fieldAt, type FormFault, type FormField, formFaults } from './contact-form.ts';

export interface ContactDesk {
  readonly form: ContactForm;
  /** All that is wrong now, shown or not. */
  readonly faults: readonly FormFault[];
  /** What is said at which field, in the order of the form. */
  readonly shown: ReadonlyMap<FormField, string>;
  /** What the server said of no field of the form. */
  readonly strays: readonly string[];
  readonly change: (field: TextField, text: string) => void;
  readonly changeBilling: (field: AddressField, text: string) => void;
  readonly setBilling: (on: boolean) => void;
  readonly setConsent: (on: boolean) => void;
  /** How often all was asked to be shown: the list of faults takes the focus then. */
  readonly asked: number;
  readonly blur: (field: FormField) => void;
  readonly showAll: () => void;
  readonly refuse: (parts: ApiProblem['parts']) => void;
}

/** The contact step's form; faults appear when a field is left or an order is tried, never while one types. */
export function useContact(
  desk: Pick<CheckoutDesk, 'draft' | 'change' | 'known' | 'country' | 'checkout'>,
): ContactDesk {
  const t = useT();
  const { draft, change, known, country, checkout } = desk;
  const [consent, setConsent] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<FormField> | 'all'>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<FormField, string>>(new Map());
  const [asked, setAsked] = useState(0);
  const [strays, setStrays] = useState<readonly string[]>([]);
  const form = contactForm(draft, known, country, consent);
  const faults = formFaults(form, checkout.album.category);

  /** What the server said of a field is over as soon as it is changed. */
  function changed(field: FormField): void {
    if (refused.has(field)) setRefused(new Map([...refused].filter(([one]) => one !== field)));
    setStrays([]);
  }
  const own = faults.filter(({ field }) => left === 'all' || left.has(field));
  const shown = new Map<FormField, string>(own.map(({ field, code }) => [field, t(`orders.fault.${code}`)]));
  for (const [field, message] of refused) if (!shown.has(field)) shown.set(field, message);
  return {
    form,
    faults,
    shown,
    strays,
    change(field, text) {
      if (field !== 'area') changed(field);
      change(({ contact }) => ({ contact: { ...contact, [field]: text } }));
    },
    changeBilling(field, text) {
      changed(`billing.${field}`);
      change(({ billing }) => ({ billing: { ...billing, [field]: text } }));
    },
    setBilling: (on) => change({ billing: on ? {} : null }),
    setConsent(on) {
      changed('consent');
      setConsent(on);
    },
    blur: (field) => setLeft((before) => (before === 'all' ? before : new Set([...before, field]))),
    asked,
    showAll() {
      setLeft('all');
      setAsked(asked + 1);
    },
    refuse(parts) {
      setLeft('all');
      setAsked(asked + 1);
      const found = parts.map(({ pointer, detail }) => [fieldAt(pointer), detail] as const);
      setRefused(new Map(found.flatMap(([field, detail]) => (field ? [[field, detail] as const] : []))));
      setStrays(found.flatMap(([field, detail]) => (field ? [] : [detail])));
    },
  };
}
