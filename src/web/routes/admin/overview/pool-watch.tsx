import { Link } from 'react-router'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { PoolWatchView } from './watch.server.ts'

/** How much happens in the talent pool, and who is locked out, with the case that says why. Never who is in it. */
export function PoolWatch({ watch: { figures, locked } }: { watch: PoolWatchView }) {
  const { t } = useTexts()
  return (
    <>
      <DefinitionGrid isNarrow facts={figures} />
      {locked.length > 0 && (
        <>
          <h3 className="text-lg">{t('admin.pool.locked')}</h3>
          <ul className="grid divide-y divide-line">
            {locked.map(({ employerId, text, to }) => (
              <li key={employerId} className="py-2 wrap-anywhere">
                {to === null ? (
                  text
                ) : (
                  <Link className="link" to={to}>
                    {text}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
