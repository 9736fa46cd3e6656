import { describe, expect, it } from 'vitest'
import type { LiveKind } from '../../domain/live/live.status.ts'
import { type LiveMessage, type LiveSurroundings, watchLiveEvents } from './watch-live-events.ts'

type Stream = {
  fromId: string | null
  hear: (id: string, kind: LiveKind | null) => void
  break: () => void
  isOpen: boolean
}

/** Tabs of one browser, with streams and a clock that only move when told. */
function browser() {
  const streams: Stream[] = []
  const polls: (string | null)[] = []
  const timers = new Set<{ work: () => void; delayMs: number }>()
  const tabs: { hear: (message: LiveMessage) => void }[] = []
  let waiting: { work: () => () => void; end: (() => void) | null }[] = []
  let answer: { lastId: string; kinds: LiveKind[] } | null | Error = { lastId: '9-9', kinds: [] }
  const begin = () => {
    const first = waiting[0]
    if (first) first.end ??= first.work()
  }
  const open = () => {
    const tab = { isHidden: false, news: [] as LiveKind[] }
    const around: LiveSurroundings = {
      isHidden: () => tab.isHidden,
      openStream: (fromId, onHeard, onBroken) => {
        const stream: Stream = {
          fromId,
          hear: (id, kind) => onHeard({ id, kind }),
          break: onBroken,
          isOpen: true,
        }
        streams.push(stream)
        return () => {
          stream.isOpen = false
        }
      },
      poll: async afterId => {
        polls.push(afterId)
        if (answer instanceof Error) throw answer
        return answer
      },
      alone: work => {
        const own = { work, end: null as (() => void) | null }
        waiting.push(own)
        begin()
        return () => {
          own.end?.()
          waiting = waiting.filter(each => each !== own)
          begin()
        }
      },
      tell: message => {
        for (const other of tabs) if (other !== watch) other.hear(message)
      },
      later: (work, delayMs) => {
        const timer = { work, delayMs }
        timers.add(timer)
        return () => timers.delete(timer)
      },
    }
    const watch = watchLiveEvents(around, kind => tab.news.push(kind))
    tabs.push(watch)
    return Object.assign(tab, {
      watch,
      hide: (isHidden: boolean) => {
        tab.isHidden = isHidden
        watch.look()
      },
    })
  }
  const passTime = async () => {
    for (const timer of [...timers]) {
      timers.delete(timer)
      timer.work()
    }
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  const openStreams = () => streams.filter(stream => stream.isOpen)
  return { open, streams, openStreams, polls, passTime, answerWith: (next: typeof answer) => (answer = next) }
}

describe('tabs that wait for live events', () => {
  it('share one stream, and all of them hear', () => {
    const site = browser()
    const tabs = [site.open(), site.open(), site.open()]
    expect(site.openStreams()).toHaveLength(1)
    site.streams[0]?.hear('1-1', 'message')
    for (const tab of tabs) expect(tab.news).toEqual(['message'])
    for (const tab of tabs) tab.watch.stop()
    expect(site.openStreams()).toEqual([])
  })

  it('rest while they are hidden; another one takes over, and the place is kept', () => {
    const site = browser()
    const [first, second] = [site.open(), site.open()]
    site.streams[0]?.hear('2-1', null)
    first.hide(true)
    expect(site.openStreams().map(({ fromId }) => fromId)).toEqual(['2-1'])
    site.openStreams()[0]?.hear('2-2', 'application')
    second.hide(true)
    expect(site.openStreams()).toEqual([])
    first.hide(false)
    expect(site.openStreams().map(({ fromId }) => fromId)).toEqual(['2-2'])
    first.watch.stop()
  })

  it('ask every 30 seconds when the stream broke three times, and try it again later', async () => {
    const site = browser()
    const tab = site.open()
    site.streams[0]?.hear('3-1', null)
    for (let times = 0; times < 3; times++) site.streams[0]?.break()
    expect(site.openStreams()).toEqual([])
    site.answerWith({ lastId: '3-2', kinds: ['message'] })
    await site.passTime()
    expect(site.polls).toEqual(['3-1'])
    expect(tab.news).toEqual(['message'])
    site.answerWith(new Error('offline'))
    await site.passTime()
    site.answerWith({ lastId: '3-3', kinds: [] })
    for (let times = 0; times < 8; times++) await site.passTime()
    expect(site.polls.slice(0, 4)).toEqual(['3-1', '3-2', '3-2', '3-3'])
    expect(site.openStreams().map(({ fromId }) => fromId)).toEqual(['3-3'])
    tab.watch.stop()
  })

  it('give up a stream only when it breaks three times in a row', () => {
    const site = browser()
    const tab = site.open()
    for (let times = 0; times < 5; times++) {
      site.streams[0]?.break()
      site.streams[0]?.break()
      site.streams[0]?.hear(`4-${times}`, null)
    }
    expect(site.openStreams()).toHaveLength(1)
    tab.watch.stop()
  })

  it('stop asking when the session is over', async () => {
    const site = browser()
    const tab = site.open()
    for (let times = 0; times < 3; times++) site.streams[0]?.break()
    site.answerWith(null)
    await site.passTime()
    await site.passTime()
    expect(site.polls).toHaveLength(1)
    tab.watch.stop()
  })
})
