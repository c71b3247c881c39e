export type { Approving } from './reviews-parts.ts';
export { createReviews, type Reviews } from './reviews.ts';
