/** The walls of docs/ARCHITECTURE.md. A rule is loosened only with its reason beside it. */
const faces = '^src/(web|api|worker|cli|boot|demo)/|^src/main\\.ts$'
const ground =
  '^src/(basics|search|query-understanding|guide|db|platform|mail|i18n|vocabulary|feed-format|cv-format|mail-format|invoices|texts|config)/'
const browserSafe = '\\.(schema|status|values)\\.ts$'

/** The rooms of the domain from the ground up: each imports rooms of lower storeys only, and none beside it. */
const storeys = [
  ['caller', 'consent'],
  ['audit'],
  ['switches'],
  ['throttle', 'mail', 'live', 'statistics', 'matching'],
  ['accounts', 'billing', 'files', 'integrations'],
  ['jobs', 'ideas', 'operation', 'administration', 'newsletter', 'support', 'view-as', 'blog', 'invoicing'],
  ['applications', 'job-search'],
  ['job-ads', 'job-seekers', 'pay'],
  ['alerts', 'employers', 'job-questions', 'moderation', 'orders', 'outside-applications'],
  ['feeds', 'bookmarks', 'own-account', 'viewed-jobs', 'recommendations', 'talent-pool'],
  ['assistant', 'person-records', 'record-merges'],
  ['desk'],
]
const upstairs = storeys.flatMap((rooms, storey) =>
  rooms.map(room => {
    const notBelow = storeys
      .slice(storey)
      .flat()
      .filter(other => other !== room)
    return {
      name: `nothing-above-${room}`,
      severity: 'error',
      // A test may follow a thing through the house.
      from: { path: `^src/domain/${room}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^src/domain/(${notBelow.join('|')})/` },
    }
  }),
)

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
    ...upstairs,
    {
      name: 'every-room-has-a-storey',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: `^src/domain/(${storeys.flat().join('|')})/` },
      to: {},
    },
    {
      name: 'faces-do-not-call-steps',
      severity: 'error',
      comment:
        'steps ask no policy: they belong to use cases that have asked. A test of a face may set the scene with one',
      from: { path: faces, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/domain/.*/steps/' },
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
      comment: 'the ground knows no product rule and no face',
      from: { path: ground },
      to: { path: `^src/domain/|${faces}` },
    },
    {
      name: 'basics-know-nothing',
      severity: 'error',
      comment: 'so that everybody may use them: search, what reads feeds, the browser',
      from: { path: '^src/basics/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/basics/' },
    },
    {
      name: 'search-is-a-library',
      severity: 'error',
      comment: 'with basics it would run anywhere, for they know nothing',
      from: { path: '^src/search/' },
      to: { path: '^src/', pathNot: '^src/(search|basics)/' },
    },
    {
      name: 'query-understanding-is-pure',
      severity: 'error',
      comment: 'a text in, filters and words out: no database, no clock, no network',
      from: { path: '^src/query-understanding/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: '^src/(query-understanding|search/text|vocabulary|basics)/|^src/search/typo\\.ts$',
      },
    },
    {
      name: 'guide-is-pure',
      severity: 'error',
      comment: 'a question in, a text out: no database, no clock, no network',
      from: { path: '^src/guide/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: '^src/(guide|vocabulary|basics)/|^src/query-understanding/slips\\.ts$',
      },
    },
    {
      name: 'feed-format-is-pure',
      severity: 'error',
      comment: 'bytes in, jobs out: no database, no clock, no network',
      from: { path: '^src/feed-format/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(feed-format|vocabulary|texts|config|basics)/' },
    },
    {
      name: 'cv-format-is-pure',
      severity: 'error',
      comment: 'bytes in, fields out: no database, no clock, no network',
      from: { path: '^src/cv-format/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(cv-format|vocabulary|texts|basics)/' },
    },
    {
      name: 'mail-format-is-pure',
      severity: 'error',
      comment: 'bytes in, words out: no database, no clock, no network',
      from: { path: '^src/mail-format/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(mail-format|texts|basics)/' },
    },
    {
      name: 'invoices-are-pure',
      severity: 'error',
      comment: 'facts in, documents out: no database, no clock, no network',
      from: { path: '^src/invoices/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(invoices|i18n|basics)/' },
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
      comment: 'but for those that a room lends to the rooms above it, as steps',
      from: { path: '^src/domain/([^/]+)/' },
      to: { path: '^src/domain/[^/]+/.*\\.queries\\.ts$', pathNot: '^src/domain/(?:$1|[^/]+/steps)/' },
    },
    {
      name: 'browser-safe-kinds-are-pure',
      severity: 'error',
      from: { path: `^src/(domain|vocabulary)/.*${browserSafe}` },
      to: { pathNot: `${browserSafe}|^node_modules/zod|^src/config/limits\\.ts$|^src/basics/` },
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
      comment: 'a test may look at a list and at what it leads to',
      from: { path: '^src/web/routes/([^/]+)/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/routes/', pathNot: '^src/web/routes/$1/(?:$2/|[^/]+$)' },
    },
    {
      name: 'pages-of-a-group-do-not-import-each-other',
      severity: 'error',
      comment: 'what they share lies beside their folders',
      from: { path: '^src/web/routes/([^/]+)/([^/]+)/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/routes/$1/$2/[^/]+/', pathNot: '^src/web/routes/$1/$2/$3/' },
    },
    {
      name: 'sides-keep-to-themselves',
      severity: 'error',
      comment: 'what two sides show lies in parts/shared',
      from: { path: '^src/web/(?:routes|parts)/(public|account|seeker|employer|admin)/' },
      to: { path: '^src/web/(?:routes|parts)/', pathNot: '^src/web/(?:routes|parts)/(?:$1|shared)/' },
    },
    {
      name: 'shared-parts-know-no-side',
      severity: 'error',
      from: { path: '^src/web/parts/shared/' },
      to: { path: '^src/web/parts/', pathNot: '^src/web/parts/shared/' },
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
