import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a form whose fields say what an address holds: another address is put into the fields that are there, so that whoever works in one
 * goes on where they were. `values` are those of the address, by the names of the fields.
 */
export function useFieldsOfAddress(
  address: string,
  values: Record<string, string | boolean>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are those of the address
  useEffect(() => {
    // What was chosen before the scripts came stays.
    if (shown.current === address) return
    shown.current = address
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name)
      if (
        typeof value === 'string' &&
        (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      )
        field.value = value
      else if (typeof value === 'boolean' && field instanceof HTMLInputElement) field.checked = value
    }
  }, [address])
  return form
}
