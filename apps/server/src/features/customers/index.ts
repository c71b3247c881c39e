export type { CustomersParts } from './customers-parts.ts';
export { serveCustomers } from './customers.routes.ts';
