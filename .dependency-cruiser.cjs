/** The one-way rule of docs/architecture.md, checked by `npm run check`. */

/** Which of our packages each part may import. */
const ALLOWED = {
  'packages/album': [],
  'packages/locales': [],
  'packages/ui': [],
  'packages/commerce': ['album'],
  'packages/contract': ['album', 'commerce'],
  'packages/drawing': ['album', 'locales'],
  'packages/editor': ['album', 'contract'],
  'packages/press': ['album', 'contract'],
  'apps/web': ['album', 'commerce', 'contract', 'drawing', 'editor', 'locales', 'ui'],
  'apps/server': ['album', 'commerce', 'contract', 'locales', 'press'],
};

const TEST = String.raw`\.(test|api\.test|browser\.test)\.tsx?$|/testing(/|\.tsx?$)`;

/** Which more its tests may import: the server is tried with the real editors on the other end, the render page by printing it. */
const TESTS_ALSO = { 'apps/server': ['editor'], 'apps/web': ['press'] };

function mayImport(part, packages, from) {
  return {
    name: `${part.replace('/', '-')}-imports`,
    comment: packages.length > 0 ? `${part} may import ${packages.join(', ')}` : `${part} imports nothing of ours`,
    severity: 'error',
    from,
    to: { path: '^(packages|apps)/', pathNot: [`^${part}/`, ...packages.map((name) => `^packages/${name}/`)] },
  };
}

const oneWay = Object.entries(ALLOWED).flatMap(([part, packages]) => {
  const more = TESTS_ALSO[part];
  if (!more) return [mayImport(part, packages, { path: `^${part}/` })];
  return [
    mayImport(part, packages, { path: `^${part}/`, pathNot: TEST }),
    mayImport(part, [...packages, ...more], { path: [`^${part}/.*(${TEST})`] }),
  ];
});

/** The floors of the album editor's rooms (docs/architecture.md), from the ground up. */
const EDITOR = '^apps/web/src/screens/album-editor/';
const FLOORS = [
  ['parts'],
  ['session'],
  ['actions'],
  ['stage', 'strip', 'outline'],
  ['panels/[^/]+'],
  ['shell'],
  ['compose'],
];

/** A room imports from the floors beneath it, so also not from the rooms beside it: those meet through the session. */
const floors = FLOORS.map((rooms, floor) => ({
  name: `editor-floor-${floor}`,
  comment: `${rooms.join(', ')} of the album editor import from the floors beneath alone`,
  severity: 'error',
  from: { path: `${EDITOR}(${rooms.join('|')})/`, pathNot: TEST },
  to: {
    path: EDITOR,
    pathNot: [`${EDITOR}$1/`, ...FLOORS.slice(0, floor).map((beneath) => `${EDITOR}(${beneath.join('|')})/`)],
  },
}));

/** What the session is made of asks for the ports that it needs; hooks (`use-…`) take them from the open session. */
const beneathTheSession = {
  name: 'editor-session-of-parts',
  comment: 'A part of the editor session does not know the whole of it',
  severity: 'error',
  from: { path: `${EDITOR}session/([^/]+/(?!use-)|available-tools|run-command)`, pathNot: TEST },
  to: { path: `${EDITOR}session/editor-(session|context)\\.ts$` },
};
const noOtherRooms = {
  name: 'editor-rooms',
  comment: 'A folder of the album editor stands on one of its floors',
  severity: 'error',
  from: {},
  to: { path: `${EDITOR}[^/]+/`, pathNot: FLOORS.map((rooms) => `${EDITOR}(${rooms.join('|')})/`) },
};

module.exports = {
  forbidden: [
    ...oneWay,
    ...floors,
    beneathTheSession,
    noOtherRooms,
    {
      name: 'package-front-door',
      comment: 'Another package is imported by its name, through what it exports',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+)/', pathNot: [TEST, '^packages/[^/]+/scripts/'] },
      to: {
        path: '^packages/([^/]+)/src/(?!index\\.ts$|style\\.css$|testing/index\\.ts$)',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'feature-front-door',
      comment:
        "A feature of the server uses another one only through its index.ts; tests also use what others' tests do",
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.api\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/([^/]+)/(?!index\\.ts$)', pathNot: '^apps/server/src/features/$1/' },
    },
    {
      name: 'feature-front-door-of-tests',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/.*\\.api\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/features/([^/]+)/(?!index\\.ts$|testing/)',
        pathNot: '^apps/server/src/features/$1/',
      },
    },
    {
      name: 'feature-one-way',
      comment: 'Routes call a feature and the feature its queries: what is beneath knows neither',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/.*\\.(queries|policy|tables)\\.ts$' },
      to: { path: ['^apps/server/src/features/.*\\.routes\\.ts$', '^apps/server/src/features/$1/$1(-parts)?\\.ts$'] },
    },
    {
      name: 'mails-by-one-door',
      comment: 'What is mailed goes through features/mails, which asks the budget and the recipient',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: [TEST, '^apps/server/src/features/mails/'] },
      to: { path: '^apps/server/src/platform/mail/' },
    },
    {
      name: 'platform-below-features',
      comment: 'The platform knows no feature (but the joined table types)',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: ['^apps/server/src/platform/db/schema\\.ts$', TEST] },
      to: { path: '^apps/server/src/(features/|testing/|[^/]+\\.ts$)' },
    },
    {
      name: 'app-knows-features-by-index',
      severity: 'error',
      from: { path: '^apps/server/src/[^/]+\\.ts$', pathNot: TEST },
      to: { path: '^apps/server/src/features/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'screens-apart',
      comment: 'A screen never imports another screen',
      severity: 'error',
      from: { path: '^apps/web/src/screens/([^/]+)/' },
      to: { path: '^apps/web/src/screens/([^/]+)/', pathNot: '^apps/web/src/screens/$1/' },
    },
    {
      name: 'tests-and-testing-stay-outside',
      comment: 'Product code never imports tests or their fixtures',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [TEST, '^apps/server/seeds/'] },
      to: { path: TEST },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.cache)/' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
