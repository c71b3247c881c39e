export { categoryOf, factsOf, type PrintedAlbum } from './album-facts.ts';
export { type AnswerCheckout, type CheckoutQuestion, refusalOfWish } from './answer-checkout.ts';
export { type AlbumError, albumErrors, errorInWords } from './album-errors.ts';
export { checkoutTexts } from './checkout-texts.ts';
export { type LineContext, lineWords } from './line-words.ts';
export { type Checkout, createCheckout } from './checkout.ts';
export { createPricing } from './create-pricing.ts';
export { type FoundOffer, NO_OFFERS, type OfferMisfit, type Offers } from './offers.ts';
export type { Priced, PriceOptions, PriceWish, Pricing } from './pricing.ts';
