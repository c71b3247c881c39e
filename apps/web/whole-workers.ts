import { build, type Plugin } from 'vite';

const WORKER = /^(.*-worker\.ts)\?(?:.*&)?worker_file\b/;
const FILE = /^(.*\.(?:woff2?|png|svg|wasm))\?(?:.*&)?url\b/;

/**
 * For tests of components: a worker comes as one file, as the product has it, and not as the hundreds of modules of its sources,
 * which every start of one would ask for anew.
 */
export function wholeWorkers(): Plugin {
  const made = new Map<string, Promise<string>>();
  return {
    name: 'figurina-whole-workers',
    enforce: 'pre',
    apply: 'serve',
    load(id) {
      const [, entry] = WORKER.exec(id) ?? [];
      if (entry === undefined) return null;
      const code = made.get(entry) ?? bundle(entry);
      made.set(entry, code);
      return code;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [servedFiles],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { format: 'es', codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error(`${entry} cannot be bundled`);
  const [first, ...others] = result.output;
  if (others.length > 0)
    throw new Error(`${entry} is more than one file: ${others.map(({ fileName }) => fileName).join()}`);
  return first.code;
}

/** Fonts and pictures stay where they are: the server of the tests hands them out. */
const servedFiles: Plugin = {
  name: 'figurina-served-files',
  enforce: 'pre',
  load(id) {
    const [, path] = FILE.exec(id) ?? [];
    return path === undefined ? null : `export default ${JSON.stringify(`/@fs${path}`)}`;
  },
};
