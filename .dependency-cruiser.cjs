/** The walls of docs/ARCHITECTURE.md. A rule is loosened only with its reason beside it. */
const faces = '^src/(web|api|worker|cli|boot|demo)/|^src/main\\.ts$'
const ground = '^src/(search|db|platform|mail|i18n|vocabulary|config)/'
const browserSafe = '\\.(schema|status|values)\\.ts$'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      // "+types" are types that React Router writes for each route; they exist for the compiler only
      to: { couldNotResolve: true, pathNot: '\\+types/' },
    },
    {
      name: 'domain-knows-no-face',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: faces },
    },
    {
      name: 'ground-knows-no-product',
      severity: 'error',
      comment: 'search, db, platform, mail, i18n, vocabulary and config know no product rule and no face',
      from: { path: ground },
      to: { path: `^src/domain/|${faces}` },
    },
    {
      name: 'search-is-a-library',
      severity: 'error',
      from: { path: '^src/search/' },
      to: { path: '^src/', pathNot: '^src/search/' },
    },
    {
      name: 'faces-do-not-touch-the-database',
      severity: 'error',
      comment: 'boot opens it, the commands and main hand it on; pages, API and tasks go through use cases',
      from: { path: '^src/(web|api|worker|cli|demo)/' },
      to: { path: '^src/db/|\\.queries\\.ts$' },
    },
    {
      name: 'queries-stay-in-their-module',
      severity: 'error',
      from: { path: '^src/domain/([^/]+)/' },
      to: { path: '^src/domain/[^/]+/.*\\.queries\\.ts$', pathNot: '^src/domain/$1/' },
    },
    {
      name: 'browser-safe-kinds-are-pure',
      severity: 'error',
      from: { path: `^src/domain/.*${browserSafe}` },
      // address-params reads and writes addresses for the schemas; it is as pure as they are.
      to: {
        pathNot: `${browserSafe}|^node_modules/zod|^src/config/limits\\.ts$|^src/domain/address-params\\.ts$`,
      },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/domain/|^src/web/(parts|routes)/' },
    },
    {
      name: 'pages-do-not-import-pages',
      severity: 'error',
      from: { path: '^src/web/routes/([^/]+)/([^/]+)/' },
      to: { path: '^src/web/routes/', pathNot: '^src/web/routes/$1/(?:$2/|[^/]+$)' },
    },
    {
      name: 'parts-do-not-import-pages',
      severity: 'error',
      from: { path: '^src/web/parts/' },
      to: { path: '^src/web/routes/' },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.react-router/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
