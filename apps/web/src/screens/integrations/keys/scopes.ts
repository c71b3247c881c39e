import type { ApiScope } from '@figurina/contract';

export type Resource = ApiScope extends infer Scope ? (Scope extends `${infer R}:${string}` ? R : never) : never;
type Verb = 'read' | 'write';
const BOTH = ['read', 'write'] as const;

/** Resources with what can be done to each. */
export const RESOURCES: { readonly [R in Resource]: readonly Verb[] } = {
  orders: BOTH,
  production: BOTH,
  albums: BOTH,
  people: BOTH,
  invoices: BOTH,
  offers: BOTH,
  vouchers: BOTH,
  partners: BOTH,
  prices: ['read'],
  audit: ['read'],
};

/** Of what the table above lists. */
export function scopeOf(resource: Resource, verb: Verb): ApiScope {
  return `${resource}:${verb}` as ApiScope;
}
