import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { AddressEntry } from './address-entry.ts'
import { type AddressName, allPaths } from './addresses.ts'
import { pages } from './pages.ts'
import { resources } from './resources.ts'

const { job, ...otherPages } = pages

/** Route ids are `<name>:<alias number>`, such as `jobs:0`. Ads come and go beside the list they were chosen from, which stays. */
export default [
  ...routesOf(otherPages, 'route.tsx'),
  layout('routes/public/list-and-ad/route.tsx', { id: 'list-and-ad' }, routesOf({ job }, 'route.tsx')),
  ...routesOf(resources, 'route.ts'),
  route('*', 'routes/public/not-found/route.tsx'),
]

function routesOf<Name extends AddressName>(
  table: Record<Name, AddressEntry>,
  module: string,
): RouteConfigEntry[] {
  // The cast: `Object.keys` returns plain strings.
  const names = Object.keys(table) as Name[]
  return names.flatMap(name => {
    const { file } = table[name]
    if (file === null) return []
    return allPaths(name).map((path, alias) => {
      const options = { id: `${name}:${alias}` }
      const code = `routes/${file}/${module}`
      return path === '' ? index(code, options) : route(path, code, options)
    })
  })
}
