import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { buildMailRenderer, rendererFile } from './build-mail-renderer.ts'
import type { RenderMail } from './mail-props.ts'

/**
 * The built renderer; in development it is rebuilt at each start.
 * @throws {Error} when `npm run build` has not been run
 */
export async function loadMailRenderer({ isDev }: { isDev: boolean }): Promise<RenderMail> {
  if (isDev) await buildMailRenderer()
  if (!existsSync(rendererFile)) {
    throw new Error(`${rendererFile} is missing. Run "npm run build" first.`)
  }
  // The cast: the bundle is a build artefact without types.
  const bundle = (await import(pathToFileURL(rendererFile).href)) as { renderMail: RenderMail }
  return bundle.renderMail
}
