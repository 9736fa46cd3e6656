import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../use-texts.ts'

/** For an employer's person on a page for job seekers: why it is closed, and how to open it. Its page's action knows `add-seeker`. */
export function AddSeekerProfile() {
  const { t } = useTexts()
  return (
    <section className="seam grid max-w-[44rem] gap-4 rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-xl">{t('seeker-area.only-seekers.title')}</h2>
      <p>{t('seeker-area.only-seekers.text')}</p>
      <Form method="post">
        <input type="hidden" name="form" value="add-seeker" />
        <Button type="submit" variant="next">
          {t('seeker-area.only-seekers.add')}
        </Button>
      </Form>
    </section>
  )
}
