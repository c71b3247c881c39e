import { Select, TextInput } from '@mantine/core';
import { useT } from '../app/use-t.ts';
import { CONTACT_ROLES, type OrganizationDraft, SIZES } from './organization-draft.ts';

const FIELDS = ['name', 'size', 'contactName', 'contactRole', 'phone'] as const;
type Field = (typeof FIELDS)[number];

/** In the order of the form. */
export function missingFields(typed: OrganizationDraft): Field[] {
  return FIELDS.filter((field) => !typed[field]?.trim());
}

/** All of it is needed; what is missing says so once somebody wanted to go on. */
export function OrganizationForm(props: {
  typed: OrganizationDraft;
  asked: boolean;
  disabled?: boolean;
  /** Whether the keys go to it first. */
  autoFocus?: boolean;
  onChange: (part: OrganizationDraft) => void;
}) {
  const t = useT();
  const { typed, onChange } = props;
  const missing = props.asked ? missingFields(typed) : [];
  const common = (field: Field) => ({
    id: `organization-${field}`,
    label: t(`album_new.data.${field}`),
    error: missing.includes(field) && t('album_new.data.missing'),
    required: true,
    disabled: props.disabled,
  });
  const text = (field: 'name' | 'contactName' | 'phone', maxLength: number) => ({
    ...common(field),
    maxLength,
    value: typed[field] ?? '',
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <div className="wizard-form">
      <TextInput {...text('name', 200)} autoComplete="organization" data-autofocus={props.autoFocus || undefined} />
      <Select
        {...common('size')}
        data={SIZES.map((value) => ({ value, label: t(`album_new.data.size.${value}`) }))}
        value={typed.size ?? null}
        onChange={(size) => size && onChange({ size })}
        allowDeselect={false}
      />
      <TextInput {...text('contactName', 200)} autoComplete="name" />
      <Select
        {...common('contactRole')}
        data={CONTACT_ROLES.map((value) => ({ value, label: t(`album_new.data.role.${value}`) }))}
        value={typed.contactRole ?? null}
        onChange={(contactRole) => contactRole && onChange({ contactRole })}
        allowDeselect={false}
      />
      <TextInput {...text('phone', 40)} type="tel" autoComplete="tel" />
    </div>
  );
}
