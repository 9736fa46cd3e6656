import { ConnectionNotice } from '../../../connection/connection-notice.tsx'
import { startPatience } from '../../../connection/start-patience.ts'
import { useMemoryWatch } from '../../../session/use-memory-watch.ts'
import { WaitingPage } from '../skeletons/waiting-page.tsx'

startPatience()

/** What every page has but none needs at first: it comes when the page stands, and is there before anything takes long or fails. */
export default function LateParts() {
  useMemoryWatch()
  return (
    <>
      <WaitingPage />
      <ConnectionNotice />
    </>
  )
}
