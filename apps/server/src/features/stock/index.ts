export { createStock, type Stock } from './stock.ts';
