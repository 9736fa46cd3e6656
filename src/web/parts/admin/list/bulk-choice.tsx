import { Form } from 'react-router'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { AdminListView } from './list-view.server.ts'

/** The boxes of the table belong to this form. */
export const bulkForm = 'bulk'

/** What is done to ticked rows, or to all of the list; nothing happens before the preview. */
export function BulkChoice({ view: { list, query, bulk } }: { view: AdminListView }) {
  const { t, to } = useTexts()
  return (
    <Form
      id={bulkForm}
      method="get"
      action={to('admin-selection')}
      className="flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="of" value={query} />
      <label htmlFor="bulk-action" className="flex items-center gap-3">
        <span className="font-semibold">{t('admin.bulk.label')}</span>
        <Select id="bulk-action" name="action">
          {bulk.actions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </label>
      <Button type="submit" variant="secondary">
        {t('admin.bulk.ticked')}
      </Button>
      <Button type="submit" variant="secondary" name="all" value="yes">
        {t('admin.bulk.all')}
      </Button>
    </Form>
  )
}

/** What was just done, as long as it can be taken back. */
export function LastMove({ last: { id, text } }: { last: { id: string; text: string } }) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <p>{text}</p>
      <ActionButton form="undo" fields={{ id }} variant="secondary" size="small">
        {t('admin.bulk.undo')}
      </ActionButton>
    </div>
  )
}
