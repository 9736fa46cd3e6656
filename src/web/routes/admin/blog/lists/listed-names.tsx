import { Link } from 'react-router'
import { ConfirmStep } from '../../../../ui/confirm-step.tsx'
import { useTexts } from '../../../../use-texts.ts'

type Row = { id: number; name: string; more: string; to: string }

/** Authors, tags or series, each to be changed or deleted. */
export function ListedNames({ rows, kind }: { rows: readonly Row[]; kind: 'person' | 'term' }) {
  const { t } = useTexts()
  if (rows.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ id, name, more, to }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <span>
            <Link to={to} className="link font-semibold">
              {name}
            </Link>{' '}
            <span className="text-ink-soft text-sm">{more}</span>
          </span>
          <ConfirmStep
            name={`delete-${kind}-${id}`}
            variant="quiet"
            size="small"
            open={t('blog.lists.delete')}
            label={`${t('blog.lists.delete')}: ${name}`}
            title={t('blog.lists.delete-title')}
            does={{ form: `delete-${kind}`, fields: { id }, text: t('blog.lists.delete') }}
          >
            <p>{t('blog.lists.delete-text', { name })}</p>
          </ConfirmStep>
        </li>
      ))}
    </ul>
  )
}
