import { describe, expect, it } from 'vitest'
import { loadPart, type PartFailure, partFailed } from './load-part.ts'

const lost = new TypeError('Failed to fetch dynamically imported module')

describe('a part of the site that cannot be loaded', () => {
  it('is told to the window, and the error goes its way when nobody takes care of it', async () => {
    const target = new EventTarget()
    const heard: PartFailure[] = []
    // The casts: only `loadPart` dispatches this event.
    target.addEventListener(partFailed, event => heard.push((event as CustomEvent<PartFailure>).detail))
    const loading = loadPart(() => Promise.reject(lost), { file: '/assets/route-1.js', target })
    await expect(loading).rejects.toBe(lost)
    expect(heard).toMatchObject([{ error: lost, file: '/assets/route-1.js' }])
  })

  it('is loaded again once whoever took care of it says so', async () => {
    const target = new EventTarget()
    let mend = () => {}
    const mended = new Promise<void>(resolve => {
      mend = resolve
    })
    target.addEventListener(partFailed, event => {
      event.preventDefault()
      ;(event as CustomEvent<PartFailure>).detail.waitFor(mended)
    })
    const attempts: number[] = []
    const loading = loadPart(
      async attempt => {
        attempts.push(attempt)
        if (attempt === 0) throw lost
        return 'the page'
      },
      { target },
    )
    await Promise.resolve()
    expect(attempts).toEqual([0])
    mend()
    expect(await loading).toBe('the page')
    expect(attempts).toEqual([0, 1])
  })
})
