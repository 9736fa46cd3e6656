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
  /** Heading of the error summary. */
  problemTitle?: string
  /** A remedy offered with the errors, such as "send again". */
  problemAction?: ReactNode
  action?: string
  /** Needed for file uploads without scripts. */
  encType?: 'multipart/form-data'
  className?: string
}

/** Posts to the page's action. Errors are shown and focused with and without scripts. */
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
  // Wrong fields get the focus from `useSiteForm`.
  useEffect(() => {
    if (isOnlyWhole && whole) problems.current?.focus()
  }, [isOnlyWhole, whole])
  return (
    <Form
      id={form.id}
      method="post"
      action={action}
      encType={encType}
      noValidate
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

/** Hides errors of edited fields until the next response, even if that repeats the same errors. */
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
