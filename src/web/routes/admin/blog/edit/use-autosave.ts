import { useEffect, useRef } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../../form-answer.ts'

const waitMs = 1_500

/** Keeps the form with the id `formId` a moment after the last change. Publishing and versions are left to its buttons. */
export function useAutosave(formId: string) {
  const fetcher = useFetcher<FormAnswer<{ isSaved: boolean }>>({ key: `autosave ${formId}` })
  const { state } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const schedule = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const form = document.getElementById(formId)
      if (!(form instanceof HTMLFormElement)) return
      const fields = new FormData(form)
      fields.set('form', 'autosave')
      void fetcher.submit(fields, { method: 'post' })
    }, waitMs)
  }
  // Sent by its own buttons, the form needs no more keeping.
  useEffect(() => {
    if (state !== 'idle') clearTimeout(timer.current)
  }, [state])
  useEffect(() => () => clearTimeout(timer.current), [])
  const { data } = fetcher
  const note = fetcher.state !== 'idle' ? 'saving' : data ? (data.done?.isSaved ? 'saved' : 'failed') : null
  return { schedule, note } as const
}
