import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { loadPart } from '../../../connection/load-part.ts'
import { loadLateTexts } from '../../../load-texts.ts'
import type { RootFacts } from '../../../server/root-facts.server.ts'
import { currentToast, dismissOutdated, showToast, subscribeToToasts } from '../../../ui/toast-store.ts'
import { useTexts } from '../../../use-texts.ts'
import { EmmaLink } from '../emma/emma-link.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useFocusOnNewView } from './use-focus-on-new-view.ts'
import { ViewBanner } from './view-banner.tsx'

const loadLateParts = async () => {
  const [parts] = await Promise.all([import('./late-parts.tsx'), loadLateTexts(location.pathname)])
  return parts
}
const loadToaster = () => import('../../../ui/toaster.tsx')
const loadSessionKeeper = () => import('../../../session/session-keeper.tsx')

/** What surrounds every page, error pages included. `facts` is undefined when the server failed before it could give them. */
export function SiteFrame({ facts, children }: { facts: RootFacts | undefined; children: ReactNode }) {
  const { t } = useTexts()
  useFocusOnNewView()
  const session = facts?.session ?? null
  const LateParts = useWhenScripted(loadLateParts, true)
  const SessionKeeper = useWhenScripted(loadSessionKeeper, session !== null)
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('common.skip-to-content')}
      </a>
      {facts && !facts.consent && <CookieBanner />}
      {facts?.view && <ViewBanner view={facts.view} />}
      <LoadingLine />
      <SiteHeader
        brand={facts?.brand.name ?? ''}
        theme={facts?.theme ?? 'system'}
        person={facts?.person ?? null}
        realm={facts?.realm ?? 'site'}
      />
      <div className="flex grow flex-col has-[+[data-waiting]]:hidden">{children}</div>
      {LateParts && <LateParts />}
      <noscript>{import.meta.env.SSR && facts?.realm === 'site' && <EmmaLink />}</noscript>
      <SiteFooter facts={facts} />
      <Toasts left={facts?.toast ?? null} />
      {session !== null && SessionKeeper && <SessionKeeper {...session} />}
    </>
  )
}

/** A message left by the server is part of the page for people without scripts; with them it becomes a toast. */
function Toasts({ left }: { left: RootFacts['toast'] }) {
  const { t } = useTexts()
  const isLive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  const Toaster = useWhenScripted(loadToaster, toast !== null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the success of whatever led to it
  useEffect(dismissOutdated, [pathname])
  // After the effect above, which would dismiss a message that came with this navigation.
  useEffect(() => {
    if (left) showToast(left)
  }, [left])
  if (!isLive && left) {
    return (
      <div
        role={left.tone === 'bad' ? 'alert' : 'status'}
        className="fixed right-4 bottom-4 z-50 print:hidden max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 shadow-float sm:max-w-96"
      >
        <p className="font-semibold">{left.title}</p>
        {left.description && <p className="text-ink-soft text-sm">{left.description}</p>}
      </div>
    )
  }
  if (!toast || !Toaster) return null
  return <Toaster labels={{ region: t('common.messages'), close: t('common.close') }} />
}

/**
 * Loads a part that only works with scripts when it is first wanted. Not `lazy`: the server would send what waits for it hidden, until a
 * script shows it.
 */
function useWhenScripted<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ default: ComponentType<Props> } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    // In a task of its own, because hydration is the longest task already.
    const timer = setTimeout(() => loadPart(load).then(setPart, reportError))
    return () => clearTimeout(timer)
  }, [load, isWanted])
  return part?.default ?? null
}

const subscribeToNothing = () => () => {}

/** Shown while the next page is being fetched, but only when that takes noticeably long. */
function LoadingLine() {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div
      aria-hidden
      className={`fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-brand transition-[scale,opacity] ease-calm ${isLoading ? 'scale-x-90 opacity-100 delay-150 duration-[4s]' : 'scale-x-0 opacity-0 duration-150'}`}
    />
  )
}
