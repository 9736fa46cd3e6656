import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { FormMessage } from '../form-answer.ts'
import type { SiteFormState } from '../use-site-form.ts'
import { useTexts } from '../use-texts.ts'
import { classNames } from './class-names.ts'
import { FirstWrongField } from './form-context.ts'
import { FormProblems } from './form-problems.tsx'

type Props = {
  state: SiteFormState
  children: ReactNode
  /** Above what is wrong with the form as a whole. */
  problemTitle?: string
  /** What to do about it, such as "send again". */
  problemAction?: ReactNode
  action?: string
  /** Set where the form brings files along when there are no scripts. */
  encType?: 'multipart/form-data'
  className?: string
}

/** The one way to ask for input: posts to the page's action, shows what is wrong and leads there, with scripts or without. */
export function SiteForm({
  state,
  children,
  problemTitle,
  problemAction,
  action,
  encType,
  className,
}: Props) {
  const { form, name, errors, isBusy } = state
  const { t } = useTexts()
  const wrong = Object.keys(errors).filter(field => field !== '')
  const whole = errors[''] ?? []
  const isOnlyWhole = whole.length > 0 && wrong.length === 0
  const problems = useRef<HTMLDivElement>(null)
  // Fields are focused by the form itself; what concerns no field is read from here.
  useEffect(() => {
    if (isOnlyWhole && whole) problems.current?.focus()
  }, [isOnlyWhole, whole])
  return (
    <Form
      id={form.id}
      method="post"
      action={action}
      encType={encType}
      noValidate={form.noValidate}
      onSubmit={form.onSubmit}
      preventScrollReset
      aria-busy={isBusy || undefined}
      className={classNames('grid gap-5', className)}
    >
      <input type="hidden" name="form" value={name} />
      <FormProblems
        ref={problems}
        title={problemTitle ?? t('common.form.problems')}
        whole={whole}
        fields={wrong.map(field => ({ id: `${form.id}-${field}`, messages: errors[field] as FormMessage[] }))}
        hasFocus={isOnlyWhole}
      >
        {problemAction}
      </FormProblems>
      <FirstWrongField value={wrong[0] ?? null}>{children}</FirstWrongField>
    </Form>
  )
}
