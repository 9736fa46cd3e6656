import { useEffect, useState } from 'react'
import { type FormAnswer, textOf } from '../../../form-answer.ts'
import { showToast, type ToastMessage } from '../../../ui/toast-store.ts'
import type { SiteFormState } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

/** Refusals that a toast tells. What helps stays above the form when the toast has gone. */
const told: Record<string, { title: string; help: string; text: string }> = {
  'account.invalid_credentials': {
    title: 'account.login_failed',
    help: 'account.login.check',
    text: 'account.login.check-text',
  },
  'account.email_not_confirmed_description': {
    title: 'account.email_not_confirmed_title',
    help: 'account.send-again.question',
    text: 'account.send-again.offer',
  },
}

/**
 * A refusal is said once: by a toast, and then the form tells what helps; or by the form alone, where no scripts run and for what no toast
 * tells. Returns the form's state and heading for that.
 */
export function useSignInProblem<State extends SiteFormState>(
  answer: FormAnswer<unknown> | undefined,
  state: State,
  action?: ToastMessage['action'],
): { state: State; title: string } {
  const { t } = useTexts()
  const [first] = useState(answer)
  const refusal = answer?.result?.error?.['']?.[0]
  const known = told[refusal?.key ?? '']
  const title = t(known?.title ?? 'account.error')
  const isNews = answer !== first
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer is news
  useEffect(() => {
    if (!refusal || !known || !isNews) return
    showToast({ title, description: textOf(refusal, t), tone: 'bad', ...(action && { action }) })
  }, [answer])
  if (!known || !isNews) return { state, title }
  return { state: { ...state, errors: { ...state.errors, '': [{ key: known.text }] } }, title: t(known.help) }
}
