import type { FieldProps } from '../../../address/field-props.ts';
import type { TextField } from '../checkout-draft.ts';
import { fieldId } from './contact-form.ts';
import type { ContactDesk } from './use-contact.ts';

type OwnField = Exclude<TextField, 'area'>;

/** What every field of the form has in common: its value, what is wrong with it, and that leaving it shows that. */
export function textField(contact: ContactDesk) {
  return (name: OwnField, label: string): FieldProps => ({
    id: fieldId(name),
    label,
    value: contact.form.texts[name],
    error: contact.shown.get(name),
    onChange: (event) => contact.change(name, event.currentTarget.value),
    onBlur: () => contact.blur(name),
  });
}
