import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useTexts } from '../../../use-texts.ts'
import { ConsentPurposes } from '../consent-purposes.tsx'

type Props = { back: string; onBack: (event: MouseEvent) => void }

/** What of the cookies may be chosen, one by one. */
export function CookieDetails({ back, onBack }: Props) {
  const { t } = useTexts()
  return (
    <>
      <ConsentPurposes chosen={null} idPrefix="banner" />
      <div className="grid grid-cols-2 gap-2">
        <Button type="submit" name="choice" value="selection" variant="secondary" size="small">
          {t('consent.save')}
        </Button>
        <Link to={back} onClick={onBack} role="button" className={buttonClass('secondary', 'small')}>
          {t('consent.back')}
        </Link>
      </div>
    </>
  )
}
