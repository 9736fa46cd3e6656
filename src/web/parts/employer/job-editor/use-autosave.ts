import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import type { Autosaved } from './editor-action.server.ts'

const waitMs = 900

/**
 * Saves the form with the id `formId` 0.9 seconds after the last change, at once after a choice, which is whole as soon as it is made, and at once when the page is left; what is sent then gets no
 * answer.
 */
export function useAutosave(formId: string, step: string, path: string) {
  const fetcher = useFetcher<FormAnswer<Autosaved>>({ key: `autosave ${formId}` })
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; form: HTMLFormElement } | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const submit = useRef(fetcher.submit)
  submit.current = fetcher.submit

  const cancel = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
    setWaiting(false)
  }
  const schedule = ({ isWhole }: { isWhole: boolean }) => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    clearTimeout(waiting.current?.timer)
    const timer = setTimeout(
      () => {
        cancel()
        void submit.current(fieldsOf(form, step), { method: 'post', action: path })
      },
      isWhole ? 0 : waitMs,
    )
    waiting.current = { timer, form }
    setWaiting(true)
  }

  useEffect(() => {
    const sendNow = () => {
      if (!waiting.current) return
      const { timer, form } = waiting.current
      clearTimeout(timer)
      waiting.current = null
      navigator.sendBeacon(path, fieldsOf(form, step))
    }
    addEventListener('pagehide', sendNow)
    return () => {
      removeEventListener('pagehide', sendNow)
      sendNow()
    }
  }, [path, step])

  const saved = fetcher.data?.done ?? null
  const isKept = saved?.isSaved === true
  useEffect(() => {
    // After the first save the URL names the draft, so that a reload opens it again.
    if (isKept && !new URLSearchParams(location.search).has('draft'))
      history.replaceState(history.state, '', `${path}&step=${step}`)
  }, [isKept, path, step])
  return { schedule, cancel, saved, isSaving: isWaiting || fetcher.state !== 'idle' }
}

function fieldsOf(form: HTMLFormElement, step: string): FormData {
  const fields = new FormData(form)
  fields.set('form', 'autosave')
  fields.set('step', step)
  return fields
}
