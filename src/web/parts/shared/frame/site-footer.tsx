import { Link } from 'react-router'
import type { PageName } from '../../../pages.ts'
import type { RootFacts } from '../../../server/root-facts.server.ts'
import { Plain } from '../../../ui/plain/plain.tsx'
import { useTexts } from '../../../use-texts.ts'
import { LogoMark } from './logo.tsx'
import { mayPost } from './may-post.ts'

const columns: { key: string; pages: PageName[] }[] = [
  {
    key: 'discover',
    pages: [
      'jobs',
      'pay',
      'employers',
      'talent-pool',
      'for-employers',
      'post-job',
      'about',
      'blog',
      'ideas',
      'help',
      'contact',
      'prices',
    ],
  },
  { key: 'legal', pages: ['imprint', 'privacy', 'terms-of-use', 'general-terms'] },
  { key: 'cookies', pages: ['cookie-policy', 'cookie-settings'] },
]

/** `facts` is missing when the server failed; the links to the pages work all the same. */
export function SiteFooter({ facts }: { facts: RootFacts | undefined }) {
  const { t, to } = useTexts()
  const isShown = (page: PageName) =>
    page === 'prices' ? facts?.sells : page !== 'post-job' || facts === undefined || mayPost(facts)
  return (
    <Plain as="footer" className="seam-top mt-20 bg-sunken print:hidden">
      <div className="page grid grid-cols-2 gap-x-6 max-[22.5rem]:grid-cols-1 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-3 min-[22.5rem]:col-span-2 sm:col-span-3 lg:col-span-1">
          <p className="flex items-center gap-3 font-display font-semibold text-lg">
            <LogoMark className="size-8" />
            <span>
              {facts?.brand.name}
              <span className="block font-normal font-sans text-ink-soft text-sm">{facts?.brand.claim}</span>
            </span>
          </p>
          {facts && (
            <p className="text-ink-soft text-sm">
              {t('common.footer.questions')}{' '}
              <a className="link" href={`mailto:${facts.brand.supportEmail}`}>
                {facts.brand.supportEmail}
              </a>
            </p>
          )}
        </div>
        {columns.map(({ key, pages }) => (
          <nav key={key} aria-labelledby={`footer-${key}`}>
            <h2
              id={`footer-${key}`}
              className="font-sans font-semibold text-ink-soft text-sm tracking-normal"
            >
              {t(`common.footer.${key}`)}
            </h2>
            <ul className="mt-1">
              {pages.filter(isShown).map(page => (
                <li key={page}>
                  <Link
                    to={to(page)}
                    className="inline-flex min-h-11 items-center break-words hyphens-auto hover:text-brand hover:underline sm:min-h-9"
                  >
                    {t(`common.nav.${page}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {facts && (
        <div className="page">
          <p className="figures border-line border-t py-5 text-ink-soft text-sm">
            © {facts.year} {facts.operator}
          </p>
        </div>
      )}
    </Plain>
  )
}
