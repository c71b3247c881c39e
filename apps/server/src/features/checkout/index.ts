export { categoryOf, factsOf, type PrintedAlbum } from './album-facts.ts';
export { type Checkout, createCheckout } from './checkout.ts';
export { createPricing } from './create-pricing.ts';
export { type FoundOffer, type OfferMisfit, type Offers } from './offers.ts';
export { priceLists } from './price-lists.ts';
export type { Priced, PriceOptions, PriceWish, Pricing } from './pricing.ts';
