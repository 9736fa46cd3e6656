import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { AddressEntry } from './address-entry.ts'
import { type AddressName, allPaths } from './addresses.ts'
import { pages } from './pages.ts'
import { resources } from './resources.ts'

const { job, ...otherPages } = pages

/** The sides of the site that only somebody signed in meets; their pages have styles of their own. */
const isInside = ({ file }: AddressEntry) => file !== null && /^(?:admin|employer|seeker)\//.test(file)

/** Route ids are `<name>:<alias number>`, such as `jobs:0`. Ads come and go beside the list they were chosen from, which stays. */
export default [
  ...routesOf(otherPages, 'route.tsx', entry => !isInside(entry)),
  layout('routes/inside/route.tsx', { id: 'inside' }, routesOf(otherPages, 'route.tsx', isInside)),
  layout('routes/public/list-and-ad/route.tsx', { id: 'list-and-ad' }, routesOf({ job }, 'route.tsx')),
  ...routesOf(resources, 'route.ts'),
  route('*', 'routes/public/not-found/route.tsx'),
]

function routesOf<Name extends AddressName>(
  table: Record<Name, AddressEntry>,
  module: string,
  isTaken: (entry: AddressEntry) => boolean = () => true,
): RouteConfigEntry[] {
  // The cast: `Object.keys` returns plain strings.
  const names = Object.keys(table) as Name[]
  return names.flatMap(name => {
    const { file } = table[name]
    if (file === null || !isTaken(table[name])) return []
    return allPaths(name).map((path, alias) => {
      const options = { id: `${name}:${alias}` }
      const code = `routes/${file}/${module}`
      return path === '' ? index(code, options) : route(path, code, options)
    })
  })
}
