import { useEffect } from 'react'
import { type FormAnswer, textOf } from '../../../form-answer.ts'
import { showToast, type ToastMessage } from '../../../ui/toast-store.ts'
import { useTexts } from '../../../use-texts.ts'

/** Shows the error of a form as a whole as a toast, too, once for each answer. */
export function useProblemToast(
  answer: FormAnswer<unknown> | undefined,
  title: string,
  action?: ToastMessage['action'],
): void {
  const { t } = useTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer is news
  useEffect(() => {
    const message = answer?.result?.error?.['']?.[0]
    if (!message) return
    showToast({ title, description: textOf(message, t), tone: 'bad', ...(action && { action }) })
  }, [answer])
}
