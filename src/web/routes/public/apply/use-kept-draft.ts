import { useEffect, useState } from 'react'
import { href } from '../../../addresses.ts'

const pauseMs = 1_200

/**
 * Saves the form's texts 1.2 s after the last input. Returns whether the latest input is saved; failures are silent, and the next input
 * tries again.
 */
export function useKeptDraft(formId: string, jobId: number): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    // The cast: the caller passes the id of a form.
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
    // A save that arrives after the application was sent would bring the draft back.
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

/** Without files: they are uploaded by then, and the form has their ids as texts. */
function textsIn(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(texts)
}
