import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { RealmName } from '../../platform/auth/realms.ts'
import { useTexts } from '../use-texts.ts'
import { wayBackQuery } from '../way-back.ts'
import { keepDraft, takeDraft } from './drafts.ts'
import { sessionChannel } from './session-channel.ts'
import { sessionPath } from './session-path.ts'
import { type SessionNews, type SessionState, watchSession } from './watch-session.ts'

/** Keeps the session alive while the tab is visible. When it ends, saves a draft and leads to the sign-in page. */
export default function SessionKeeper({ realm, endsAtMs }: { realm: RealmName; endsAtMs: number }) {
  const { to } = useTexts()
  const login = to(realm === 'admin' ? 'admin-login' : 'login')
  const home = to('home')
  useEffect(() => {
    const channel = new BroadcastChannel(sessionChannel(realm))
    const onLiveEvents = (news: SessionNews) => {
      if (news.kind !== 'signed-out') return
      // A full page load, so that no personal data stays in the tab.
      if (!news.isForced) return location.assign(home)
      keepDraft(location.pathname)
      location.assign(login + wayBackQuery(location.pathname + location.search, { ended: '1' }))
    }
    const watch = watchSession(
      endsAtMs,
      { ...browser(realm), tell: news => channel.postMessage(news) },
      onLiveEvents,
    )
    // The cast: only this site's tabs write to the channel.
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
  }, [realm, endsAtMs, home, login])
  useDrafts()
  return null
}

/** Saves a draft on submit, in case the response is that the session has expired, and restores it afterwards. */
function useDrafts(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    takeDraft(pathname)
    const onSubmit = () => keepDraft(location.pathname)
    document.addEventListener('submit', onSubmit, true)
    return () => document.removeEventListener('submit', onSubmit, true)
  }, [pathname])
}

const browser = (realm: RealmName) => ({
  nowMs: () => Date.now(),
  isHidden: () => document.hidden,
  fetchState: async (): Promise<SessionState> => {
    const answer = await fetch(sessionPath(realm), { cache: 'no-store' })
    if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
    return answer.json()
  },
  alone: (work: () => Promise<void>): Promise<void> =>
    'locks' in navigator ? navigator.locks.request(sessionChannel(realm), work) : work(),
  later: (work: () => void, delayMs: number) => {
    const timer = setTimeout(work, delayMs)
    return () => clearTimeout(timer)
  },
})
