import { dirname, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Output of the build, loaded by `load-mail-renderer.ts`. */
export const rendererFile = resolve(root, 'build/mail/render-mail.js')

/**
 * Node strips types but does not compile JSX, so the templates are bundled into one file. Texts, formats and limits stay external and are
 * imported from `src`, as in the rest of the process.
 */
export async function buildMailRenderer(): Promise<void> {
  // Imported here only: the built site runs without the build tool.
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [roomsOutside()],
    build: {
      ssr: 'src/mail/render-mail.tsx',
      outDir: 'build/mail',
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: {
        external: /^react(-dom)?(\/|$)/,
        output: { entryFileNames: 'render-mail.js' },
      },
    },
  })
}

/** Rewrites imports of external files relative to the bundle. */
function roomsOutside(): Plugin {
  return {
    name: 'rooms-outside',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !/^\.{1,2}\/(?:\.\.\/)*(?:i18n|config)\//.test(source)) return null
      const path = relative(dirname(rendererFile), resolve(dirname(importer), source))
      return { id: path.split(sep).join('/'), external: true }
    },
  }
}
