import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type PageName, pages } from '../../../pages.ts'
import routes from '../../../routes.ts'
import { pageShapes } from './page-shapes.ts'
import { PageSkeleton } from './page-skeleton.tsx'

// The cast: `Object.keys` widens the names of an object literal to strings.
const names = Object.keys(pages) as PageName[]

describe('a page that is on its way', () => {
  it('has a shape for every page of the table of routes', () => {
    const all = routes.flatMap(entry => entry.children ?? entry)
    const shown = all.filter(({ file, path }) => /route\.tsx$/.test(file) && path !== '*')
    const without = shown
      .map(({ id }) => id?.replace(/:\d+$/, '') ?? '')
      .filter(name => !(name in pageShapes))
    expect(shown.length).toBeGreaterThan(names.length)
    expect(without).toEqual([])
  })

  it.each(names)('is drawn in the shape of %s, and not read out', name => {
    const html = renderToStaticMarkup(<PageSkeleton name={name} />)
    expect(html).toMatch(/^<div aria-hidden="true"/)
    expect(html.match(/shimmer/g)?.length ?? 0).toBeGreaterThan(3)
    expect(html.replace(/<[^>]*>/g, '')).toBe('')
  })

  it('does not look the same for pages of different kinds', () => {
    const drawn = new Set(names.map(name => renderToStaticMarkup(<PageSkeleton name={name} />)))
    expect(drawn.size).toBeGreaterThan(25)
  })
})
