export { type BookkeepingParts, serveBookkeeping } from './bookkeeping.routes.ts';
