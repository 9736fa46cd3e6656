type Draft = { savedAtMs: number; values: [field: string, value: string][] }

const prefix = 'draft '
/** Long enough to sign in again, too short to surprise anyone. */
const keptForMs = 30 * 60_000

/** Notes what stands in the forms of a page, for this tab alone; never passwords, codes or files. */
export function keepDraft(pathname: string): void {
  const values = typedFields().map(([name, field]): [string, string] => [name, typedValue(field)])
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
  const fields = new Map(typedFields())
  for (const [name, value] of draft.values) {
    const field = fields.get(name)
    if (field && typedValue(field) !== value) putBack(field, value)
  }
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

/** The page's fields under names of their own: on a page of many forms, fields of one name tell apart by their form. */
function typedFields(): [string, Typed][] {
  return [...document.querySelectorAll<Typed>('#main input, #main textarea, #main select')]
    .filter(({ name, type, autocomplete }) => {
      return name !== '' && !neverKept.has(type) && autocomplete !== 'one-time-code'
    })
    .map(field => {
      // By the attribute, because a form answers `id` with a field of that name.
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
  // What was typed into a folded part of the page is to be seen.
  const fold = field.closest('details')
  if (fold) fold.open = true
  if (isTicked(field)) field.checked = value === 'true'
  else setValue(field, value)
}

/** By the element's own setter, so that fields which React watches hear of it. */
function setValue(field: Typed, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
