import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { DoorName } from '../../platform/auth/doors.ts'
import { sessionPaths } from '../door-of.ts'
import { useTexts } from '../use-texts.ts'
import { keepDraft, takeDraft } from './drafts.ts'
import { sessionChannel } from './session-channel.ts'
import { type SessionNews, type SessionState, watchSession } from './watch-session.ts'

/** Looks after the session of who is signed in: early refresh, one for all tabs, and what happens when it is over. */
export default function SessionKeeper({ door, endsAtMs }: { door: DoorName; endsAtMs: number }) {
  const { to } = useTexts()
  const login = to(door === 'admin' ? 'admin-login' : 'login')
  const home = to('home')
  useEffect(() => {
    const channel = new BroadcastChannel(sessionChannel(door))
    const onNews = (news: SessionNews) => {
      if (news.kind !== 'signed-out') return
      // A full load, so that nothing of the person stays in the tab.
      if (!news.isForced) return location.assign(home)
      keepDraft(location.pathname)
      const way = new URLSearchParams({ ended: '1', redirectTo: location.pathname + location.search })
      location.assign(`${login}?${way}`)
    }
    const watch = watchSession(
      endsAtMs,
      { ...browser(door), tell: news => channel.postMessage(news) },
      onNews,
    )
    // The cast: only this component writes to the channel.
    channel.onmessage = event => watch.hear(event.data as SessionNews)
    const onShown = () => {
      if (!document.hidden) watch.wake()
    }
    document.addEventListener('visibilitychange', onShown)
    return () => {
      watch.stop()
      channel.close()
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [door, endsAtMs, home, login])
  useDrafts()
  return null
}

/** What was typed is kept when a form is sent, because the answer may be that the session is over, and put back after. */
function useDrafts(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    takeDraft(pathname)
    const onSubmit = () => keepDraft(location.pathname)
    document.addEventListener('submit', onSubmit, true)
    return () => document.removeEventListener('submit', onSubmit, true)
  }, [pathname])
}

const browser = (door: DoorName) => ({
  nowMs: () => Date.now(),
  isHidden: () => document.hidden,
  fetchState: async (): Promise<SessionState> => {
    const answer = await fetch(sessionPaths[door], { cache: 'no-store' })
    if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
    return answer.json()
  },
  alone: (work: () => Promise<void>): Promise<void> =>
    'locks' in navigator ? navigator.locks.request(sessionChannel(door), work) : work(),
  later: (work: () => void, delayMs: number) => {
    const timer = setTimeout(work, delayMs)
    return () => clearTimeout(timer)
  },
})
