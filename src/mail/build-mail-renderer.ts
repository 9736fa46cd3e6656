import { dirname, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Where the build puts the renderer; `load-mail-renderer.ts` takes it from there. */
export const rendererFile = resolve(root, 'build/mail/render-mail.js')

/**
 * Node reads TypeScript but no JSX, so the templates are bundled into one file. Texts, formats and limits stay outside and are
 * imported from `src`, as the rest of the process does.
 */
export async function buildMailRenderer(): Promise<void> {
  // Loaded only here: the finished site runs without the build tool.
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

/** How the bundle calls the files that stay outside: by their path from where it lies. */
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
