export type { Priced, PriceOptions, PriceWish, Pricing } from './pricing.ts';
