import { describe, expect, it } from 'vitest'
import { createPageCache, type PageMarks, type RenderedPage } from './page-cache.ts'

const first: PageMarks = { nonce: 'nonce-1', requestId: 'request-1' }
const second: PageMarks = { nonce: 'nonce-2', requestId: 'request-2' }

const textOf = (page: RenderedPage | null) => page?.bytes?.toString()

function renderer(make: (marks: PageMarks, count: number) => Response) {
  let count = 0
  return {
    render: async (marks: PageMarks) => {
      count += 1
      return { response: make(marks, count), bytes: null }
    },
    count: () => count,
  }
}

describe('pages kept for a second', () => {
  it('are rendered once and carry the nonce and the id of each answer', async () => {
    const cache = createPageCache()
    const page = renderer(
      ({ nonce, requestId }) =>
        new Response(`<script nonce="${nonce}"></script><p>${requestId} ${nonce}</p>`),
    )
    const one = await cache.answer('/jobs', 1, first, page.render)
    const two = await cache.answer('/jobs', 1, second, page.render)
    expect(textOf(one)).toBe('<script nonce="nonce-1"></script><p>request-1 nonce-1</p>')
    expect(textOf(two)).toBe('<script nonce="nonce-2"></script><p>request-2 nonce-2</p>')
    expect(page.count()).toBe(1)
  })

  it('are made again when the search index has changed, and for another key', async () => {
    const cache = createPageCache()
    const page = renderer((_, count) => new Response(String(count)))
    await cache.answer('/jobs', 1, first, page.render)
    expect(textOf(await cache.answer('/jobs', 2, first, page.render))).toBe('2')
    expect(textOf(await cache.answer('/jobs?page=2', 2, first, page.render))).toBe('3')
  })

  it('visitors of the same moment wait for one rendering', async () => {
    const cache = createPageCache()
    const page = renderer(() => new Response('once'))
    await Promise.all([1, 2, 3].map(() => cache.answer('/', 1, first, page.render)))
    expect(page.count()).toBe(1)
  })

  it('failures and answers with a cookie are never kept', async () => {
    const cache = createPageCache()
    const failing = renderer(() => new Response('no', { status: 500 }))
    const setting = renderer(() => new Response('yes', { headers: { 'set-cookie': 'a=b' } }))
    expect(await cache.answer('/a', 1, first, failing.render)).toBeNull()
    expect(await cache.answer('/b', 1, first, setting.render)).toBeNull()
  })
})
