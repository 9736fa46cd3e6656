import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { problemOf } from '../../../page-problem.ts'
import type { RootFacts } from '../../../server/root-facts.server.ts'
import { ErrorPage } from './error-page.tsx'

/** What a route shows of an error that it caught: an answer with a status, or a defect. */
export function RouteErrorPage({ error }: { error: unknown }) {
  const facts = useRouteLoaderData<RootFacts>('root')
  const answer = isRouteErrorResponse(error) ? error : null
  return (
    <ErrorPage
      status={answer?.status ?? 500}
      problem={problemOf(answer?.data)}
      requestId={facts?.requestId}
      brand={facts?.brand}
    />
  )
}
