import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { useTexts } from '../../../use-texts.ts'
import { keptParams } from '../filters/list-view.ts'
import type { TalentListView } from './talent-list.server.ts'

/** Words become filters: the field is empty afterwards, and the chips say what was understood. */
export function WordSearch({ list }: { list: TalentListView }) {
  const { t } = useTexts()
  return (
    <Form action={list.listPath} className="grid gap-1.5">
      {keptParams(list, ['q']).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="talent-words" className="font-semibold">
        {t('talent.pool.search')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          // Another list, another search: what was understood moved to the filters.
          key={list.query}
          id="talent-words"
          name="q"
          type="search"
          maxLength={200}
          defaultValue={list.unknownWords}
          className={`${controlClass} min-w-0 flex-1 basis-56`}
        />
        <Button type="submit">{t('talent.pool.search-action')}</Button>
      </div>
    </Form>
  )
}
