import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { routesOf } from './page-handlers.ts'

const route = (id: string, path: string, parentId?: string) => ({ id, path, parentId, module: {} })
// The cast: a build's routes have modules that nothing here reads.
const routes = Object.fromEntries(
  [
    route('root', ''),
    route('home:0', '', 'root'),
    route('jobs:0', 'jobs', 'root'),
    route('jobs:1', 'en/jobs', 'root'),
    route('jobs-feed:0', 'jobs.rss', 'root'),
    route('list-and-ad', '', 'root'),
    route('job:0', 'jobs/:key', 'list-and-ad'),
    route('routes/public/not-found/route', '*', 'root'),
  ].map(each => [each.id, each]),
) as unknown as ServerBuild['routes']

it('the router of a page knows the addresses of that page, and what to show when nothing is there', () => {
  expect(Object.keys(routesOf('jobs', routes)).sort()).toEqual(
    ['jobs:0', 'jobs:1', 'root', 'routes/public/not-found/route'].sort(),
  )
})

it('a page that stands in another keeps it', () => {
  expect(Object.keys(routesOf('job', routes)).sort()).toEqual(
    ['job:0', 'list-and-ad', 'root', 'routes/public/not-found/route'].sort(),
  )
})
