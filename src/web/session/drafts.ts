type Draft = { savedAtMs: number; values: [name: string, value: string][] }

const prefix = 'draft '
/** Long enough to sign in again, too short to surprise anyone. */
const keptForMs = 30 * 60_000

/** Notes what stands in the forms of a page, for this tab alone; never passwords, codes or files. */
export function keepDraft(pathname: string): void {
  const values = [...document.querySelectorAll<Typed>('#main input, #main textarea, #main select')].flatMap(
    typedIn,
  )
  if (values.length === 0) return
  const draft: Draft = { savedAtMs: Date.now(), values }
  try {
    sessionStorage.setItem(prefix + pathname, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage keeps nothing; the page works all the same.
  }
}

/** Puts a kept draft back when its page is opened again after signing in, and forgets it. */
export function takeDraft(pathname: string): void {
  const isBack = cameFromSignIn(pathname)
  const text = sessionStorage.getItem(prefix + pathname)
  if (text === null) return
  sessionStorage.removeItem(prefix + pathname)
  if (!isBack) return
  // The cast: only the function above writes such keys.
  const draft = JSON.parse(text) as Draft
  if (Date.now() - draft.savedAtMs > keptForMs) return
  for (const [name, value] of draft.values) putBack(name, value)
}

const signInMark = 'signed in again for'

/** Said by the sign-in pages, so that a draft is put back only on the page that they lead back to. */
export function markSignIn(): void {
  const wanted = new URLSearchParams(location.search).get('redirectTo')
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

function typedIn(field: Typed): [string, string][] {
  if (field.name === '' || neverKept.has(field.type) || field.autocomplete === 'one-time-code') return []
  if (isTicked(field)) return [[`${field.name}=${field.value}`, String(field.checked)]]
  return [[field.name, field.value]]
}

function isTicked(field: Typed): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

function putBack(name: string, value: string): void {
  for (const field of document.querySelectorAll<Typed>('#main input, #main textarea, #main select')) {
    if (isTicked(field)) {
      if (`${field.name}=${field.value}` === name) field.checked = value === 'true'
    } else if (field.name === name && typedIn(field).length > 0) setValue(field, value)
  }
}

/** By the element's own setter, so that fields which React watches hear of it. */
function setValue(field: Exclude<Typed, null>, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
