import { expect, it } from 'vitest'
import { href } from './addresses.ts'
import { isOpenToBothRealms, realmOf } from './realm-of.ts'
import routes from './routes.ts'

// Ads lie one level deeper than the others, beside their list.
const addresses = routes
  .flatMap(entry => entry.children ?? entry)
  .map(({ path = '', file }) => ({
    file,
    path: `/${path.replace(/:\w+/g, '1').replace('*', 'nowhere')}`,
  }))

it('every address of the administrators’ area is entered through their realm, files as well as pages', () => {
  const theirs = addresses.filter(({ file, path }) => /^routes\/admin\//.test(file) || /admin-/.test(path))
  expect(theirs.length).toBeGreaterThan(40)
  for (const { path } of theirs) {
    expect({ path, realm: realmOf(path) }).toEqual({ path, realm: 'admin' })
    expect(realmOf(`${path}.data`)).toBe('admin')
  }
})

it('what an employer’s people have is open to administrators who act in their place', () => {
  const shared = addresses.filter(({ path }) => /^\/(en\/)?(employer-dashboard|post-job|files)\b/.test(path))
  expect(shared.length).toBeGreaterThan(40)
  for (const { path } of shared)
    expect({ path, isOpen: isOpenToBothRealms(path) }).toMatchObject({ isOpen: true })
  expect(isOpenToBothRealms(href('live', 'de'))).toBe(true)
  expect(isOpenToBothRealms('/employer-dashboard/gibt-es-nicht')).toBe(true)
  for (const path of ['/create-employer', '/dashboard', '/admin-dashboard', '/employer-dashboards', '/jobs'])
    expect({ path, isOpen: isOpenToBothRealms(path) }).toMatchObject({ isOpen: false })
})

it('no other address is', () => {
  const others = addresses.filter(({ file, path }) => !/admin/.test(`${file} ${path}`))
  expect(others.length).toBeGreaterThan(100)
  for (const { path } of others) expect({ path, realm: realmOf(path) }).toEqual({ path, realm: 'site' })
  expect(realmOf(href('admin-session', 'de'))).toBe('admin')
  expect(realmOf('/en/admin-dashboard/gibt-es-nicht')).toBe('admin')
  expect(realmOf('/jobs/admin-dashboard')).toBe('site')
})
