import type { TargetAddress } from '../../../../../domain/moderation/find-target.ts'
import { reportableKinds } from '../../../../../domain/moderation/moderation.values.ts'

/** What the address of the form names, such as `?job=4711`; null when it names nothing. */
export function targetOfQuery(searchParams: URLSearchParams): TargetAddress | null {
  for (const kind of reportableKinds) {
    const id = searchParams.get(kind)
    if (id) return { kind, id: id.slice(0, 60) }
  }
  return null
}
