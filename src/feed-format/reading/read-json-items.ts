import { Tokenizer, TokenType } from '@streamparser/json'
import { limits } from '../../config/limits.ts'
import type { FoundItem, ItemCollector } from './collect-items.ts'
import { FeedRefused } from './feed-refused.ts'
import type { ReadContext } from './read-context.ts'

const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * Yields the jobs of a JSON document, or of JSON Lines (`separator`), in order and in batches.
 * @throws {FeedRefused} with the line when the document is not valid JSON.
 */
export async function* readJsonItems(
  texts: AsyncIterable<string>,
  read: ReadContext,
  isLines: boolean,
): AsyncGenerator<FoundItem[]> {
  let found: FoundItem[] = []
  const collector = read.collect(item => found.push(item))
  read.collector = collector
  const builder = new JsonBuilder(collector, isLines)
  const tokenizer = new ExactTokenizer({ separator: isLines ? '' : undefined })
  let charsSinceToken = 0
  tokenizer.onToken = ({ token, value }) => {
    charsSinceToken = 0
    builder.take(token, value)
  }
  tokenizer.onError = error => {
    throw error instanceof FeedRefused ? error : notJson(error.message, builder.line)
  }
  for await (const text of texts) {
    // Line by line, because the tokenizer does not count lines.
    for (let from = 0; from < text.length; ) {
      const newline = text.indexOf('\n', from)
      const to = newline < 0 ? text.length : newline + 1
      charsSinceToken += to - from
      if (tokenizer.isEnded) refuseTail(text.slice(from), builder.line)
      else tokenizer.write(text.slice(from, to))
      if (newline >= 0) builder.line++
      from = to
    }
    if (charsSinceToken > limits.feedTextChars)
      throw new FeedRefused({ code: 'too-large', params: { of: 'text', max: limits.feedTextChars } })
    if (found.length > 0) {
      yield found
      found = []
    }
  }
  if (!tokenizer.isEnded) tokenizer.end()
  builder.finish()
  if (found.length > 0) yield found
}

/** Keeps the digits of numbers that would lose precision: two long ids must not become equal. */
class ExactTokenizer extends Tokenizer {
  protected override parseNumber(text: string): number {
    const value = Number(text)
    // The tokenizer only passes the value on, and the builder converts it to text.
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? (text as unknown as number) : value
  }
}

/** Checks the grammar of the tokens and turns objects and lists into nodes: a list becomes repeated nodes of its name. */
class JsonBuilder {
  line = 1
  private readonly collector: ItemCollector
  private readonly isLines: boolean
  /** Open containers: an object's property, or a list whose elements carry the name of the list. */
  private readonly stack: { kind: 'object' | 'list'; name: string; isNode: boolean }[] = []
  private expected: 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing' =
    'value'
  private key = ''

  constructor(collector: ItemCollector, isLines: boolean) {
    this.collector = collector
    this.isLines = isLines
    if (isLines) {
      this.collector.start('', noAttributes, 1, 'property')
      this.collector.list('')
    }
  }

  take(token: TokenType, value: unknown): void {
    if (token === TokenType.SEPARATOR) return
    if (this.expected === 'nothing' && this.isLines) this.expected = 'value'
    switch (token) {
      case TokenType.LEFT_BRACE:
        this.expectValue()
        this.push('object')
        this.expected = 'key-or-end'
        return
      case TokenType.LEFT_BRACKET:
        this.expectValue()
        this.push('list')
        this.expected = 'value-or-end'
        return
      case TokenType.RIGHT_BRACE:
        this.expect('key-or-end', 'comma-or-end')
        this.pop('object')
        return
      case TokenType.RIGHT_BRACKET:
        this.expect('value-or-end', 'comma-or-end')
        this.pop('list')
        return
      case TokenType.COLON:
        this.expect('colon')
        this.expected = 'value'
        return
      case TokenType.COMMA:
        this.expect('comma-or-end')
        this.expected = this.stack.at(-1)?.kind === 'object' ? 'key' : 'value'
        return
      default:
        this.scalar(token, value)
    }
  }

  finish(): void {
    if (this.stack.length > 0 || (this.expected !== 'nothing' && !this.isLines))
      throw notJson('The document ends too early', this.line)
    if (this.isLines) this.collector.end()
  }

  private scalar(token: TokenType, value: unknown): void {
    if (token === TokenType.STRING && (this.expected === 'key' || this.expected === 'key-or-end')) {
      this.key = String(value)
      this.expected = 'colon'
      return
    }
    this.expectValue()
    // A non-object in the root list is reported as an unreadable job, not skipped silently.
    const isRecord = this.stack.length === 1 && this.stack[0]?.kind === 'list'
    this.collector.start(this.name(), noAttributes, this.line, isRecord ? 'record' : 'property')
    if (token !== TokenType.NULL) this.collector.text(String(value))
    this.collector.end()
    this.afterValue()
  }

  private push(kind: 'object' | 'list'): void {
    const parent = this.stack.at(-1)
    const name = this.name()
    if (this.stack.length >= limits.feedDepth)
      throw new FeedRefused({ code: 'too-deep', params: { levels: limits.feedDepth, line: this.line } })
    const isOutermost = parent === undefined
    const isNode = kind === 'object' || isOutermost
    const isElement = parent?.kind === 'list' || (isOutermost && this.isLines)
    if (isNode) this.collector.start(name, noAttributes, this.line, isElement ? 'record' : 'property')
    if (kind === 'list') this.collector.list(name)
    this.stack.push({ kind, name, isNode })
  }

  private pop(kind: 'object' | 'list'): void {
    const top = this.stack.pop()
    if (top?.kind !== kind) throw notJson('A bracket closes what was not opened', this.line)
    if (top.isNode) this.collector.end()
    this.afterValue()
  }

  private name(): string {
    const parent = this.stack.at(-1)
    return parent === undefined ? '' : parent.kind === 'list' ? parent.name : this.key
  }

  private afterValue(): void {
    this.expected = this.stack.length === 0 ? 'nothing' : 'comma-or-end'
  }

  private expectValue(): void {
    this.expect('value', 'value-or-end')
  }

  private expect(...allowed: (typeof this.expected)[]): void {
    if (!allowed.includes(this.expected))
      throw notJson(`Found something else than ${this.expected}`, this.line)
  }
}

function refuseTail(text: string, line: number): void {
  if (text.trim() !== '') throw notJson('There is text after its end', line)
}

function notJson(said: string, line: number): FeedRefused {
  return new FeedRefused({ code: 'invalid-json', params: { line, said: said.replace(/\.$/, '') } })
}
