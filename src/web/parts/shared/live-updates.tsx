import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { LiveKind } from '../../../domain/live/live.status.ts'
import { browserLiveEvents, liveChannel } from '../../live/browser-live-events.ts'
import { type LiveMessage, watchLiveEvents } from '../../live/watch-live-events.ts'
import { useTexts } from '../../use-texts.ts'

const settleMs = 400
const saidForMs = 4_000
const pollMs = 30_000

/**
 * Reads the page again when something of these kinds has happened elsewhere, but never while somebody fills in a form on it. Screen readers
 * announce it.
 */
export function LiveUpdates({ kinds }: { kinds: readonly LiveKind[] }) {
  const [times, setTimes] = useState(0)
  const { revalidate } = useRevalidator()
  const refresh = useCallback(async () => {
    await revalidate()
    setTimes(before => before + 1)
  }, [revalidate])
  const note = useQuietly(refresh)
  useLiveEvents(kinds.join(' '), note)
  return <Updated mark={times} />
}

/**
 * For people without a session, who get no live events: reads the page again every 30 seconds while the tab is visible. `mark` has to
 * change with what the page shows.
 */
export function PolledUpdates({ mark }: { mark: string }) {
  const { revalidate } = useRevalidator()
  const note = useQuietly(revalidate)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) note()
    }, pollMs)
    return () => clearInterval(timer)
  }, [note])
  return <Updated mark={mark} />
}

/** Tells screen readers for 4 seconds that the page has changed, whenever `mark` does. */
function Updated({ mark }: { mark: string | number }) {
  const { t } = useTexts()
  const [saidOf, setSaidOf] = useState(mark)
  useEffect(() => {
    if (saidOf === mark) return
    const timer = setTimeout(() => setSaidOf(mark), saidForMs)
    return () => clearTimeout(timer)
  }, [saidOf, mark])
  return (
    <p role="status" className="sr-only">
      {saidOf !== mark && t('common.updated')}
    </p>
  )
}

function useLiveEvents(kinds: string, note: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(liveChannel)
    const tell = (message: LiveMessage) => channel.postMessage(message)
    const watch = watchLiveEvents({ ...browserLiveEvents, tell }, kind => {
      if (kinds.split(' ').includes(kind)) note()
    })
    // The cast: only this component writes to the channel.
    channel.onmessage = event => watch.hear(event.data as LiveMessage)
    document.addEventListener('visibilitychange', watch.look)
    return () => {
      document.removeEventListener('visibilitychange', watch.look)
      watch.stop()
      channel.close()
    }
  }, [kinds, note])
}

/** Runs `work` once for everything noted within 0.4 seconds, as soon as the tab is visible and no form on the page is being filled in. */
function useQuietly(work: () => Promise<void>): () => void {
  const { key } = useLocation()
  const state = useRef({ isWanted: false, isTyping: false, timer: 0 })
  const plan = useCallback(() => {
    const own = state.current
    window.clearTimeout(own.timer)
    own.timer = window.setTimeout(() => {
      if (!own.isWanted || own.isTyping || document.hidden) return
      own.isWanted = false
      void work()
    }, settleMs)
  }, [work])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins without anything typed
  useEffect(() => {
    const own = state.current
    own.isTyping = false
    own.isWanted = false
    const onInput = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('#main form')) own.isTyping = true
    }
    // A form that was sent or reset is no longer being filled in.
    const onDone = () => {
      own.isTyping = false
      plan()
    }
    document.addEventListener('input', onInput)
    document.addEventListener('submit', onDone)
    document.addEventListener('reset', onDone)
    document.addEventListener('visibilitychange', plan)
    return () => {
      window.clearTimeout(own.timer)
      document.removeEventListener('input', onInput)
      document.removeEventListener('submit', onDone)
      document.removeEventListener('reset', onDone)
      document.removeEventListener('visibilitychange', plan)
    }
  }, [key, plan])
  return useCallback(() => {
    state.current.isWanted = true
    plan()
  }, [plan])
}
