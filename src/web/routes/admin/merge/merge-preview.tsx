import type { Mergeable } from '../../../../domain/record-merges/find-merge.ts'
import {
  type MergeKind,
  type MergePart,
  mergeReasonChars,
} from '../../../../domain/record-merges/merge.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  kind: MergeKind
  kept: Mergeable
  other: Mergeable
  parts: readonly (MergePart & { label: string })[]
  answer: FormAnswer<unknown> | undefined
}

/** What the merge would do, table by table, and the button that does it. */
export function MergePreview({ kind, kept, other, parts, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string }>({ name: kind, answer })
  const names = { kept: kept.name, other: other.name, detail: other.detail }
  return (
    <AreaSection title={t('records.merge.what', names)} text={t(`records.merge.consequence-${kind}`, names)}>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr className="border-line border-b">
              <th className="py-2 pr-4 font-semibold">{t('records.merge.table')}</th>
              <th className="py-2 pr-4 text-right font-semibold">{t('records.merge.moved')}</th>
              <th className="py-2 text-right font-semibold">{t('records.merge.dropped')}</th>
            </tr>
          </thead>
          <tbody className="figures">
            {parts.map(({ table, label, moved, dropped }) => (
              <tr key={table} className="border-line border-b">
                <td className="hyphens-auto py-2 pr-4 first-letter:uppercase">{label}</td>
                <td className="py-2 pr-4 text-right">{moved}</td>
                <td className="py-2 text-right">{dropped}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SiteForm state={state}>
        <input type="hidden" name="keptId" value={kept.id} />
        <input type="hidden" name="mergedId" value={other.id} />
        <TextAreaField
          field={state.fields.reason}
          label={t('records.merge.reason')}
          rows={2}
          maxLength={mergeReasonChars}
        />
        <div>
          <Button type="submit" variant="danger" isBusy={state.isBusy}>
            {t('records.merge.do')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
