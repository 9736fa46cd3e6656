type Sent = { form: HTMLFormElement; submitter: HTMLElement | null; isChanged: boolean }

let sent: Sent | null = null

/** Notes which form was sent last, and whether somebody has gone on writing in it since. */
export function watchSentForms(): void {
  document.addEventListener('submit', ({ target, submitter }) => {
    if (target instanceof HTMLFormElement) sent = { form: target, submitter, isChanged: false }
  })
  document.addEventListener('input', ({ target }) => {
    if (sent && target instanceof Element && target.closest('form') === sent.form) sent.isChanged = true
  })
}

/** Sends a form that was changed since it was sent as it stands now; what was sent before gives way to it. False when none was. */
export function sendChangedForm(): boolean {
  if (!sent?.isChanged || !sent.form.isConnected) return false
  const { form, submitter } = sent
  // After whatever is going on: the call that it takes the place of hears of it first.
  queueMicrotask(() => form.requestSubmit(submitter?.isConnected ? submitter : null))
  return true
}
