import type { openApiDocument } from './openapi.ts'

type Document = ReturnType<typeof openApiDocument>
type Schema = {
  [key: string]: unknown
  enum?: unknown[]
  items?: Schema
  type?: string | string[]
  $ref?: string
}
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema }
type Operation = {
  summary?: string
  description?: string
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  parameters?: Parameter[]
  responses: Record<string, { description: string; content?: Record<string, { schema?: Schema }> }>
}

/** The API reference as a page without scripts and external resources. `nonce` permits its style. */
export function referencePage(document: Document, nonce: string): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    // The cast: the generator's types only know paths; this document has operations by method, without references.
    Object.entries(item as Record<string, Operation>).map(([method, operation]) =>
      operationSection(`${method.toUpperCase()} ${path}`, operation),
    ),
  )
  // The same cast, for webhooks.
  const messages = Object.entries(
    (document.webhooks ?? {}) as Record<string, Record<string, Operation>>,
  ).flatMap(([event, item]) => Object.values(item).map(operation => operationSection(event, operation)))
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
    return `<section id="${name}"><h3>${escapeHtml(name)}</h3><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></section>`
  })
  const base = document.servers?.[0]?.url ?? ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title>
<style nonce="${escapeHtml(nonce)}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description ?? '')}</p>
<p>Base address <code>${escapeHtml(base)}</code> · <a href="${escapeHtml(base)}/openapi.json">openapi.json</a></p>
<p>Example: <a href="${escapeHtml(base)}/jobs?q=pflege&amp;place=K%C3%B6ln&amp;radius=50"><code>/jobs?q=pflege&amp;place=Köln&amp;radius=50</code></a></p>
${operations.join('\n')}
<h2>Webhooks</h2>
${messages.join('\n')}
<h2>Shapes</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`
}

function operationSection(name: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(parameter => {
    const cells = [
      `<code>${escapeHtml(parameter.name)}</code>`,
      escapeHtml(typeOf(parameter.schema)),
      codeSpans(parameter.description ?? ''),
    ]
    return `<tr><td>${cells.join('</td><td>')}</td></tr>`
  })
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const schema = Object.values(response.content ?? {})[0]?.schema
    return `<li><code>${status}</code> ${codeSpans(response.description)} ${schemaLink(schema)}</li>`
  })
  const body = schemaLink(Object.values(operation.requestBody?.content ?? {})[0]?.schema)
  return `<section><h2><code>${escapeHtml(name)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}</p>
${operation.description ? `<p>${codeSpans(operation.description)}</p>\n` : ''}${body ? `<p>Body ${body}</p>` : ''}${parameters.length > 0 ? parameterTable(name, parameters) : ''}
<ul>${responses.join('')}</ul></section>`
}

function parameterTable(name: string, rows: string[]): string {
  return `<div class="wide" tabindex="0" role="region" aria-label="Parameters of ${escapeHtml(name)}">
<table><thead><tr><th>Parameter</th><th>Values</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</div>`
}

function typeOf(schema: Schema | undefined): string {
  if (!schema) return ''
  if (schema.items) return `list of: ${typeOf(schema.items)}`
  if (schema.enum) return schema.enum.join(', ')
  return String(schema.type ?? '')
}

function schemaLink(schema: Schema | undefined): string {
  const name = schema?.$ref?.split('/').at(-1)
  return name ? `→ <a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>` : ''
}

function codeSpans(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

const style = `
:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;margin:0;background:light-dark(#fbfaf7,#16191a);color:light-dark(#1d2526,#e9eceb)}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{line-height:1.2}h2{margin-top:2.5rem}
a{color:light-dark(#0a5a55,#7fd1c7)}
code{font-size:.9em}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid light-dark(#dcdcd4,#3a4142)}
pre{overflow-x:auto;padding:1rem;background:light-dark(#f1f0ea,#202526)}
`
