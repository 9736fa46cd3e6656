import { Form } from 'react-router'
import type { AuditFilter } from '../../../../domain/administration/audit-filter.ts'
import { auditKinds } from '../../../../domain/audit/audit-kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'

const labelClass = 'grid min-w-0 gap-1 font-semibold text-sm'

/** A plain form, so that what is shown is an address that can be passed on. */
export function AuditFilterForm({ filter: { kind, person, from, to } }: { filter: AuditFilter }) {
  const { t } = useTexts()
  return (
    <Form
      method="get"
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_11rem_11rem_auto]"
    >
      <div className={labelClass}>
        <label htmlFor="kind">{t('admin.log.kind')}</label>
        <Select id="kind" name="kind" key={kind} defaultValue={kind ?? ''}>
          <option value="">{t('admin.log.all')}</option>
          {auditKinds.map(each => (
            <option key={each} value={each}>
              {t(`audit.kind.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <label className={labelClass}>
        {t('admin.log.person')}
        <input
          name="person"
          key={person}
          defaultValue={person ?? ''}
          maxLength={320}
          autoComplete="off"
          className={controlClass}
        />
      </label>
      <label className={labelClass}>
        {t('admin.log.from')}
        <input type="date" name="from" key={from} defaultValue={from ?? ''} className={controlClass} />
      </label>
      <label className={labelClass}>
        {t('admin.log.to')}
        <input type="date" name="to" key={to} defaultValue={to ?? ''} className={controlClass} />
      </label>
      <Button type="submit" variant="secondary">
        {t('admin.log.filter')}
      </Button>
    </Form>
  )
}
