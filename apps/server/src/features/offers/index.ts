export { createOffers, type FoundOffer, type Offers } from './offers.ts';
