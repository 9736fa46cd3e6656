import { Printer, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { BookmarkButton } from '../../shared/bookmarks/bookmark-button.tsx'
import type { JobPageView } from '../../shared/job-detail/job-view.server.ts'

/**
 * Sharing and printing need scripts; reporting is a page and always works. The bookmark is only here for ads that take no applications
 * any more: the others have it in {@link ApplyBox}.
 */
export function JobActions({ job, isSaved }: { job: JobPageView; isSaved: boolean }) {
  const { alert, compare, report, share: shareText, copied, print } = job.actions
  const isHydrated = useHydrated()
  const share = async () => {
    const what = { title: job.title, url: job.url }
    if (navigator.share) {
      // Dismissing the device's share sheet rejects too, but is no failure.
      await navigator.share(what).catch(() => {})
      return
    }
    await navigator.clipboard.writeText(job.url)
    showToast(copied)
  }
  return (
    <div className="mt-10 flex flex-wrap gap-2 border-line border-t pt-4 print:hidden">
      {!job.apply && (
        <BookmarkButton
          key={job.id}
          kind="job"
          id={job.id}
          name={job.title}
          isSaved={isSaved}
          look="button"
        />
      )}
      <ActionLink {...alert} />
      <ActionLink {...compare} />
      {/* Hidden but laid out until they work, so that nothing moves on hydration. */}
      <div className={`flex flex-wrap gap-2 noscript:hidden ${isHydrated ? '' : 'invisible'}`}>
        <button type="button" onClick={share} className={buttonClass('quiet', 'small')}>
          <Share2 aria-hidden className="size-4" strokeWidth={1.75} />
          {shareText}
        </button>
        <button type="button" onClick={() => window.print()} className={buttonClass('quiet', 'small')}>
          <Printer aria-hidden className="size-4" strokeWidth={1.75} />
          {print}
        </button>
      </div>
      <ActionLink {...report} />
    </div>
  )
}

function ActionLink({ to, text, drawing }: JobPageView['actions']['alert']) {
  return (
    <Link to={to} rel="nofollow" className={buttonClass('quiet', 'small')}>
      <svg aria-hidden viewBox="0 0 24 24" className="line-icon size-4">
        <path d={drawing} />
      </svg>
      {text}
    </Link>
  )
}
