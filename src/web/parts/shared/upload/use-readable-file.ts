import { type RefObject, useEffect, useRef } from 'react'
import { readPart } from './read-part.ts'

/**
 * Checks before a submit that the device still gives the file; otherwise the failure would look like a lost connection. A file that cannot
 * be read is removed from the field and `onUnreadable` is called.
 */
export function useReadableFile(field: RefObject<HTMLInputElement | null>, onUnreadable: () => void): void {
  const tell = useRef(onUnreadable)
  tell.current = onUnreadable
  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form) return
    let looked: File | null = null
    const look = async (file: File, submitter: HTMLElement | null) => {
      if (await readPart(file, 0, 1)) {
        looked = file
        return form.requestSubmit(submitter)
      }
      input.value = ''
      tell.current()
      input.focus()
    }
    const hold = (event: SubmitEvent) => {
      const [file] = input.files ?? []
      const isLooked = !file || file === looked
      // Checked anew for every submit.
      looked = null
      if (isLooked) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void look(file, event.submitter)
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [field])
}
