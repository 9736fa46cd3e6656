import type { Context } from '../../../../domain/caller/context.ts'
import { emmaView } from './emma-view.server.ts'

/** A conversation as plain text, as its pages show it; null for one that is none, or another's. */
export async function emmaTranscript(ctx: Context, conversation: string): Promise<string | null> {
  const view = await emmaView(ctx, { conversation, from: null })
  if (view.conversation === null || view.turns.length === 0) return null
  const { you } = view.words
  return view.turns.map(({ question, plain }) => `${you}: ${question}\n\nEmma: ${plain}\n`).join('\n')
}
