import { Form } from 'react-router'
import type { FormAnswer } from '../../../../form-answer.ts'
import { AskFirst } from '../../../../parts/employer/ask-first.tsx'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { useTexts } from '../../../../use-texts.ts'
import { NameForm } from './name-form.tsx'

type Props = {
  template: { id: number; name: string; title: string; createdAt: string }
  answer: FormAnswer<unknown> | undefined
}

/** A template with what can be done with it. */
export function TemplateRow({ template: { id, name, title, createdAt }, answer }: Props) {
  const { t } = useTexts()
  const heading = `template-name-${id}`
  const isWrong = String(answer?.result?.initialValue?.id ?? '') === String(id)
  const button = (form: 'start' | 'delete', label: string) => (
    <Form method="post">
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant={form === 'start' ? 'secondary' : 'danger'}
        size="small"
        aria-describedby={heading}
      >
        {label}
      </Button>
    </Form>
  )
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="grid gap-1">
        <h2
          id={heading}
          className="font-sans font-semibold text-base tracking-normal hyphens-auto wrap-anywhere"
        >
          {name}
        </h2>
        <p className="text-ink-soft text-sm wrap-anywhere">
          {title && title !== name && `${title} · `}
          {t('ads.templates.created', { date: createdAt })}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-1">
        {button('start', t('ads.templates.start'))}
        <details open={isWrong || undefined}>
          <summary
            className={buttonClass('quiet', 'small', 'cursor-pointer')}
            aria-label={t('ads.templates.rename-for', { name })}
          >
            {t('ads.templates.rename')}
          </summary>
          <div className="mt-2">
            <NameForm key={name} form="rename" id={id} name={name} answer={answer} />
          </div>
        </details>
        <AskFirst
          label={t('ads.action.delete')}
          text={t('ads.templates.sure', { name })}
          describedBy={heading}
        >
          {button('delete', t('ads.list.final.delete'))}
        </AskFirst>
      </div>
    </li>
  )
}
