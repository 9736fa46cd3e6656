import { readDescription } from '../../feed-format/normalise/read-description.ts'
import { htmlAsText } from '../../texts/html-as-text.ts'
import type { RecognisedDuty } from '../../vocabulary/duty/duty-of-ad.ts'
import { recognisedDuty } from '../../vocabulary/duty/recognised-duty.ts'
import type { AdFields } from './job-ad.values.ts'
import { readUnfinishedAd } from './read-ad.ts'

/** What the text of an unfinished ad says of duties, time off and support. */
export function readDraftDuty(fields: AdFields): RecognisedDuty {
  const { description, benefits } = readUnfinishedAd(fields)
  return recognisedDuty(htmlAsText(readDescription([{ heading: null, text: description }]).html), benefits)
}
