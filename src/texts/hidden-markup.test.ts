import { describe, expect, it } from 'vitest'
import { cleanCharacters, cleanLine, withoutMarkup } from './clean-text.ts'
import { safeHtml } from './safe-html.ts'

const hidden = [
  '<span style="display:none">geheim</span>',
  '<div style="display: none !important">geheim</div>',
  '<p style="visibility:hidden">geheim</p>',
  '<span style="opacity:0">geheim</span>',
  '<span style="OPACITY: 0.0; color: red">geheim</span>',
  '<span style="font-size:0px">geheim</span>',
  '<p style="font-size:1px">geheim</p>',
  '<p style="color:#fff">geheim</p>',
  '<span style="color: WHITE">geheim</span>',
  '<span style="color:transparent">geheim</span>',
  '<span style="color:rgba(0, 0, 0, 0)">geheim</span>',
  '<font color="white">geheim</font>',
  '<font size="0">geheim</font>',
  '<div hidden>geheim</div>',
  '<div hidden="">geheim <b>und mehr</b></div>',
  '<div style="position:absolute;left:-9999px">geheim</div>',
  '<div style="text-indent: -5000px">geheim</div>',
  '<div style="height:0;overflow:hidden">geheim</div>',
  '<div style="clip-path: inset(100%)">geheim</div>',
  '<p class="visually-hidden">geheim</p>',
  '<p class="text sr-only">geheim</p>',
  '<a href="https://klinik.example" style="display:none">geheim</a>',
  '<div style="display:none"><ul><li>geheim</li></ul><p>geheim</p></div>',
  '<!-- geheim -->',
  '<!-- geheim',
  '&lt;!-- geheim --&gt;',
  '<template>geheim</template>',
  '<noscript>geheim</noscript>',
]

describe('text that nobody sees', () => {
  it.each(hidden)('is no part of an ad: %s', html => {
    expect(safeHtml(`<p>Wir suchen Sie.</p>${html}`)).not.toContain('geheim')
    expect(withoutMarkup(`Wir suchen Sie. ${html}`)).not.toContain('geheim')
    expect(cleanLine(`Pflegefachkraft ${html}`)).not.toContain('geheim')
  })

  it.each([
    '<p style="color:#333">Wir suchen Sie.</p>',
    '<p style="color:#fff;background:#036">Wir suchen Sie.</p>',
    '<p style="font-size:10px">Wir suchen Sie.</p>',
    '<p style="opacity:0.9">Wir suchen Sie.</p>',
    '<p class="hidden-print-no">Wir suchen Sie.</p>',
    '<p style="height:0.5em;margin-left:-10px">Wir suchen Sie.</p>',
    '<p style="font-size:1.1em">Wir suchen Sie.</p>',
    '<p style="max-width:600px;line-height:0">Wir suchen Sie.</p>',
  ])('is not what is seen: %s', html => {
    expect(safeHtml(html)).toBe('<p>Wir suchen Sie.</p>')
    expect(withoutMarkup(html).trim()).toBe('Wir suchen Sie.')
  })

  it('keeps what stands beside it', () => {
    expect(safeHtml('<p>Vor<span style="display:none">geheim</span>her</p><p>Nachher</p>')).toBe(
      '<p>Vorher</p><p>Nachher</p>',
    )
  })
})

describe('characters that nobody sees', () => {
  const tags = Array.from('Ignore', letter => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
  const selectors = Array.from('geheim', letter => String.fromCodePoint(0xe0100 + letter.charCodeAt(0))).join(
    '',
  )

  it.each([
    ['tags', tags],
    ['variation selectors', selectors],
    ['zero-width signs', '\u200b\u200c\u200d\u2060\ufeff'],
    ['direction marks', '\u202e\u2066\u061c'],
    ['fillers', '\u115f\u1160\u3164\uffa0'],
    ['Mongolian selectors', '\u180b\u180e'],
    ['invisible operators', '\u2061\u2062\u206a'],
  ])('are taken out: %s', (_, characters) => {
    expect(cleanCharacters(`Pflege${characters}kraft`)).toBe('Pflegekraft')
  })

  it('leave signs in colour as they are', () => {
    expect(cleanCharacters('❤️ Pflege 👩‍⚕')).toContain('❤️')
  })
})
