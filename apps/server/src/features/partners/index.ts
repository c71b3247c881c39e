export { createPartners } from './partners.ts';
