import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { loadPart } from '../../../connection/load-part.ts'
import { JobCard, type JobCardView } from '../../shared/job-card.tsx'
import { besideList, listParam } from '../../shared/list-of-ad.ts'
import { useRoomForBoth } from './use-room-for-both.ts'

const loadOpening = () => import('./ads-beside.ts')

type Props = {
  jobs: JobCardView[]
  /** Of the list, for the addresses of its ads. */
  query: string
  /** Where there is room, an ad stands beside the list. */
  hasAdBeside: boolean
  keysHint: string
}

/** The cards of a list. */
export function AdCards({ jobs, query, hasAdBeside, keysHint }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const { pathname, search, state } = useLocation()
  const way = useNavigationType()
  const navigate = useNavigate()
  const hasRoom = useRoomForBoth() && hasAdBeside
  // Known when the list comes: later steps are taken in it.
  const isChosen = useRef(way !== 'POP' && besideList(state) === 'stay-in-list')
  useEffect(() => {
    if (!hasRoom) return
    loadPart(loadOpening).then(({ openAdsBeside }) => {
      if (list.current) openAdsBeside(list.current, navigate, isChosen.current)
      isChosen.current = false
    }, reportError)
  }, [hasRoom, navigate])
  // Until one is chosen, the first ad stands beside the list.
  const firstPath = hasRoom ? (jobs[0]?.href ?? '') : ''
  const openPath = new URLSearchParams(search).has(listParam) ? pathname : ''
  const shownPath = openPath || firstPath
  const opened = useOpened(openPath)
  return (
    <>
      <ol ref={list} className={`${hasAdBeside ? 'ad-cards ' : ''}mt-5 grid gap-3`}>
        {jobs.map(job => (
          <li key={job.id}>
            <JobCard
              job={opened.has(job.href) ? { ...job, isViewed: true } : job}
              heading="h2"
              list={{ query, shownPath }}
            />
          </li>
        ))}
      </ol>
      {hasRoom && <p className="mt-4 text-ink-soft text-sm">{keysHint}</p>}
    </>
  )
}

/** The ads that were open beside this list before: it stays as it was fetched, so that it does not know. */
function useOpened(path: string): ReadonlySet<string> {
  const opened = useRef(new Set<string>())
  useEffect(() => {
    opened.current.add(path)
  }, [path])
  return opened.current
}
