import type { FormAnswer } from '../../../../form-answer.ts'
import { AddressOnlyForm } from '../../../../parts/shared/address-only-form.tsx'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { AskPage } from './ask-page.server.ts'

type Props = { address: AskPage['address']; answer: FormAnswer<unknown> | undefined }

/** For guests: people with an account are told at its address. */
export function AnswerByMail({ address, answer }: Props) {
  const { t } = useTexts()
  if (address) {
    return (
      <AreaSection title={t('question.mail.title')}>
        <p className="wrap-anywhere">
          {t(address.isConfirmed ? 'question.mail.confirmed' : 'question.mail.to-confirm', {
            email: address.email,
          })}
        </p>
      </AreaSection>
    )
  }
  return (
    <AreaSection title={t('question.mail.title')} text={t('question.mail.text')}>
      <AddressOnlyForm
        name="leave-address"
        answer={answer}
        label={t('question.mail.email')}
        note={t('question.mail.kept')}
        send={t('question.mail.send')}
      />
    </AreaSection>
  )
}
