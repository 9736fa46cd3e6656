import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The text of all strings, template pieces and regular expressions of a file, without its comments. */
export function literalsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
