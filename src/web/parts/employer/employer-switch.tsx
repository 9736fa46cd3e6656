import { ChevronsUpDown } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../use-texts.ts'
import type { CurrentEmployer } from '../shared/current-employer.server.ts'
import { FoldedMenu } from '../shared/frame/folded-menu.tsx'

export function EmployerSwitch({ employer: { others } }: { employer: CurrentEmployer }) {
  const { t, to } = useTexts()
  if (others.length === 0) return null
  return (
    <FoldedMenu
      side="left"
      className="justify-self-start"
      summary={
        <span className="flex items-center gap-1.5 font-medium text-brand text-sm">
          <ChevronsUpDown aria-hidden className="size-4" strokeWidth={1.75} />
          {t('employer-area.switch')}
        </span>
      }
    >
      <ul className="max-h-80 overflow-y-auto py-1">
        {others.map(({ employerId, name }) => (
          <li key={employerId}>
            <Link
              to={`${to('employer-dashboard')}?employer=${employerId}`}
              className="flex min-h-11 items-center px-4 py-1.5 no-underline hyphens-auto hover:bg-sunken hover:text-brand"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </FoldedMenu>
  )
}
