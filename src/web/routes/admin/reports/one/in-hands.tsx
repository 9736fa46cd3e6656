import type { FormAnswer } from '../../../../form-answer.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { FormProblems } from '../../../../ui/form-problems.tsx'
import { useTexts } from '../../../../use-texts.ts'

type Props = { name: string | null; answer: FormAnswer<unknown> | undefined }

/** Who of the team looks into the case. */
export function InHands({ name, answer }: Props) {
  const { t } = useTexts()
  const isOfThis = answer?.form === 'claim' || answer?.form === 'release'
  const problems = isOfThis ? (answer.result?.error?.[''] ?? []) : []
  return (
    <div className="grid max-w-[44rem] gap-3">
      <FormProblems
        title={t('moderation.admin.not-done')}
        whole={problems}
        fields={[]}
        hasFocus={problems.length > 0}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3">
        <p>{name === null ? t('moderation.admin.free') : t('moderation.admin.with', { name })}</p>
        <ActionButton form={name === null ? 'claim' : 'release'} variant="secondary" size="small">
          {t(name === null ? 'moderation.admin.claim' : 'moderation.admin.release')}
        </ActionButton>
      </div>
    </div>
  )
}
