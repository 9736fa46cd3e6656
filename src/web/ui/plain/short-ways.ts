import type { ReactNode } from 'react'

/** The properties of a component whose type is not known here. */
export type AnyProps = Record<string, unknown> & { children?: ReactNode }

/** Of all types together. Enough for the choices of a list in both languages with the counts that most searches have; some hundred bytes each. */
const mostKept = 20_000

/** The next name or value of a property leads on: these texts are the same ones each time, and looking one up takes less than joining them. */
type Branch = { markup: string | null; next: Map<unknown, Branch> | null }

const kept = new Map<unknown, Branch>()
let size = 0
const others = new Map<unknown, (props: AnyProps) => ReactNode>()

/**
 * Keeps the markup of components whose properties alone decide it: no context, no state, and an element around everything. A component with
 * properties other than texts, numbers, booleans and handlers is written anew each time.
 */
export function keepMarkupOf(types: Iterable<unknown>): void {
  for (const type of types) kept.set(type, emptyBranch())
}

/** Writes what `way` gives instead of calling the component; null from it calls the component all the same. */
export function writeAs<Props extends object>(type: unknown, way: (props: Props) => ReactNode): void {
  // The cast: the properties are those of this type.
  others.set(type, way as (props: AnyProps) => ReactNode)
}

/** @returns the shorter way for this component with these properties, or null */
export function otherWay(type: unknown, props: AnyProps): ReactNode {
  return others.get(type)?.(props) ?? null
}

/** @returns the kept markup, made by `make` where there is none yet; null for what is not kept */
export function keptMarkup(type: unknown, props: AnyProps, make: () => string): string | null {
  const root = kept.get(type)
  const branch = root ? branchOf(root, props) : null
  if (!branch) return null
  if (branch.markup !== null) return branch.markup
  const markup = make()
  // Looking at a letter also makes one text of the pieces, which would otherwise all be kept.
  if (markup[0] !== '<') throw new TypeError('markup is kept of elements only')
  if (++size > mostKept) forgetAll()
  branch.markup = markup
  return markup
}

function branchOf(root: Branch, props: AnyProps): Branch | null {
  let branch = root
  for (const name in props) {
    const value = props[name]
    if (value === undefined || value === null || typeof value === 'function') continue
    if (typeof value === 'object') return null
    branch = nextOf(nextOf(branch, name), value)
  }
  return branch
}

function nextOf(branch: Branch, step: unknown): Branch {
  branch.next ??= new Map()
  const known = branch.next.get(step)
  if (known) return known
  const next = emptyBranch()
  branch.next.set(step, next)
  return next
}

function emptyBranch(): Branch {
  return { markup: null, next: null }
}

function forgetAll(): void {
  for (const type of kept.keys()) kept.set(type, emptyBranch())
  size = 1
}
