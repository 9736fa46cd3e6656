import { Form } from 'react-router'
import { bulkActions } from '../../../../domain/desk/bulk/job-move.values.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'

/** The boxes of the table belong to this form. */
export const bulkForm = 'bulk'

/** What is done to ticked ads, or to all of the list; nothing happens before the preview. */
export function BulkChoice({ query }: { query: string }) {
  const { t, to } = useTexts()
  return (
    <Form
      id={bulkForm}
      method="get"
      action={to('admin-jobs-selection')}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="of" value={query} />
      <label htmlFor="bulk-action" className="grid gap-1.5">
        <span className="font-semibold">{t('admin.bulk.label')}</span>
        <Select id="bulk-action" name="action">
          {bulkActions.map(action => (
            <option key={action} value={action}>
              {t(`admin.bulk.action.${action}`)}
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
