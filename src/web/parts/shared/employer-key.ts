/** The part of an employer's addresses that names it: the id decides, the slug is for people. */
export function employerKey({ id, slug }: { id: number; slug: string }): string {
  return `${id}-${slug}`
}
