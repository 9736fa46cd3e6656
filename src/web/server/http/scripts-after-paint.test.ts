import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const code =
  'import "/assets/manifest.js";\nwindow.text = "</scr" + "ipt> costs $& more"; import("/assets/entry.js");'
const html = [
  '<head><link rel="modulepreload" href="/assets/entry.js" nonce="n1"/><link rel="icon" href="/i.svg"/></head>',
  '<body><script nonce="n1">first()</script>',
  `<script nonce="n1" type="module" async="">${code}</script><script nonce="n1">last()</script></body>`,
].join('')

const afterPaint = (page: string) => scriptsAfterPaint(Buffer.from(page)).toString()

type Element = { name: string; rel?: string; href?: string; type?: string; nonce?: string; text?: string }

/** A minimal browser for the script; `paint` reports the first paint. */
function browser(isHidden: boolean) {
  const added: Element[] = []
  let tell: (list: unknown) => void = () => {}
  let frame = () => {}
  const document = {
    hidden: isHidden,
    currentScript: { nonce: 'n1' },
    head: { append: (element: Element) => added.push(element) },
    createElement: (name: string) => ({ name }),
    addEventListener: () => {},
  }
  class PerformanceObserver {
    constructor(told: typeof tell) {
      tell = told
    }
    observe() {}
  }
  const [, script = ''] = /<script nonce="n1">(\(.*?)<\/script>/s.exec(afterPaint(html)) ?? []
  runInNewContext(script, {
    document,
    PerformanceObserver,
    requestAnimationFrame: (done: () => void) => {
      frame = done
    },
    setTimeout: (done: () => void) => done(),
  })
  return {
    added,
    paint: () => tell({ getEntriesByName: () => [{}] }),
    frame: () => frame(),
  }
}

describe('scripts after the first paint', () => {
  it('asks for nothing before the page is painted, then for every file and the modules', () => {
    const page = browser(false)
    expect(page.added).toEqual([])
    page.paint()
    expect(page.added).toEqual([
      { name: 'link', rel: 'modulepreload', href: '/assets/entry.js' },
      { name: 'script', type: 'module', nonce: 'n1', text: code },
    ])
  })

  it('starts only once, whoever tells of the paint', () => {
    const page = browser(false)
    page.frame()
    page.paint()
    expect(page.added.filter(({ name }) => name === 'script')).toHaveLength(1)
  })

  it('starts at once in the background, where nothing is painted', () => {
    expect(browser(true).added.map(({ name }) => name)).toEqual(['link', 'script'])
  })

  it('leaves as many scripts as there were, and every other line as it is', () => {
    const page = afterPaint(html)
    expect(page.match(/<script\b/g)).toHaveLength(3)
    expect(page).toContain('<link rel="icon" href="/i.svg"/></head>')
    expect(page).not.toContain('<link rel="modulepreload"')
    expect(page).toContain('<script nonce="n1">last()</script>')
  })

  it('returns a page without modules as it is', () => {
    expect(afterPaint('<p>Nur Text</p>')).toBe('<p>Nur Text</p>')
  })
})
