import { useEffect, useState } from 'react'
import { href } from '../../../addresses.ts'

const pauseMs = 1_200

/** Keeps what is typed a moment after each pause, so that it is back after a lost connection or an hour of work. */
export function useKeptDraft(formId: string, jobId: number): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    // The cast: the id is that of the form.
    const form = document.getElementById(formId) as HTMLFormElement | null
    if (!form) return
    let timer = 0
    let sending = new AbortController()
    const keep = async () => {
      const answer = await fetch(`${href('apply-draft', 'de')}?job=${jobId}`, {
        method: 'POST',
        body: textsIn(form),
        signal: sending.signal,
      }).catch(() => null)
      setIsKept(answer?.ok ?? false)
    }
    const onInput = () => {
      setIsKept(false)
      clearTimeout(timer)
      timer = window.setTimeout(keep, pauseMs)
    }
    // Nothing is kept of what has been sent: the draft would come back after it.
    const onSubmit = () => {
      clearTimeout(timer)
      sending.abort()
      sending = new AbortController()
    }
    form.addEventListener('input', onInput)
    form.addEventListener('submit', onSubmit)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', onInput)
      form.removeEventListener('submit', onSubmit)
    }
  }, [formId, jobId])
  return isKept
}

/** Files are uploaded already; their ids are texts. */
function textsIn(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(texts)
}
