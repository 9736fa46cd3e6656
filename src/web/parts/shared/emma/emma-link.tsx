import { MessageCircle } from 'lucide-react'
import { useLocation } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { useTexts } from '../../../use-texts.ts'

/** For people without scripts; with them `emma-button.tsx` takes its place. Written by the server only, so that no visit loads its code. */
export function EmmaLink() {
  const { t, to } = useTexts()
  const { pathname } = useLocation()
  if (pathname === to('emma')) return null
  return (
    <p className="page flex justify-end py-4 print:hidden">
      <a href={`${to('emma')}?${new URLSearchParams({ from: pathname })}`} className={buttonClass('primary')}>
        <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
        {t('emma.open')}
      </a>
    </p>
  )
}
