import type { FormMessage } from '../../form-answer.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { useTexts } from '../../use-texts.ts'

/** For whoever has just proven to be the person of a locked account: the reasons, and the way to a complaint. */
export function ComplainAboutLock({ problem }: { problem: FormMessage | undefined }) {
  const { t, to } = useTexts()
  const token = problem?.key === 'account.locked' ? problem.params?.token : undefined
  if (typeof token !== 'string') return null
  return (
    <LinkButton
      to={to('decision-link', { token })}
      variant="secondary"
      size="small"
      className="mt-2 justify-self-start"
    >
      {t('account.locked-complain')}
    </LinkButton>
  )
}
