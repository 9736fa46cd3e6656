import { Form } from 'react-router'
import { useTexts } from '../../../use-texts.ts'

/** The way out for who has nothing to give. */
export function SignOutInstead({ action }: { action: string }) {
  const { t } = useTexts()
  return (
    <Form method="post" action={action}>
      <button type="submit" className="link min-h-11">
        {t('factors.challenge.sign-out')}
      </button>
    </Form>
  )
}
