import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { FormMessage } from '../form-answer.ts'
import type { SiteFormState } from '../use-site-form.ts'
import { useTexts } from '../use-texts.ts'
import { classNames } from './class-names.ts'
import { CorrectedFields, FirstWrongField, isCorrected } from './form-context.ts'
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
  const [corrected, onInput] = useCorrected(errors)
  const wrong = Object.keys(errors).filter(field => field !== '' && !isCorrected(field, corrected))
  const firstWrong = Object.keys(errors).find(field => field !== '') ?? null
  const whole = errors[''] ?? []
  const isOnlyWhole = whole.length > 0 && firstWrong === null
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
      onInput={onInput}
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
      <CorrectedFields value={corrected}>
        <FirstWrongField value={firstWrong}>{children}</FirstWrongField>
      </CorrectedFields>
    </Form>
  )
}

/** Which of the wrong fields were worked on since the answer came; an answer that says the same again says it anew. */
function useCorrected(errors: SiteFormState['errors']) {
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set())
  const [answered, setAnswered] = useState(errors)
  if (answered !== errors) {
    setAnswered(errors)
    setCorrected(new Set())
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name !== null && Object.keys(errors).length > 0 && !corrected.has(name))
      setCorrected(new Set([...corrected, name]))
  }
  return [corrected, onInput] as const
}
