import { useEffect, useState } from 'react'
import { href } from '../../addresses.ts'
import type { ResourceName } from '../../resources.ts'
import { useTexts } from '../../use-texts.ts'

type Asked<Answer> = {
  /** The id of the field that is written in. */
  fieldId: string
  /** Answers `?q=` with JSON. */
  address: ResourceName
  /** Fewer characters find nothing; of more, only so many are sent. */
  chars: { least: number; most: number }
  /** Must stay the same object. */
  nothing: Answer
}

const pauseMs = 600

/**
 * What the site finds for a text while its writer pauses. Null before it has been asked; an answer that does not come leaves the one before,
 * because what is found this way is an extra.
 */
export function useFoundWhileTyping<Answer>({
  fieldId,
  address,
  chars: { least, most },
  nothing,
}: Asked<Answer>): Answer | null {
  const { locale } = useTexts()
  const [found, setFound] = useState<{ answer: Answer } | null>(null)
  useEffect(() => {
    const field = document.getElementById(fieldId)
    if (!field) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const asking = new AbortController()
    const find = async () => {
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      const text = isText ? field.value.trim() : ''
      if (text.length < least) return setFound({ answer: nothing })
      const query = new URLSearchParams({ q: text.slice(0, most) })
      try {
        const answer = await fetch(`${href(address, locale)}?${query}`, { signal: asking.signal })
        // The cast: the site's own answer.
        if (answer.ok) setFound({ answer: (await answer.json()) as Answer })
      } catch {
        // The site cannot be reached: whatever is sent in the end meets the same questions on the server.
      }
    }
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(find, pauseMs)
    }
    field.addEventListener('input', ask)
    return () => {
      field.removeEventListener('input', ask)
      clearTimeout(timer)
      asking.abort()
    }
  }, [fieldId, address, least, most, nothing, locale])
  return found?.answer ?? null
}
