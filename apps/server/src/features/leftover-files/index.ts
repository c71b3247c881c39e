export { removeLeftoverFiles, removeLeftoverNightly } from './remove-leftover.ts';
