import type { FormField } from '../../../../ui/field.tsx'
import type { SiteFormState } from '../../../../use-site-form.ts'

/** One field of a list's row, as the server names it: `professions[1]`, `places[0].radius`. */
export function rowField({ form, errors }: SiteFormState, name: string): FormField {
  const id = `${form.id}-${name}`
  return {
    ...{ key: name, id, name },
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    errors: errors[name],
  }
}

/** What was typed or is stored, and spare rows; `most` in all. */
export function rowsWithSpare<Row>(initial: unknown, { spare, most }: { spare: number; most: number }) {
  // The cast: conform gives back what the form's own fields sent.
  const rows = (Array.isArray(initial) ? initial : []) as Row[]
  const count = Math.min(most, rows.length + spare)
  return Array.from({ length: Math.max(count, rows.length) }, (_, at): Row | undefined => rows[at])
}
