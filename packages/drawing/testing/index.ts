export { everything } from './everything.ts';
export { longTexts } from './long-texts.ts';
export { oddPlaces, type OddPlace } from './odd-places.ts';
