export { categoryOf, factsOf, type PrintedAlbum } from './album-facts.ts';
export { type AnswerCheckout, type CheckoutQuestion, refusalOfWish } from './answer-checkout.ts';
export { type AlbumError, albumErrors, errorInWords } from './album-errors.ts';
export { checkoutTexts } from './checkout-texts.ts';
export { type Checkout, createCheckout } from './checkout.ts';
export type { FoundOffer, OfferMisfit, Offers } from './offers.ts';
export { priceLists } from './price-lists.ts';
export type { Priced, PriceOptions, PriceWish, Pricing } from './pricing.ts';
