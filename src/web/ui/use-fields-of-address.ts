import { type RefObject, useEffect, useRef } from 'react'

/**
 * Writes the address's values into the existing fields after navigation. Remounting them would lose the focus. `values` are keyed by field
 * name.
 */
export function useFieldsOfAddress(
  address: string,
  values: Record<string, string | boolean>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are those of the address
  useEffect(() => {
    // The first run changes nothing: choices made before hydration must survive.
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
