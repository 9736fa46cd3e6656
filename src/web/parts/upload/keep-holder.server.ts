import { data, type LoaderFunctionArgs } from 'react-router'
import { getContext } from '../../context.server.ts'
import { fileHolderToBe } from './file-holder.server.ts'

/**
 * What a page with uploads or a draft tells, and to a guest's browser that is new the key under which both are kept: without scripts
 * the files come with the form itself, which has to know already whose they are.
 */
export function withHolder<Facts>(args: Pick<LoaderFunctionArgs, 'context'>, facts: Facts) {
  const { actor } = getContext(args)
  const cookie = actor.kind === 'guest' ? fileHolderToBe(args).cookie : null
  return data(facts, cookie ? { headers: { 'set-cookie': cookie } } : undefined)
}
