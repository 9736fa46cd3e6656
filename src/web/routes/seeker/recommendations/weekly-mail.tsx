import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'

export function WeeklyMail({ isOn }: { isOn: boolean }) {
  const { t } = useTexts()
  return (
    <section
      aria-labelledby="weekly-mail"
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="weekly-mail" className="text-xl">
        {t('recommendation.mail.title')}
      </h2>
      <p className="text-ink-soft text-sm">{t('recommendation.mail.text')}</p>
      {isOn && <p className="font-semibold text-sm">{t('recommendation.mail.is-on')}</p>}
      <ActionButton
        form="weekly-mail"
        fields={{ isOn: isOn ? 'no' : 'yes' }}
        variant="secondary"
        size="small"
      >
        {t(`recommendation.mail.${isOn ? 'turn-off' : 'turn-on'}`)}
      </ActionButton>
    </section>
  )
}
