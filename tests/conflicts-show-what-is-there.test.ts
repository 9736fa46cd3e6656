import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { revalidateAfterConflict } from '../src/web/revalidate-after-conflict.ts'

const routes = globSync('src/web/routes/admin/**/route.tsx')
/** Pages with a form that names the version that it was written about. */
const versioned = routes.filter(route =>
  globSync(`${dirname(route)}/*.tsx`).some(file => /name="version"/.test(readFileSync(file, 'utf8'))),
)

it.each(versioned)('%s shows after a conflict what somebody else has done', route => {
  expect(readFileSync(route, 'utf8')).toMatch(
    /export (const|function) shouldRevalidate|revalidateAfterConflict as/,
  )
})

it('a conflict fetches anew, any other refusal leaves the page as it is', () => {
  const of = (actionStatus: number) =>
    revalidateAfterConflict({ actionStatus, defaultShouldRevalidate: false })
  expect([of(409), of(400), of(403)]).toEqual([true, false, false])
  expect(versioned.length).toBeGreaterThan(4)
})
