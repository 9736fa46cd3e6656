// The pages, if they are not those of this source: a stage of the tests, because whole-process tests and the journeys run the built site.
// With --anew in any case, which the next start then knows.
import { buildIfNeeded, forgetBuild } from './start.mjs'

if (process.argv.includes('--anew')) forgetBuild()
await buildIfNeeded()
