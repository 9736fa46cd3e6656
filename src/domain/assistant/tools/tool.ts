import { z } from 'zod'
import type { Context } from '../../caller/context.ts'

/**
 * One thing that the assistant can look up or prepare; the rule engine, a language model and other assistants (`/mcp`) use the same ones. A
 * tool asks the policies of the use cases behind it, answers plain JSON of facts that the database holds, with null for what is unknown, and
 * never contact data. It writes nothing: what would write gives a draft, which a person's click commits.
 */
export type Tool<Input, Result> = {
  /** As models and other assistants call it. */
  readonly name: string
  /** For them, in English. */
  readonly description: string
  readonly input: z.ZodType<Input>
  /** False for what makes a draft. */
  readonly isReadOnly: boolean
  readonly run: (ctx: Context, input: Input) => Promise<Result>
}

/** A tool for callers that send unchecked arguments. */
export type OpenTool = Omit<Tool<unknown, unknown>, 'input' | 'run'> & {
  /** As sent to models and other assistants. */
  readonly inputSchema: Record<string, unknown>
  /** What is wrong with the arguments is the answer, for the caller to correct; what a use case throws is thrown. */
  readonly call: (ctx: Context, given: unknown) => Promise<ToolAnswer>
}

export type ToolAnswer = { isGood: true; result: unknown } | { isGood: false; problem: string }

export function openTool<Input, Result>(tool: Tool<Input, Result>): OpenTool {
  const { name, description, input, isReadOnly, run } = tool
  return {
    name,
    description,
    isReadOnly,
    inputSchema: z.toJSONSchema(input, { io: 'input', target: 'draft-7' }),
    call: async (ctx, given) => {
      const parsed = input.safeParse(given)
      if (!parsed.success) return { isGood: false, problem: z.prettifyError(parsed.error) }
      return { isGood: true, result: await run(ctx, parsed.data) }
    },
  }
}

/** Ads in one answer: for people and models alike more is no help. */
export const mostJobs = 20
