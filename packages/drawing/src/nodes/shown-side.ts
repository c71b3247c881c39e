interface Shown {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly cscale: number;
}

/** About how large a cropped picture is shown, its longer side in mm: what its resolution is chosen by. */
export function shownSide({ width, height, scale, cscale }: Shown): number {
  return Math.max(width, height) * scale * Math.max(1, cscale);
}
