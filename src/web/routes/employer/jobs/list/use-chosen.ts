import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

export type Chosen = {
  /** `all` means every ad of the list, including those on other pages. */
  scope: 'some' | 'all'
  has: (jobId: number) => boolean
  /** Null before hydration, when nothing can count the ticked boxes. */
  count: number | null
  isWholePage: boolean
  toggle: (jobId: number) => void
  togglePage: () => void
}

/**
 * The chosen ads of the list. The address holds choices of a whole page or everything (`select=page`, `select=all`), so these work without
 * scripts. Boxes ticked before hydration are kept.
 */
export function useChosen(data: {
  jobs: readonly { id: number }[]
  total: number
  select: 'page' | 'all' | null
}): Chosen {
  const { jobs, total, select } = data
  const { key } = useLocation()
  const isHydrated = useHydrated()
  const ids = jobs.map(({ id }) => id)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(select ? ids : []))
  const shown = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another choice; a list that is read again keeps it
  useEffect(() => {
    const isFirst = shown.current === null
    if (shown.current === key) return
    shown.current = key
    setTicked(new Set(isFirst && !select ? tickedBefore() : select ? ids : []))
  }, [key])
  const scope = select === 'all' ? 'all' : 'some'
  const isWholePage = ids.every(id => ticked.has(id))
  const here = ids.filter(id => ticked.has(id)).length
  return {
    scope,
    has: id => scope === 'all' || ticked.has(id),
    count: scope === 'all' ? total : isHydrated ? here : null,
    isWholePage,
    toggle: id =>
      setTicked(
        before => new Set(before.has(id) ? [...before].filter(other => other !== id) : [...before, id]),
      ),
    togglePage: () => setTicked(new Set(isWholePage ? [] : ids)),
  }
}

function tickedBefore(): number[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name="jobId"]:checked')
  return [...boxes].map(box => Number(box.value))
}
