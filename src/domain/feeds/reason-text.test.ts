import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { translator } from '../../i18n/translate.ts'
import { reasonText } from './reason-text.ts'

const sources = ['src/domain/feeds', 'src/feed-format'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8')),
)

/** Everything that the importer says to people, as it stands in its source; what is filled in is a number here. */
const said = new Set(
  sources.flatMap(source =>
    [
      ...source.matchAll(
        /(?:new FeedRefused\(|[wW]arn(?:ing)?s?(?:\.push)?\((?:\w+(?:\.\w+)?, )?|problem[:=] |message: |reason(?:\s*=\s*\S+ === \S+ \?)? |'[a-z-]+': |(?:credentials|port|private|unreachable|certificate|timeout|broken): )\s*(['`])(?:\$\{place\([^`]*?\)\})?([A-Z].{8,}?)\1/g,
      ),
    ].map(([, , text = '']) => text.replace(/\$\{[^}]*\}/g, '7')),
  ),
)

describe('what the importer says of ads and feeds', () => {
  it('is found in its source', () => {
    expect(said.size).toBeGreaterThan(45)
    expect(said).toContain('The job has no title')
    expect(said).toContain('The id "7" occurs again; the first job with it counts')
    expect(said).toContain('The certificate of the host is not valid')
  })

  it.each([...said])('is said in German and English: %s', message => {
    for (const locale of ['de', 'en'] as const) {
      const text = reasonText(translator(locale), message)
      expect(text).not.toBe(message)
      expect(text).not.toBe(translator(locale)('feeds.reason.other'))
      expect(text).not.toMatch(/\{\{|feeds\.reason/)
    }
  })

  it('is an unknown error where nobody has found words for it yet, and never a sentence in another language', () => {
    expect(reasonText(translator('de'), 'Something broke')).toBe('Unbekannter Fehler')
    expect(reasonText(translator('en'), 'Something broke')).toBe('Unknown error')
  })

  it('names the line and what stood there', () => {
    const t = translator('de')
    expect(reasonText(t, 'Line 4: The id "A-1" occurs again; the first job with it counts')).toBe(
      'Zeile 4: Die ID „A-1“ kommt mehrmals vor. Es zählt die erste Stelle mit dieser ID.',
    )
    expect(reasonText(t, 'The document is not valid JSON: Unexpected end (line 12)')).toBe(
      'Die Quelle ist kein gültiges JSON (Zeile 12).',
    )
    expect(reasonText(translator('en'), 'The title says no profession: "Join us"')).toBe(
      'The title does not state a profession: “Join us”.',
    )
  })
})
