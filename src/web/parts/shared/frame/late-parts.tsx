import { ConnectionNotice } from '../../../connection/connection-notice.tsx'
import { startPatience } from '../../../connection/start-patience.ts'
import { useMemoryWatch } from '../../../session/use-memory-watch.ts'
import { EmmaButton } from '../emma/emma-button.tsx'
import { WaitingPage } from '../skeletons/waiting-page.tsx'
import { useSearchKey } from './use-search-key.ts'

startPatience()

/** Loaded once the page is interactive: nothing here is needed before something takes long or fails. */
export default function LateParts() {
  useMemoryWatch()
  useSearchKey()
  return (
    <>
      <WaitingPage />
      <ConnectionNotice />
      <EmmaButton />
    </>
  )
}
