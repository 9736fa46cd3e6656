import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import type { FeedPageView } from './feed-view.server.ts'
import type { MappingPreviewView } from './mapping-view.server.ts'

const waitMs = 350

/**
 * The first ads with the choices in the form: requested 0.35 seconds after a change, and at once while the feed is a draft. Without
 * scripts, the answer to the form's preview button.
 */
export function useMappingPreview(
  feed: FeedPageView,
  formId: string,
  answered: MappingPreviewView | null,
): { preview: MappingPreviewView | null; isBusy: boolean; schedule: () => void } {
  // The key names the last run, so that another run discards the preview of what was read before.
  const fetcher = useFetcher<FormAnswer<MappingPreviewView>>({ key: `mapping ${feed.id} ${feed.last?.id}` })
  const submit = useRef(fetcher.submit)
  submit.current = fetcher.submit
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = useRef(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const fields = new FormData(form)
    fields.set('go', 'preview')
    void submit.current(fields, { method: 'post' })
  })
  const isWanted = feed.isDraft && !feed.isBusy
  const runId = feed.last?.id
  useEffect(() => {
    if (isWanted && runId !== undefined) ask.current()
    return () => clearTimeout(timer.current)
  }, [isWanted, runId])
  const schedule = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask.current(), waitMs)
  }
  return { preview: fetcher.data?.done ?? answered, isBusy: fetcher.state !== 'idle', schedule }
}
