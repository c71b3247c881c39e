export { servePriceLists } from './price-lists.routes.ts';
