import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import type { FeedPageView } from './feed-view.server.ts'
import type { MappingPreviewView } from './mapping-view.server.ts'

const waitMs = 350

/**
 * How the first ads read with what is chosen in the form: asked for shortly after each change, and at once while the feed is being
 * set up. Without scripts it is the answer to the form's own button.
 */
export function useMappingPreview(
  feed: FeedPageView,
  formId: string,
  answered: MappingPreviewView | null,
): { preview: MappingPreviewView | null; isBusy: boolean; schedule: () => void } {
  // What was shown of a document is over once another run has read the feed.
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
