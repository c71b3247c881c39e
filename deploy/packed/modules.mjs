/**
 * Lets Node run this package from `node_modules`: the types of its files are stripped already, which Node does not take there from
 * their names; and the project's own packages lie beside the server, not among those that npm installs.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../', import.meta.url).href;
const exportsOf = new Map();

function exported(name, path) {
  const folder = new URL(`packages/${name}/`, ROOT);
  if (!exportsOf.has(name))
    exportsOf.set(name, JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')).exports);
  return new URL(exportsOf.get(name)[`.${path}`], folder).href;
}

registerHooks({
  resolve(specifier, context, next) {
    const [, name, path = ''] = /^@figurina\/([a-z]+)(\/.+)?$/.exec(specifier) ?? [];
    return name ? { url: exported(name, path), format: 'module', shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    const [file] = url.split(/[?#]/);
    if (!file.startsWith(ROOT) || !file.endsWith('.ts') || file.startsWith(`${ROOT}node_modules/`)) return next(url, context);
    return { format: 'module', source: readFileSync(fileURLToPath(file), 'utf8'), shortCircuit: true };
  },
});
