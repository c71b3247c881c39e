export { alignFaces } from './align-faces.ts';
export { commonHeadHeight } from './common-height.ts';
export {
  frameFace,
  type FramedFace,
  type Framing,
  HEAD_HEIGHT,
  isAsHigh,
  SAME_HEIGHT,
  USUAL_FRAMING,
} from './frame-face.ts';
export { frameNewPictures, heightInUse, SURE } from './frame-stickers.ts';
export { type CropMaker, cropMakerOf } from './is-framed.ts';
export { type FaceFinding, type ReviewedFace, reviewFaces } from './review-faces.ts';
