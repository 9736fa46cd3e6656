import { expect, it } from 'vitest'
import { doorOf, sessionPaths } from './door-of.ts'
import routes from './routes.ts'

// The cast: `route` and `index` of the framework make these, one level deep here.
const addresses = (routes as { path?: string; file: string }[]).map(({ path = '', file }) => ({
  file,
  path: `/${path.replace(/:\w+/g, '1').replace('*', 'nowhere')}`,
}))

it('every address of the administrators’ area is entered through their door, files as well as pages', () => {
  const theirs = addresses.filter(({ file, path }) => /^routes\/admin\//.test(file) || /admin-/.test(path))
  expect(theirs.length).toBeGreaterThan(40)
  for (const { path } of theirs) {
    expect({ path, door: doorOf(path) }).toEqual({ path, door: 'admin' })
    expect(doorOf(`${path}.data`)).toBe('admin')
  }
})

it('no other address is', () => {
  const others = addresses.filter(({ file, path }) => !/admin/.test(`${file} ${path}`))
  expect(others.length).toBeGreaterThan(100)
  for (const { path } of others) expect({ path, door: doorOf(path) }).toEqual({ path, door: 'site' })
  expect(doorOf(sessionPaths.admin)).toBe('admin')
  expect(doorOf('/jobs/admin-dashboard')).toBe('site')
})
