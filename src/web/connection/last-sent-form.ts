export type SentForm = {
  /** Resubmits the form if it was edited since, superseding the pending request. False when it was not. */
  sendIfChanged: () => boolean
}

type Sent = { form: HTMLFormElement; submitter: HTMLElement | null; isChanged: boolean }

let last: Sent | null = null
let isTaken = true

/** Remembers the last form that was sent by `post`, and whether it has been edited since. Call it once. */
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

/**
 * The form behind the write that is about to start. Handed out once for each submit, so background writes such as draft saving get null.
 */
export function takeSentForm(): SentForm | null {
  if (isTaken || last === null) return null
  isTaken = true
  const sent = last
  return { sendIfChanged: () => sendIfChanged(sent) }
}

function sendIfChanged({ form, submitter, isChanged }: Sent): boolean {
  if (!isChanged || !form.isConnected) return false
  // After the current task: the superseded call must be settled first.
  queueMicrotask(() => form.requestSubmit(submitter?.isConnected ? submitter : null))
  return true
}
