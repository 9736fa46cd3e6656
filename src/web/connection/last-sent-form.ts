/** A form whose request is on its way. */
export type SentForm = {
  /** Sends it as it stands now when it was changed since it was sent; what was sent before gives way to that. False when it was not. */
  sendIfChanged: () => boolean
}

type Sent = { form: HTMLFormElement; submitter: HTMLElement | null; isChanged: boolean }

let last: Sent | null = null
let isTaken = true

/** Notes which form was sent last, and whether somebody has gone on writing in it since. */
export function watchSentForms(): void {
  document.addEventListener('submit', ({ target, submitter }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute('method') !== 'post') return
    last = { form: target, submitter, isChanged: false }
    isTaken = false
  })
  document.addEventListener('input', ({ target }) => {
    if (last && target instanceof Element && target.closest('form') === last.form) last.isChanged = true
  })
}

/** The form that the request now beginning comes from; null for what the page sends by itself, such as the draft of what is typed. */
export function takeSentForm(): SentForm | null {
  if (isTaken || last === null) return null
  isTaken = true
  const sent = last
  return { sendIfChanged: () => sendIfChanged(sent) }
}

function sendIfChanged({ form, submitter, isChanged }: Sent): boolean {
  if (!isChanged || !form.isConnected) return false
  // After whatever is going on: the call that it takes the place of hears of it first.
  queueMicrotask(() => form.requestSubmit(submitter?.isConnected ? submitter : null))
  return true
}
