import type { Category } from '@figurina/album';

const LABELS = {
  business: 'address.organization.business',
  sports: 'address.organization.sports',
  school: 'address.organization.school',
} as const;

/** Companies, clubs and schools are called what they are. */
export function organizationLabel(category: Category) {
  return category in LABELS ? LABELS[category as keyof typeof LABELS] : ('address.organization' as const);
}
