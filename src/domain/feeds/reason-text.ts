import type { Translate } from '../../i18n/make-translator.ts'

const unrecognised = /^No jobs were recognised/

/** What the importer says, by its first words, and our text for it; the operator's commands show the importer's own words. */
const reasons: [RegExp, string][] = [
  [/^Missing for the first time/, 'first-miss'],
  [/^The job has no title/, 'no-title'],
  [/^The title says no profession(?:: "(?<detail>.*)")?/, 'no-profession'],
  [/^The job is longer than/, 'too-long'],
  [/^The row is the last one/, 'cut-row'],
  [/^Held: (?<missing>\d+) of (?<total>\d+)/, 'held'],
  [/^The feed holds no jobs/, 'empty'],
  [/^Most items could not be read/, 'mostly-failed'],
  [unrecognised, 'no-jobs'],
  [/^This is a web page/, 'html'],
  [/^The document (?:is empty|holds nothing)/, 'nothing'],
  [/^This is /, 'other-kind'],
  [/^The description was cut/, 'description-cut'],
  [/^The title was cut/, 'title-cut'],
  [/^Only the first (?<count>\d+) places/, 'places-cut'],
  [/^A place of the job is ambiguous/, 'place-ambiguous'],
  [/^An element has more than (?<count>\d+) attributes/, 'too-many-attributes'],
  [/^The (?:date|last day) "(?<text>.*)" is n/, 'no-date'],
  [/^The last day of "(?<text>.*)" has passed/, 'past'],
  [/^The id "(?<text>.*)" occurs again/, 'twice'],
  [/^Texts went through a wrong encoding/, 'repaired'],
  [/^The document .*; read as (?<label>\S+)$/, 'read-as'],
  [/^XML: /, 'xml-slip'],
  [/^The row has (?<cells>\d+) cells instead of (?<columns>\d+)/, 'row-length'],
  [/^The address answers with status (?<status>\d+)/, 'status'],
  [/^The address took longer/, 'slow'],
  [/^The address leads on/, 'redirects'],
  [/^The feed (?:is larger|holds more)|is longer than|has more than/, 'too-large'],
  [/unpacks to more than|holds another gzip/, 'bomb'],
  [/packed|^The gzip file is broken/, 'packed'],
  [/encoding|UTF-32/, 'encoding'],
  [/not valid JSON.*?(?:line (?<line>\d+))?\)?$/, 'json'],
  [/not well-formed XML.*?(?:line (?<line>\d+))?\)?$/, 'xml'],
  [/DOCTYPE/, 'doctype'],
  [/^The table /, 'table'],
  [/nested deeper/, 'deep'],
  [/no longer kept; upload/, 'gone'],
  [/no longer kept and the address sends none/, 'gone-there'],
  [/no longer kept/, 'not-kept'],
  [/^The file does not exist/, 'not-kept'],
  [/^The run was interrupted/, 'interrupted'],
  [/^The run broke off/, 'broke-off'],
  [/has no https|^The address is none/, 'not-https'],
  [/name or a password/, 'credentials'],
  [/not public/, 'private'],
  [/names a port/, 'port'],
  [/^Nobody knows the host/, 'unknown-host'],
  [/rests after failing/, 'host-rests'],
  [/can not be reached|^The answer broke off/, 'unreachable'],
  [/^The certificate/, 'certificate'],
  [/^There is nothing to undo/, 'nothing-to-undo'],
]

/** Sentences of the importer quote what strangers wrote. */
const charsRead = 1_000

/** Why an ad or a whole feed was not taken, and what was odd about it, in the reader's language. */
export function reasonText(t: Translate, message: string): string {
  const [, line, said] = /^Line (\d{1,9}): (.*)$/s.exec(message.slice(0, charsRead)) ?? [
    null,
    null,
    message.slice(0, charsRead),
  ]
  const text = textOf(t, said ?? '')
  return line === null
    ? text
    : t('feeds.reason.at-line', { line: t('feeds.run.line', { line: line ?? '' }), text })
}

/** Nobody could tell what an ad is in a document that was read without a mistake. */
export function isUnrecognised(message: string | null): boolean {
  return message !== null && unrecognised.test(message)
}

function textOf(t: Translate, message: string): string {
  for (const [pattern, key] of reasons) {
    const match = pattern.exec(message)
    if (!match) continue
    const { detail, line, ...params } = match.groups ?? {}
    return t(`feeds.reason.${key}`, {
      ...params,
      detail: detail === undefined ? '' : t('feeds.reason.detail', { detail }),
      line: line === undefined ? '' : ` (${t('feeds.run.line', { line })})`,
    })
  }
  // What the importer says beyond these words is for the log; nobody is helped by a sentence in another language.
  return t('feeds.reason.other')
}
