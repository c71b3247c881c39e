/** Loaded when a name has letters that few fonts have. */
export { unprintable } from '@figurina/album';
