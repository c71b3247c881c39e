import type { Category } from '@figurina/album';

const LABELS = {
  business: 'checkout.field.organization.business',
  sports: 'checkout.field.organization.sports',
  school: 'checkout.field.organization.school',
} as const;

/** Companies, clubs and schools are called what they are. */
export function organizationLabel(category: Category) {
  return category in LABELS ? LABELS[category as keyof typeof LABELS] : ('checkout.field.organization' as const);
}
