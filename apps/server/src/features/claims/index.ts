export { listClaimed } from './claims.queries.ts';
export { serveClaims } from './claims.routes.ts';
