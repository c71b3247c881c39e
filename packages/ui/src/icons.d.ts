/** Icons are imported one by one; the package's index would pull thousands of modules into every build. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { FunctionComponent, SVGProps } from 'react';

  const icon: FunctionComponent<
    Omit<SVGProps<SVGSVGElement>, 'ref' | 'stroke'> & { size?: number | string; stroke?: number | string }
  >;
  export default icon;
}
