import { ActionButton } from '../../ui/action-button.tsx'
import { useTexts } from '../../use-texts.ts'

/**
 * For employer accounts on a page for job seekers: why it is unavailable, and how to enable it. The page's action must handle `add-seeker`.
 */
export function AddSeekerProfile() {
  const { t } = useTexts()
  return (
    <section className="seam grid max-w-[44rem] gap-4 rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-xl">{t('seeker-area.only-seekers.title')}</h2>
      <p>{t('seeker-area.only-seekers.text')}</p>
      <ActionButton form="add-seeker" variant="next" leadsOn>
        {t('seeker-area.only-seekers.add')}
      </ActionButton>
    </section>
  )
}
