import { type RefObject, useEffect, useRef } from 'react'
import type { UploadItem } from './use-uploads.ts'

/** Tells the form that a file has come or gone, as a browser tells it of typing: a draft of it then names the right files. */
export function useTellForm(input: RefObject<HTMLInputElement | null>, items: UploadItem[]): void {
  const kept = items.flatMap(({ stored }) => stored?.fileId ?? []).join(' ')
  const told = useRef(kept)
  useEffect(() => {
    if (told.current === kept) return
    told.current = kept
    input.current?.form?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [kept, input])
}
