import { resolve } from 'node:path'
import { Bell, CircleQuestionMark, type LucideIcon, PlugZap } from 'lucide-react'
import { type ComponentType, createElement, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import drawnIcon from './drawn-icon.ts'
import { iconsByFile } from './icons-by-file.ts'

it.each([
  ['bell', Bell],
  ['circle-question-mark', CircleQuestionMark],
  ['plug-zap', PlugZap],
])('draws "%s" as the library does', async (name, icon: LucideIcon) => {
  const { __iconData: drawing } = await import(`lucide-react/icons/${name}`)
  const own = drawnIcon(drawing)
  for (const props of [
    { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 },
    { 'aria-hidden': true, strokeWidth: 2 },
  ] satisfies SVGProps<SVGSVGElement>[]) {
    expect(markup(own, props)).toBe(markup(icon as ComponentType<SVGProps<SVGSVGElement>>, props))
  }
})

it('takes icons from their own files, and the library that draws them not at all', async () => {
  const entry = resolve(import.meta.dirname, '../ui/form-problems.tsx')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [iconsByFile()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: ['react', 'react/jsx-runtime'],
      },
    },
  })
  // The cast: without watching, and with one output, this is what comes back.
  const { output } = built as Rolldown.RolldownOutput
  const modules = output.flatMap(file => (file.type === 'chunk' ? Object.keys(file.modules) : []))
  const ofLibrary = modules
    .filter(id => /[\\/]lucide-react[\\/]/.test(id))
    .map(id => id.replace(/^.*esm[\\/]/, ''))
  expect(ofLibrary).toEqual(['icons/circle-exclamation-point.mjs'])
})

function markup(icon: ComponentType<SVGProps<SVGSVGElement>>, props: SVGProps<SVGSVGElement>): string {
  return renderToStaticMarkup(createElement(icon, props))
}
