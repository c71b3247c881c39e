/** What comes behind the first steps, in one piece. */
export { forgetPhoto } from './photo/kept-photo.ts';
export { PhotoStep } from './photo/PhotoStep.tsx';
export { UploadStep } from './sending/UploadStep.tsx';
export { ConsentStep } from './steps/ConsentStep.tsx';
export { ResultStep } from './steps/ResultStep.tsx';
