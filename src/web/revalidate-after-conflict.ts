import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For pages whose forms name the version that they were written about: after a conflict their data are fetched anew, which otherwise stay
 * after a refusal. So the page shows what somebody else did, and the form, with everything typed, is about the version that is shown.
 */
export function revalidateAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
