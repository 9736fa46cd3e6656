import { describe, expect, it } from 'vitest'
import { allPaths, href, localeOf, pagePath } from './addresses.ts'
import { alternates, inLanguage, pageOf } from './page-of.ts'
import { resources } from './resources.ts'

describe('the addresses of the pages', () => {
  it('are German without a prefix and English under /en', () => {
    expect(href('home', 'de')).toBe('/')
    expect(href('home', 'en')).toBe('/en')
    expect(href('employers', 'de')).toBe('/arbeitgebern')
    expect(href('employers', 'en')).toBe('/en/employers')
    expect(localeOf('/en/jobs')).toBe('en')
    expect(localeOf('/english-jobs')).toBe('de')
  })

  it('answer under the alias of either language', () => {
    for (const path of ['/arbeitgebern', '/employers', '/en/employers', '/en/arbeitgebern', '/employers/']) {
      expect(pageOf(path)?.name, path).toBe('employers')
    }
    expect(allPaths('employers')).toEqual(['arbeitgebern', 'employers', 'en/employers', 'en/arbeitgebern'])
  })

  it('have one canonical form in each language, whichever alias was asked for', () => {
    const address = pageOf('/employers/12-klinik-am-see/open-positions')
    expect(address && alternates(address)).toEqual({
      de: '/arbeitgebern/12-klinik-am-see/offene-stellen',
      en: '/en/employers/12-klinik-am-see/open-positions',
    })
  })

  it('encode what stands in them', () => {
    expect(href('job', 'de', { key: 'a/b?c' })).toBe('/jobs/a%2Fb%3Fc')
    expect(pageOf('/jobs/a%2Fb%3Fc')?.params).toEqual({ key: 'a/b?c' })
    expect(pageOf('/jobs/%E0%A4%A')?.params).toEqual({ key: '%E0%A4%A' })
  })

  it('of what is no page belong to no page, whose routes would answer instead', () => {
    const taken = Object.keys(resources).filter(name =>
      allPaths(name as keyof typeof resources).some(
        path => pageOf(`/${path.replace(/:\w+/g, 'x')}`) !== null,
      ),
    )
    expect(taken).toEqual([])
  })

  it('belong to no page when nobody knows them', () => {
    expect(pageOf('/gibt-es-nicht')).toBeNull()
    expect(pageOf('/jobs/1/2')).toBeNull()
    expect(pageOf('/en/en')).toBeNull()
  })

  it('keep path and query when the language changes', () => {
    expect(inLanguage('/arbeitgebern/12-x?sort=name&page=2', 'en')).toBe(
      '/en/employers/12-x?sort=name&page=2',
    )
    expect(inLanguage('/en/jobs?q=pflege', 'de')).toBe('/jobs?q=pflege')
    expect(inLanguage('/en', 'de')).toBe('/')
    expect(inLanguage('/gibt-es-nicht?a=1', 'en')).toBe('/en/gibt-es-nicht?a=1')
    expect(inLanguage('/en/gibt-es-nicht', 'en')).toBe('/en/gibt-es-nicht')
  })

  it('are known also when scripts ask for the data of a page', () => {
    expect(pagePath('/jobs.data')).toBe('/jobs')
    expect(pagePath('/_root.data')).toBe('/')
    expect(pagePath('/_.data')).toBe('/')
    expect(pagePath('/en.data')).toBe('/en')
    expect(pagePath('/jobs')).toBe('/jobs')
  })
})
