import { keysOf } from './phrase.ts'

const set = (words: string) => new Set(keysOf(words))

const refusals = set('nicht kein keine keinen keiner nichts not never nie')
/** What she could do, as it is said: kept, applied for, sent. */
const deeds =
  /^(?:merk(?:e|en|st)?|vormerken|speicher(?:e|n|st)?|abspeichern|save|saved|bookmark|keep|behalt(?:e|en)?|notify|remind|inform|aufheben|bewerb(?:en|e)|bewerbung(?:en)?|anschreiben|apply|application|jobalarm|suchauftrag|alarm|alert|benachrichtig(?:en|e|ung)?)$/
const sends = /^(?:schick(?:en|e|st)?|send(?:en|e)?|schreib(?:en|e)?|mailen?|write)$/
const mails = /^(?:e?mails?|nachrichten?|post|messages?)$/
/** Whoever cannot, or asks, wants help with it; whoever wants no more of it wants to be rid of what there is. */
const other = set(
  'kann konnte geht ging funktioniert klappt lässt warum wieso weshalb wie was wer wo can could cannot why how what works work vergiss forget mehr more any noch wenn if muss habe hab weiß wurde werde schaffe versteh finde',
)
const mostWords = 9

/** "Nicht merken", "I do not want to apply": something that she should leave. Without a verb of trouble, and no question. */
export function refusesAct(keys: readonly string[]): boolean {
  if (keys.length > mostWords) return false
  if (/^(?:lass|lassen|vergiss) (?:das|es) mit d(?:em|er) /.test(`${keys.join(' ')} `))
    return keys.some(key => deeds.test(key))
  if (!keys.some(key => refusals.has(key)) || keys.some(key => other.has(key))) return false
  const says = (words: RegExp) => keys.some(key => words.test(key))
  return says(deeds) || (says(sends) && says(mails))
}
