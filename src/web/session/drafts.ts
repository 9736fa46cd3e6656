import { wayBackOf } from '../way-back.ts'

type Draft = { savedAtMs: number; values: [field: string, value: string][] }

const prefix = 'draft '
/** Long enough to sign in again, too short to surprise anyone. */
const keptForMs = 30 * 60_000

/** Saves the forms of a page in sessionStorage; never passwords, codes or files. */
export function keepDraft(pathname: string): void {
  const values = typedFields().map(([name, field]): [string, string] => [name, typedValue(field)])
  if (values.length === 0) return
  const draft: Draft = { savedAtMs: Date.now(), values }
  try {
    sessionStorage.setItem(prefix + pathname, JSON.stringify(draft))
  } catch {
    // Storage may be full or disabled: the page works without drafts.
  }
}

/** Restores a draft when its page is opened right after signing in. It is deleted in any case, so that it never appears twice. */
export function takeDraft(pathname: string): void {
  const isBack = cameFromSignIn(pathname)
  const text = sessionStorage.getItem(prefix + pathname)
  if (text === null) return
  sessionStorage.removeItem(prefix + pathname)
  if (!isBack) return
  // The cast: only `keepDraft` writes under this prefix.
  const draft = JSON.parse(text) as Draft
  if (Date.now() - draft.savedAtMs > keptForMs) return
  const fields = new Map(typedFields())
  for (const [name, value] of draft.values) {
    const field = fields.get(name)
    if (field && typedValue(field) !== value) putBack(field, value)
  }
}

const signInMark = 'signed in again for'

/** Called by sign-in pages, so that a draft is only restored on the page they return to. */
export function markSignIn(): void {
  const wanted = wayBackOf(new URLSearchParams(location.search))
  if (wanted === null) sessionStorage.removeItem(signInMark)
  else sessionStorage.setItem(signInMark, new URL(wanted, location.origin).pathname)
}

function cameFromSignIn(pathname: string): boolean {
  if (sessionStorage.getItem(signInMark) !== pathname) return false
  sessionStorage.removeItem(signInMark)
  return true
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const neverKept = new Set(['hidden', 'password', 'file', 'submit', 'button'])

/** Fields keyed by form and name: a page may have several forms with fields of the same name. */
function typedFields(): [string, Typed][] {
  return [...document.querySelectorAll<Typed>('#main input, #main textarea, #main select')]
    .filter(({ name, type, autocomplete }) => {
      return name !== '' && !neverKept.has(type) && autocomplete !== 'one-time-code'
    })
    .map(field => {
      // Via the attribute: `form.id` would return a field named `id`.
      const form = field.form?.getAttribute('id') ?? ''
      return [[form, field.name, isTicked(field) ? field.value : ''].join('\n'), field]
    })
}

function typedValue(field: Typed): string {
  return isTicked(field) ? String(field.checked) : field.value
}

function isTicked(field: Typed): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

function putBack(field: Typed, value: string): void {
  // Opens a collapsed section, or the restored text would stay unseen.
  const fold = field.closest('details')
  if (fold) fold.open = true
  if (isTicked(field)) field.checked = value === 'true'
  else setValue(field, value)
}

/** Via the native setter, so that React notices the change. */
function setValue(field: Typed, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
