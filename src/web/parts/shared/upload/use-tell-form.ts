import { type RefObject, useEffect, useRef } from 'react'
import type { UploadItem } from './use-uploads.ts'

/** Fires an `input` event when a file has come or gone, as typing does, so that a saved draft of the form names the right files. */
export function useTellForm(input: RefObject<HTMLInputElement | null>, items: UploadItem[]): void {
  const kept = items.flatMap(({ stored }) => stored?.fileId ?? []).join(' ')
  const told = useRef(kept)
  useEffect(() => {
    if (told.current === kept) return
    told.current = kept
    input.current?.form?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [kept, input])
}
