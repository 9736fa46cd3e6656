import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Everything that a file says between quotes, the pieces of its templates, and its patterns; comments are not read. */
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
