import type { Color, Gradient, Paint } from '@figurina/album';

export const isGradient = (paint: Paint): paint is Gradient => paint !== null && typeof paint === 'object';
export const isColor = (paint: Paint): paint is Color => paint !== null && typeof paint !== 'object';
