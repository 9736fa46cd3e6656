import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { generateDemoAds } from './generate-ads.ts'
import { type DemoFeed, generateDemoFeeds } from './generate-feeds.ts'

const input = { jobs: 600, seed: 1, now: new Date('2026-11-21T08:00:00Z') }
const feeds = [...generateDemoFeeds(input)]
const textOf = (feed: DemoFeed) => [...feed.chunks].join('')

describe('the demo feeds', () => {
  it('hold exactly the ads that were asked for, each employer in one file', () => {
    expect(feeds.reduce((sum, feed) => sum + feed.jobs, 0)).toBe(600)
    expect(new Set(feeds.map(feed => feed.employer.id)).size).toBe(feeds.length)
  })

  it('are written in eleven dialects', () => {
    expect(new Set(feeds.map(feed => feed.dialect)).size).toBe(11)
  })

  it('are the same text when read twice', () => {
    for (const feed of feeds.slice(0, 5)) expect(textOf(feed)).toBe(textOf(feed))
  })

  it('are well-formed documents', () => {
    for (const feed of feeds) {
      const text = textOf(feed)
      if (feed.fileName.endsWith('.json')) expect(() => JSON.parse(text), feed.fileName).not.toThrow()
      else if (feed.fileName.endsWith('.csv')) {
        expect(parse(text, { delimiter: ';', bom: true, columns: true }).length, feed.fileName).toBe(
          feed.jobs,
        )
      } else expect(xmlProblem(text), feed.fileName).toBeNull()
    }
  })

  it('hold the title of every ad', () => {
    const texts = new Map(feeds.map(feed => [feed.employer.id, textOf(feed)]))
    const escaped = (title: string) => title.replaceAll('&', '&amp;')
    const missing = [...generateDemoAds(input)].filter(ad => {
      const text = texts.get(ad.employer.id) ?? ''
      return !text.includes(ad.title) && !text.includes(escaped(ad.title))
    })
    expect(missing.map(ad => ad.title)).toEqual([])
  })
})

function xmlProblem(text: string): string | null {
  const problems: string[] = []
  const parser = new SaxesParser({})
  parser.on('error', error => problems.push(error.message))
  parser.write(text).close()
  return problems[0] ?? null
}
