import type { BLEND_MODES } from '@figurina/album';
import type { CSSProperties } from 'react';

interface Effects {
  readonly opacity: number;
  readonly blend: (typeof BLEND_MODES)[number];
}

/** Opacity and blending stay vectors on paper. A group is a layer of its own: a child never blends with what lies outside it. */
export function effectsStyle({ opacity, blend }: Effects): CSSProperties {
  return {
    ...(opacity < 1 ? { opacity } : {}),
    ...(blend === 'normal' ? {} : { mixBlendMode: blend }),
  };
}
