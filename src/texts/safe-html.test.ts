import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { cleanCharacters } from './clean-text.ts'
import { allowedHtml, safeHtml } from './safe-html.ts'

const pieces = [
  ...['<p>', '</p>', '<a href="', '">', '</a>', '<h3>', '<br>', '<script>', '</script>', '<div class="x">'],
  ...[
    '&#x338;',
    '\u0338',
    '&#8203;',
    '\u200b',
    '&lrm;',
    '&#82',
    '03;',
    '&am',
    '&amp;',
    '&lt;',
    '&gt;',
    '&#0;',
  ],
  ...['&#8238;', '\u037e', '&#x37e;', '\ud800', '&#xfffd;', '>', '<', '=', '"', "'", ' onclick=alert(1) '],
  ...[
    'java',
    'script:',
    'alert(1)',
    'https://klinik.example/',
    '//evil.example',
    'Pflege',
    'e\u0301',
    'e&#x301;',
  ],
]

/** What a browser would parse: the names of all tags with their attributes. */
function markupOf(html: string): string[] {
  const found: string[] = []
  sanitizeHtml(html, {
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: false,
    onOpenTag: (name, attributes) => {
      found.push(name, ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`))
    },
  })
  return found
}

const harmless = /^(?:h3|h4|p|br|ul|ol|li|strong|em|a|href=(?:https?:\/\/|mailto:).*)$/

describe('HTML that a page may show', () => {
  it('keeps what an ad may hold', () => {
    const html =
      '<h3>Ihre Aufgaben</h3><ul><li><strong>Pflegen</strong> &amp; betreuen</li></ul><p><a href="https://klinik.example/">Klinik</a></p>'
    expect(safeHtml(html)).toBe(html)
  })

  it.each([
    [
      'a stroke that would melt with the end of a tag',
      '<p>&#x338; onclick=alert(1) class="fixed inset-0">Hallo',
    ],
    ['the same as a character', '<p>\u0338 onclick=alert(1) class="fixed inset-0">Hallo'],
    [
      'an address whose scheme hides behind an invisible character',
      '<a href="java&#8203;script:alert(1)">Hallo</a>',
    ],
    ['the same as a character', '<a href="java\u200bscript:alert(1)">Hallo</a>'],
    ['an address with a tab in its scheme', '<a href="java&Tab;script:alert(1)">Hallo</a>'],
    [
      'an entity that comes about only when another is gone',
      '<a href="java&#82&#8203;03;script:alert(1)">Hallo</a>',
    ],
    ['an address without a scheme', '<a href="//evil.example">Hallo</a><a href="/account/delete">Hallo</a>'],
    ['data as an address', '<a href="data:text/html,<script>alert(1)</script>">Hallo</a>'],
  ])('is not changed by %s', (_, html) => {
    const safe = safeHtml(html)
    expect(safe).toContain('Hallo')
    expect(cleanCharacters(safe)).toBe(safe)
    for (const each of markupOf(safe)) expect(each).toMatch(harmless)
  })

  it('is the same after it was sanitised and cleaned again, whatever it was made of', () => {
    const made = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map(parts => parts.join(''))
    fc.assert(
      fc.property(made, html => {
        const safe = safeHtml(html)
        expect(cleanCharacters(safe)).toBe(safe)
        for (const later of [safe, safe.normalize('NFC'), safeHtml(safe)])
          for (const each of markupOf(later)) expect(each).toMatch(harmless)
      }),
      { numRuns: 5_000 },
    )
  })

  it('leaves letters whose accent came apart in one piece', () => {
    expect(safeHtml('<p>Cafe&#x301; und Pfle\u0301ge</p>')).toBe('<p>Café und Pflége</p>')
    expect(sanitizeHtml('<p>Café</p>', allowedHtml)).toBe('<p>Café</p>')
  })
})
