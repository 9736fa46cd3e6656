import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../use-texts.ts'

/** Shown on every page while an administrator stands in for an employer, with the way back to the administration. */
export function ActingNotice({ name }: { name: string }) {
  const { t, to } = useTexts()
  return (
    <aside
      aria-label={t('employer-area.acting.label')}
      className="col-span-full mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-accent bg-accent-soft px-4 py-2"
    >
      <ShieldCheck aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 flex-[1_1_16rem] hyphens-auto">
        {t('employer-area.acting.text', { employer: name })}
      </p>
      <Link className="link inline-flex min-h-11 items-center" to={to('admin-employers')}>
        {t('employer-area.acting.back')}
      </Link>
    </aside>
  )
}
