export { everything } from './everything.ts';
export { longTexts } from './long-texts.ts';
export { META } from './meta.ts';
export { oddPlaces, type OddPlace } from './odd-places.ts';
export { differenceOf, pixelsOf } from './pixels.ts';
export { testPicture } from './test-picture.ts';
