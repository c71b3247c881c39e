/** Which scope of a key an endpoint asks for. */
import type { Endpoint } from './endpoint.ts';
import { API_SCOPES, type ApiScope } from './scopes.ts';

/**
 * The resource of a scope by the tag of an endpoint. Null: no script's business, since it is about the account itself, holds
 * links that let somebody in, or makes such keys.
 */
const RESOURCES: Readonly<Record<string, string | null>> = {
  albums: 'albums',
  batches: 'orders',
  blueprints: 'albums',
  checkout: 'albums',
  claims: 'orders',
  comments: 'albums',
  customers: 'people',
  dashboard: 'orders',
  exports: 'albums',
  handover: 'production',
  history: 'albums',
  images: 'albums',
  integrations: null,
  invoices: 'invoices',
  mails: null,
  members: 'people',
  notifications: null,
  offers: 'offers',
  operations: 'orders',
  orders: 'orders',
  own_layouts: 'albums',
  partners: 'partners',
  preview: 'albums',
  privacy: null,
  proofs: 'people',
  reviews: 'albums',
  session: null,
  'sticker link': 'people',
  'sticker uploads': 'people',
  stock: 'albums',
  vouchers: 'vouchers',
};

/**
 * As it declares itself, else by its tag and its method. Null: keys may not call it; undefined: nobody has said, which is
 * treated the same and refused by a test.
 */
export function scopeOf(endpoint: Endpoint): ApiScope | null | undefined {
  const { access, method, path, scope, tag } = endpoint;
  if (scope !== undefined) return scope;
  // These have tokens of their own.
  if (access === 'render' || (access === 'public' && path.startsWith('/public/'))) return null;
  const resource = RESOURCES[tag];
  if (resource === undefined || resource === null) return resource;
  const wanted = `${resource}:${method === 'GET' ? 'read' : 'write'}`;
  return API_SCOPES.find((one) => one === wanted);
}
