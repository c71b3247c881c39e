import type { Plugin } from 'vite';

/**
 * Refuses a build in which files import each other in a circle. Which of them runs first then depends on what arrives first,
 * and what one of them takes from another is now and then not there yet.
 */
export function noCircles(): Plugin {
  return {
    name: 'figurina:no-circles',
    generateBundle(_, bundle) {
      const imports = (name: string): readonly string[] => {
        const file = bundle[name];
        return file?.type === 'chunk' ? file.imports : [];
      };
      const done = new Set<string>();
      const visit = (name: string, way: readonly string[]): void => {
        if (way.includes(name))
          this.error(`Files in a circle: ${[...way.slice(way.indexOf(name)), name].join(' -> ')}`);
        if (done.has(name)) return;
        for (const next of imports(name)) visit(next, [...way, name]);
        done.add(name);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}
