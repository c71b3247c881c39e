export { resolveFont } from '@figurina/album';

export function cssFontFamily(family: string): string {
  return `"${family.replaceAll('"', '')}",sans-serif`;
}
