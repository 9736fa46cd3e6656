import type { ReactNode } from 'react'
import { CheckField } from '../../ui/check-field.tsx'
import type { FormField } from '../../ui/field.tsx'
import { useTexts } from '../../use-texts.ts'
import type { Looked } from './second-look.server.ts'

type Props = { looked: Looked; confirmed: FormField; label: string; children: ReactNode }

/** What a form would do; sent again with the tick, it does it. */
export function SecondLook({ looked: { seen, isUnconfirmed }, confirmed, label, children }: Props) {
  const { t } = useTexts()
  const field = isUnconfirmed
    ? { ...confirmed, errors: [{ key: 'bookkeeping.change.unconfirmed' }] }
    : confirmed
  const id = `${confirmed.id}-preview`
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card bg-sunken p-4 sm:p-5">
      <h3 id={id} className="text-lg">
        {t('bookkeeping.change.preview')}
      </h3>
      {children}
      <input type="hidden" name="seen" value={seen} />
      <CheckField field={field} label={label} />
    </section>
  )
}
