import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../use-texts.ts'

export function ModerationSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTexts()
  return (
    <Form method="post">
      <input type="hidden" name="form" value="moderation" />
      <input type="hidden" name="isOn" value={String(!isOn)} />
      <Button type="submit" variant="secondary">
        {t(isOn ? 'ads.review.turn-off' : 'ads.review.turn-on')}
      </Button>
    </Form>
  )
}
