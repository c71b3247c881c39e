/**
 * How the app's code is cut into files. By itself the build makes one of every few modules that the same parts share, and
 * on a slow line a hundred requests cost more than what is in them. What the app always needs comes in one file, and so do
 * the small parts that most screens share; what the public form, its steps and the render page need stays apart for them.
 * The rest is cut by who needs it, in files that are worth a request.
 */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}
type Named = (id: string, modules: Modules) => string | null;

export interface Roots {
  readonly app: string;
  /** With all that they load later. */
  readonly apart: readonly string[];
  /** A screen whose small parts others show, too. */
  readonly screen: string;
}

/** Small parts of others: fields, switches, icons. */
const SMALL = /[\\/]node_modules[\\/](@mantine|@tabler|@tanstack)[\\/]/;

const TEXTS = /[\\/]locales[\\/]src[\\/]compiled[\\/]/;

/** What so many parts share comes in one file. */
const COMMON = 6;

const isSheet = (id: string): boolean => /\.css($|\?)/.test(id);

/** The groups of `codeSplitting`, the first before the second. None has a module whose imports another one has not. */
export function chunkGroups(roots: Roots) {
  let known: Record<'app' | 'apart' | 'screen' | 'all', Set<string>> | null = null;
  const sets = (modules: Modules) =>
    (known ??= {
      app: reached(modules, [roots.app], false),
      apart: reached(modules, roots.apart, true),
      screen: reached(modules, [roots.screen], false),
      all: reached(modules, [roots.app], true),
    });
  const shared: Named = (id, modules) => (!isSheet(id) && sets(modules).apart.has(id) ? 'shared' : null);
  // The page itself and its sheets stay what the build's own list names them.
  const app: Named = (id, modules) => (id !== roots.app && !isSheet(id) && sets(modules).app.has(id) ? 'core' : null);
  const parts: Named = (id, modules) => (SMALL.test(id) && sets(modules).screen.has(id) ? 'parts' : null);
  const several: Named = (id, modules) => {
    const { all, apart } = sets(modules);
    // Texts are loaded one by one, as a language needs them.
    const isOurs = all.has(id) && !apart.has(id) && id !== roots.app && !isSheet(id) && !TEXTS.test(id);
    return isOurs ? 'several' : null;
  };
  // What shares its parts with others needs nothing that fewer share: neither of these two leads back to itself.
  const common: Named = (id, modules) => (several(id, modules) === null ? null : 'common');
  // Of it what the screen needs, apart: on a slow line it does not wait for the rest.
  const ofScreen: Named = (id, modules) => (sets(modules).screen.has(id) ? common(id, modules) : null);
  return [
    // As the build would cut it.
    { name: shared, priority: 3, minShareCount: 2, entriesAware: true },
    { name: app, priority: 2 },
    { name: parts, priority: 1 },
    {
      name: (id: string, modules: Modules) => ofScreen(id, modules) && 'common-of-screen',
      priority: 1,
      minShareCount: COMMON,
    },
    { name: common, priority: 1, minShareCount: COMMON },
    { name: several, minShareCount: 2, entriesAware: true },
  ];
}

function reached(modules: Modules, roots: readonly string[], later: boolean): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    open.push(...(info?.importedIds ?? []), ...(later ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}
