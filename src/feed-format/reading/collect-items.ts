import { limits } from '../../config/limits.ts'
import { FeedRefused } from './feed-refused.ts'
import { foldInnerAttributes, foldItemAttributes } from './fold-attributes.ts'
import { childrenOf, type ItemNode, nodesAt, plainName } from './item-node.ts'

/** A job as it stands in the document; `line` counts from 1 and is null where the reader can not tell. */
export type FoundItem = { node: ItemNode; line: number | null; problem: string | null }

/** `element`: XML; `record`: an object in a JSON list or a row; `property`: anything else. */
type NodeKind = 'element' | 'record' | 'property'

type Open = { node: ItemNode; line: number | null; isItem: boolean }

/** Elements that hold one job each, as plain names. */
const itemNames = new Set(
  (
    'job item entry position positionopening jobpositionposting jobposting joboffer offer vacancy posting opening ' +
    'stelle stellenangebot stellenanzeige stellenausschreibung anzeige inserat jobangebot jobanzeige vakanz angebot'
  ).split(' '),
)
/** Lists whose elements are jobs, where the elements have no name of their own (JSON). */
const listNames = new Set(
  (
    'jobs content offers stellenangebote @graph postings positions vacancies items data results jobpostings stellen ' +
    'angebote openings entries joblist anzeigen itemlistelement records rows'
  ).split(' '),
)
/** Describe the feed, its channel or the employer, and would otherwise pass for a job. */
const neverItems = new Set(
  'channel image feed source author publisher company employer organization hiringorganization firma arbeitgeber included'.split(
    ' ',
  ),
)
const titleNames = new Set(
  'title name text titel jobtitle jobtitel stellentitel stellenangebotstitel bezeichnung position stellenbezeichnung'.split(
    ' ',
  ),
)
const evidenceNames = new Set(
  (
    'id url link description beschreibung city ort location locations standort standorte region joblocation company firma ' +
    'arbeitgeber arbeitsort salary gehalt verguetung referenz referencenumber refnr aufgaben content plz postalcode ' +
    'externeurl stellenangebotsbeschreibung dateposted hostedurl applyurl'
  ).split(' '),
)

/**
 * Builds jobs from the events of a reader and hands each to `onItem` as soon as it ends, so that no more than one job is
 * held. What a job is follows from element names or, with foreign names, from a first element that looks like one.
 * @throws {FeedRefused} on too deep nesting and too many items.
 */
export class ItemCollector {
  private readonly open: Open[] = []
  private readonly onItem: (item: FoundItem) => void
  private itemDepth = -1
  private lockedPath: string | null = null
  private itemChars = 0
  private itemProblem: string | null = null
  private outsideChars = 0
  private count = 0
  /** Plain name of the outermost element; `''` for a JSON or CSV document. */
  rootName: string | null = null
  /** First texts outside any job, for the message about a document without jobs. */
  outsideText = ''
  /** A list of jobs began, be it an empty one. */
  hasList = false

  /** `itemPath`: plain names from the outermost element to the one that is a job, where a person said so. */
  constructor(onItem: (item: FoundItem) => void, itemPath: string | null = null) {
    this.onItem = onItem
    this.lockedPath = itemPath
  }

  start(tag: string, attributes: ReadonlyMap<string, string>, line: number | null, kind: NodeKind): void {
    if (this.open.length >= limits.feedDepth)
      throw new FeedRefused(`Elements are nested deeper than ${limits.feedDepth} levels`, line)
    const name = plainName(tag)
    const depth = this.open.length
    if (depth === 0) this.rootName = name
    const isItem = this.itemDepth < 0 && depth > 0 && this.isItemStart(name, depth, kind)
    const node: ItemNode = { name, tag, attributes, parts: [] }
    this.open.push({ node, line, isItem })
    if (isItem) {
      this.itemDepth = depth
      this.itemChars = 0
      this.itemProblem = null
    }
    for (const value of attributes.values()) this.itemChars += value.length
  }

  text(text: string): void {
    const top = this.open.at(-1)
    if (!top || text === '') return
    if (this.itemDepth < 0) {
      if (this.outsideText.length < 200) this.outsideText += `${text.trim().slice(0, 200)} `
      // Before the first job is known, everything is kept in case it turns out to be one.
      this.outsideChars += text.length
      if (this.lockedPath !== null || this.outsideChars > limits.feedItemChars) return
    } else {
      this.itemChars += text.length
      if (this.itemChars > limits.feedItemChars) return
    }
    top.node.parts.push(text)
  }

  /** The job that is open can not be taken, the others can. @returns false outside any job. */
  refuseItem(problem: string): boolean {
    if (this.itemDepth < 0) return false
    this.itemProblem ??= problem
    return true
  }

  end(): void {
    const done = this.open.pop()
    if (!done) return
    const parent = this.open.at(-1)
    if (!done.isItem && this.itemDepth >= 0) foldInnerAttributes(done.node)
    // The outermost element of an empty list may have a name and an address, too.
    else if (parent || itemNames.has(done.node.name)) foldItemAttributes(done.node)
    if (done.isItem) {
      this.itemDepth = -1
      this.lockedPath ??= this.pathOf(done.node.name)
      this.emit(done)
    } else if (this.itemDepth >= 0) {
      if (this.itemChars <= limits.feedItemChars) parent?.node.parts.push(done.node)
    } else if (this.lockedPath === null && this.open.length <= 4) {
      const isLoneItem =
        !parent && itemNames.has(done.node.name) && done.node.parts.some(part => typeof part !== 'string')
      if (!this.hasList && (looksLikeJob(done.node) || isLoneItem)) {
        this.lockedPath = this.pathOf(done.node.name)
        if (parent) parent.node.parts.length = 0
        this.emit(done)
      } else if (this.outsideChars <= limits.feedItemChars) parent?.node.parts.push(done.node)
    }
  }

  /** A JSON list begins under `name`. */
  list(name: string): void {
    if (this.itemDepth < 0 && this.open.length <= 4 && (name === '' || listNames.has(plainName(name))))
      this.hasList = true
  }

  private isItemStart(name: string, depth: number, kind: NodeKind): boolean {
    if (kind === 'property') return false
    if (this.lockedPath !== null) return this.pathOf(name) === this.lockedPath
    if (depth > 4) return false
    return kind === 'record' ? listNames.has(name) || name === '' : itemNames.has(name)
  }

  private pathOf(name: string): string {
    return `${this.open.map(open => open.node.name).join('/')}/${name}`
  }

  private emit(done: Open): void {
    this.count++
    if (this.count > limits.feedItems)
      throw new FeedRefused(`The feed holds more than ${limits.feedItems} jobs`, done.line)
    const isTooLong = this.itemChars > limits.feedItemChars
    const problem = isTooLong ? `The job is longer than ${limits.feedItemChars} characters` : this.itemProblem
    this.onItem({ node: done.node, line: done.line, problem })
  }
}

/** Whether a field of this name may hold the title of a job. */
export function isTitleName(name: string): boolean {
  return titleNames.has(plainName(name))
}

function looksLikeJob(node: ItemNode): boolean {
  if (neverItems.has(node.name)) return false
  // JSON:API keeps the facts of a thing one level deeper.
  const facts = [...childrenOf(node), ...nodesAt(node, 'attributes').flatMap(childrenOf)]
  const names = new Set(facts.map(child => child.name))
  const hasTitle = [...names].some(name => titleNames.has(name))
  return hasTitle && [...names].filter(name => evidenceNames.has(name)).length >= 2
}
