import { type RefObject, useEffect, useRef, useState } from 'react'
import { mayPass } from './may-pass.ts'
import type { UploadItem } from './use-uploads.ts'

type Told =
  | 'file.sends-itself'
  | 'file.mend-first'
  | 'file.mend-refused'
  | 'file.others-wait'
  | 'file.others-wait-refused'

/**
 * Holds a submit back until the form's files have arrived and then repeats it; while one has failed, the form stays. With `isAtOnce` the
 * form is sent as soon as the chosen files have arrived. Returns the key of the message to show.
 */
export function useSubmitAfterUploads(
  input: RefObject<HTMLInputElement | null>,
  items: UploadItem[],
  isAtOnce = false,
): Told | null {
  const [wanted, setWanted] = useState<HTMLElement | 'form' | null>(null)
  const isSending = items.some(({ state }) => state === 'waiting' || state === 'sending')
  const hasFailed = items.some(({ state }) => state === 'failed')
  const now = useRef({ isSending, hasFailed })
  now.current = { isSending, hasFailed }
  useEffect(() => {
    const form = input.current?.form
    const hold = (event: SubmitEvent) => {
      if (!now.current.isSending && !now.current.hasFailed) return setWanted(null)
      event.preventDefault()
      event.stopImmediatePropagation()
      setWanted(event.submitter ?? 'form')
    }
    form?.addEventListener('submit', hold)
    return () => form?.removeEventListener('submit', hold)
  }, [input])
  useEffect(() => {
    if (!wanted || isSending || hasFailed) return
    setWanted(null)
    input.current?.form?.requestSubmit(wanted === 'form' ? null : wanted)
  }, [wanted, isSending, hasFailed, input])
  const hasArrived = useAtOnce(input, items, isAtOnce && !isSending && !hasFailed)
  const isRefused = hasFailed && !items.some(mayPass)
  if (!wanted) {
    if (!isAtOnce || !hasArrived || !hasFailed) return null
    return isRefused ? 'file.others-wait-refused' : 'file.others-wait'
  }
  if (isSending) return 'file.sends-itself'
  if (!hasFailed) return null
  return isRefused ? 'file.mend-refused' : 'file.mend-first'
}

/**
 * Sends the form once for the files that have arrived since it was last sent, so that a form that is refused is not sent again and again.
 * Returns whether any have arrived.
 */
function useAtOnce(
  input: RefObject<HTMLInputElement | null>,
  items: UploadItem[],
  isReady: boolean,
): boolean {
  const arrived = items.flatMap(({ file, stored }) => (file && stored ? [stored.fileId] : [])).join(' ')
  const sent = useRef('')
  useEffect(() => {
    if (!isReady || arrived === '' || arrived === sent.current) return
    sent.current = arrived
    input.current?.form?.requestSubmit()
  }, [arrived, isReady, input])
  return arrived !== ''
}
