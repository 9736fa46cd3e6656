import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../form-answer.ts'
import type { Autosaved } from './editor-action.server.ts'

const waitMs = 900

/** Sends a form shortly after the last change, so that nothing typed is lost; `form` has the id `formId`. */
export function useAutosave(formId: string, step: string, path: string) {
  const fetcher = useFetcher<FormAnswer<Autosaved>>({ key: `autosave ${formId}` })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const submit = useRef(fetcher.submit)
  submit.current = fetcher.submit
  useEffect(() => () => clearTimeout(timer.current), [])
  const schedule = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const form = document.getElementById(formId)
      if (!(form instanceof HTMLFormElement)) return
      const fields = new FormData(form)
      fields.set('form', 'autosave')
      fields.set('step', step)
      void submit.current(fields, { method: 'post', action: path })
    }, waitMs)
  }
  const cancel = () => clearTimeout(timer.current)
  const saved = fetcher.data?.done ?? null
  const isKept = saved?.isSaved === true
  useEffect(() => {
    // From the first save on the address names the draft, so that it opens again when the page is loaded anew.
    if (isKept && !new URLSearchParams(location.search).has('draft'))
      history.replaceState(history.state, '', `${path}&step=${step}`)
  }, [isKept, path, step])
  return { schedule, cancel, saved, isSaving: fetcher.state !== 'idle' }
}
