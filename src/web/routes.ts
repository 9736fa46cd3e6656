import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { allPaths } from './addresses.ts'
import { type PageName, pages } from './pages.ts'

const listExport = 'routes/employer/export-list/route.ts'

/** The addresses of `addresses.ts` as routes; a page's id is its name and the number of the alias, `jobs:0`. */
export default [
  ...(Object.keys(pages) as PageName[]).flatMap(pageRoutes),
  route('preferences/theme', 'routes/public/preferences/theme/route.ts'),
  route('preferences/language', 'routes/public/preferences/language/route.ts'),
  route('preferences/consent', 'routes/public/preferences/consent/route.ts'),
  ...inBothLanguages('login/sign-out', 'sign-out'),
  ...inBothLanguages('auth/start/:provider', 'provider-start'),
  route('auth/callback/:provider', 'routes/account/provider-callback/route.ts'),
  ...['account', 'en/account'].map((path, index) =>
    route(`${path}/export/:id`, 'routes/account/export-file/route.ts', { id: `export-file:${index}` }),
  ),
  ...['files', 'en/files'].flatMap((path, index) => [
    route(path, 'routes/public/files/upload/route.ts', { id: `upload:${index}` }),
    route(`${path}/:id`, 'routes/public/files/one/route.ts', { id: `file:${index}` }),
    route(`${path}/:id/pages/:page`, 'routes/public/files/page/route.ts', { id: `file-page:${index}` }),
  ]),
  route('media/:id/:size', 'routes/public/files/media/route.ts'),
  ...['session', 'session/admin'].map((path, index) =>
    route(path, 'routes/public/session/route.ts', { id: `session:${index}` }),
  ),
  ...['employer-dashboard/export', 'en/employer-dashboard/export'].flatMap((path, index) => [
    route(`${path}/applications.csv`, listExport, { id: `export-csv:${index}` }),
    route(`${path}/applications.pdf`, listExport, { id: `export-pdf:${index}` }),
    route(`${path}/application/:id`, 'routes/employer/export-one/route.ts', {
      id: `export-one:${index}`,
    }),
  ]),
  ...['employer-dashboard', 'admin-dashboard', 'en/employer-dashboard', 'en/admin-dashboard'].map(
    (area, index) =>
      route(`${area}/imports/:id/runs/:run/refused.csv`, 'routes/employer/feeds/quarantine/route.ts', {
        id: `quarantine:${index}`,
      }),
  ),
  ...['jobs/:key/leave', 'en/jobs/:key/leave'].map((path, index) =>
    route(path, 'routes/public/leave-for-job/route.ts', { id: `leave:${index}` }),
  ),
  ...['admin-dashboard', 'en/admin-dashboard'].map((path, index) =>
    route(`${path}/readers.csv`, 'routes/admin/newsletter-file/route.ts', {
      id: `newsletter-file:${index}`,
    }),
  ),
  ...['calendar', 'en/calendar'].map((path, index) =>
    route(`${path}/:reader/:key`, 'routes/public/calendar/route.ts', { id: `calendar:${index}` }),
  ),
  ...['bookmarks/:kind/:id', 'en/bookmarks/:kind/:id'].map((path, index) =>
    route(path, 'routes/public/bookmarks/toggle/route.ts', { id: `toggle-bookmark:${index}` }),
  ),
  route('drafts/application', 'routes/public/apply-draft/route.ts'),
  route('dev/mailbox/:key/content', 'routes/public/dev-mailbox/content/route.ts'),
  route('*', 'routes/public/not-found/route.tsx'),
] satisfies RouteConfig

function pageRoutes(name: PageName) {
  const file = `routes/${pages[name].file}/route.tsx`
  return allPaths(name).map((path, alias) => {
    const options = { id: `${name}:${alias}` }
    return path === '' ? index(file, options) : route(path, file, options)
  })
}

/** Steps of signing in that show no page of their own. */
function inBothLanguages(path: string, folder: string) {
  const file = `routes/account/${folder}/route.ts`
  return [path, `en/${path}`].map((alias, index) => route(alias, file, { id: `${folder}:${index}` }))
}
