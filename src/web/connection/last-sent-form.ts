export type SentForm = {
  /** Resubmits the form if it was edited since, superseding the pending request. False when it was not. */
  sendIfChanged: () => boolean
}

type Sent = { form: HTMLFormElement; submitter: HTMLElement | null; isChanged: boolean }

let last: Sent | null = null
let isTaken = true

/** Tracks the last submitted form, and whether it has been edited since. */
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

/** The form behind the request that is about to start; null for background requests such as draft saving. */
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
