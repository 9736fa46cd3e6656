import type { FormAnswer } from '../../../../form-answer.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { ConfirmStep } from '../../../../ui/confirm-step.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { NameForm } from './name-form.tsx'

type Props = {
  template: { id: number; name: string; title: string; createdAt: string }
  answer: FormAnswer<unknown> | undefined
}

export function TemplateRow({ template: { id, name, title, createdAt }, answer }: Props) {
  const { t } = useTexts()
  const heading = `template-name-${id}`
  const isWrong = String(answer?.result?.initialValue?.id ?? '') === String(id)
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
        <ActionButton
          form="start"
          fields={{ id }}
          variant="secondary"
          size="small"
          describedBy={heading}
          leadsOn
        >
          {t('ads.templates.start')}
        </ActionButton>
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
        <ConfirmStep
          name={`delete-${id}`}
          open={t('ads.action.delete')}
          describedBy={heading}
          variant="quiet"
          size="small"
          title={t('ads.action.delete')}
          does={{ form: 'delete', fields: { id }, text: t('ads.list.final.delete') }}
        >
          <p>{t('ads.templates.sure', { name })}</p>
        </ConfirmStep>
      </div>
    </li>
  )
}
