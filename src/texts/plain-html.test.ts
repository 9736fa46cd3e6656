import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { plainHtml } from './plain-html.ts'
import { allowedHtml } from './safe-html.ts'

const pieces = [
  ...[
    '<p>',
    '</p>',
    '<ul>',
    '</ul>',
    '<ol>',
    '</ol>',
    '<li>',
    '</li>',
    '<h3>',
    '</h3>',
    '<h4>',
    '</h4>',
    '<br>',
  ],
  ...[
    '<strong>',
    '</strong>',
    '<em>',
    '</em>',
    '<br/>',
    '<br />',
    '</br>',
    '<p/>',
    '<P>',
    '<a href="x">',
    '</a>',
  ],
  ...[
    '<script>',
    '</script>',
    '<p onclick=x>',
    '<',
    '>',
    '"',
    "'",
    '&',
    '&amp;',
    '&lt;',
    '&nbsp;',
    '<!--',
    '-->',
  ],
  ...['Pflege', ' ', '\n', 'ä', '\u00a0', '<p>Text</p>', '<li>Text</li>', '<ul><li>Text</li></ul>'],
]

describe('HTML that needs no parser', () => {
  it('is kept as the sanitiser would write it', () => {
    const ad =
      '<p>Wir &amp; Sie<br>heute</p><h3>Ihre Aufgaben</h3><ul><li><strong>eins</strong></li> <li>zwei</li></ul>'
    expect(plainHtml(ad)).toBe(sanitizeHtml(ad, allowedHtml))
  })

  it('is the same as from the sanitiser, or left to it', () => {
    const made = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map(parts => parts.join(''))
    fc.assert(
      fc.property(made, html => {
        const plain = plainHtml(html)
        if (plain !== null) expect(plain).toBe(sanitizeHtml(html, allowedHtml))
      }),
      { numRuns: 5_000 },
    )
  })
})
