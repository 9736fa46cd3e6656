import { useRouteLoaderData } from 'react-router'
import type { RootFacts } from '../../server/root-facts.server.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { useTexts } from '../../use-texts.ts'
import { StructuredData } from './structured-data.tsx'

type Props = { steps: { name: string; to: string }[]; current: string }

/** Visible breadcrumbs and, from the same steps, structured data. */
export function BreadcrumbTrail({ steps, current }: Props) {
  const { t } = useTexts()
  const facts = useRouteLoaderData<RootFacts>('root')
  return (
    <>
      <Breadcrumb label={t('list.breadcrumb')} steps={steps} current={current} />
      {facts && <StructuredData json={JSON.stringify(breadcrumbList(steps, current, facts.publicUrl))} />}
    </>
  )
}

/**
 * schema.org's BreadcrumbList; the last step is the page itself and needs no address.
 * @internal for its test
 */
export function breadcrumbList(steps: Props['steps'], current: string, publicUrl: string) {
  const items = [
    ...steps.map(({ name, to }) => ({ name, item: publicUrl + to })),
    { name: current, item: undefined },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}
