import { describe, expect, it } from 'vitest'
import {
  type SessionNews,
  type SessionState,
  type SessionSurroundings,
  watchSession,
} from './watch-session.ts'

const minuteMs = 60_000

/** Several tabs of one browser with a clock that only moves when told. */
function browser(answers: () => SessionState | Error) {
  let nowMs = 0
  let asked = 0
  let queue = Promise.resolve()
  const timers = new Set<{ atMs: number; work: () => void }>()
  const tabs: {
    hear: (news: SessionNews) => void
    isHidden: boolean
    news: SessionNews[]
    wake: () => void
  }[] = []
  const open = (endsAtMs: number) => {
    const index = tabs.length
    const news: SessionNews[] = []
    const around: SessionSurroundings = {
      nowMs: () => nowMs,
      isHidden: () => tabs[index]?.isHidden ?? false,
      fetchState: async () => {
        asked++
        const answer = answers()
        if (answer instanceof Error) throw answer
        return answer
      },
      alone: work => {
        queue = queue.then(work, work)
        return queue
      },
      tell: told => {
        for (const [other, tab] of tabs.entries()) if (other !== index) tab.hear(told)
      },
      later: (work, delayMs) => {
        const timer = { atMs: nowMs + delayMs, work }
        timers.add(timer)
        return () => timers.delete(timer)
      },
    }
    const watch = watchSession(endsAtMs, around, each => news.push(each))
    tabs.push({ hear: watch.hear, isHidden: false, news, wake: watch.wake })
    return tabs[index] as (typeof tabs)[number]
  }
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  const moveTo = async (untilMs: number) => {
    for (;;) {
      const due = [...timers].filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0]
      if (!due) break
      timers.delete(due)
      nowMs = Math.max(nowMs, due.atMs)
      due.work()
      await settle()
    }
    nowMs = untilMs
    await settle()
  }
  return { open, moveTo, asked: () => asked }
}

describe('a session in use', () => {
  it('is prolonged 90 seconds before its end, not earlier', async () => {
    const site = browser(() => ({ isSignedIn: true, endsAtMs: 60 * minuteMs }))
    const tab = site.open(10 * minuteMs)
    await site.moveTo(8.4 * minuteMs)
    expect(site.asked()).toBe(0)
    await site.moveTo(8.6 * minuteMs)
    expect(tab.news).toEqual([{ kind: 'refreshed', endsAtMs: 60 * minuteMs }])
  })

  it('is asked for once, however many tabs are open, and all learn the answer', async () => {
    const site = browser(() => ({ isSignedIn: true, endsAtMs: 60 * minuteMs }))
    const tabs = [site.open(10 * minuteMs), site.open(10 * minuteMs), site.open(10 * minuteMs)]
    await site.moveTo(9 * minuteMs)
    expect(site.asked()).toBe(1)
    for (const tab of tabs) expect(tab.news).toEqual([{ kind: 'refreshed', endsAtMs: 60 * minuteMs }])
  })

  it('rests while the tab is hidden, and is looked after when it is shown again', async () => {
    const site = browser(() => ({ isSignedIn: true, endsAtMs: 60 * minuteMs }))
    const tab = site.open(10 * minuteMs)
    tab.isHidden = true
    await site.moveTo(9.5 * minuteMs)
    expect(site.asked()).toBe(0)
    tab.isHidden = false
    tab.wake()
    await site.moveTo(9.6 * minuteMs)
    expect(site.asked()).toBe(1)
  })

  it('survives a site that cannot be reached for a moment', async () => {
    let isDown = true
    const site = browser(() =>
      isDown ? new Error('offline') : { isSignedIn: true, endsAtMs: 60 * minuteMs },
    )
    const tab = site.open(10 * minuteMs)
    await site.moveTo(9 * minuteMs)
    expect(tab.news).toEqual([])
    isDown = false
    await site.moveTo(11 * minuteMs)
    expect(tab.news).toEqual([{ kind: 'refreshed', endsAtMs: 60 * minuteMs }])
  })

  it('that was ended elsewhere is over in every tab', async () => {
    const site = browser(() => ({ isSignedIn: false, endsAtMs: null }))
    const tabs = [site.open(10 * minuteMs), site.open(10 * minuteMs)]
    await site.moveTo(20 * minuteMs)
    for (const tab of tabs) expect(tab.news).toEqual([{ kind: 'signed-out', isForced: true }])
    expect(site.asked()).toBe(1)
  })

  it('that cannot be prolonged is asked for at its end, and then over in every tab', async () => {
    const dayMs = 24 * 60 * minuteMs
    let endsAtMs: number | null = dayMs
    const site = browser(() => ({ isSignedIn: endsAtMs !== null, endsAtMs }))
    const tabs = [site.open(dayMs), site.open(dayMs)]
    await site.moveTo(dayMs - 1_000)
    expect(site.asked()).toBeLessThanOrEqual(2)
    for (const { news } of tabs) expect(news.every(({ kind }) => kind === 'refreshed')).toBe(true)
    endsAtMs = null
    await site.moveTo(dayMs + 30_000)
    for (const { news } of tabs) expect(news.at(-1)).toEqual({ kind: 'signed-out', isForced: true })
  })
})
