// The pages, if they are not those of this source: a stage of the tests, because whole-process tests and the journeys run the built site.
import { buildIfNeeded } from './start.mjs'

await buildIfNeeded()
