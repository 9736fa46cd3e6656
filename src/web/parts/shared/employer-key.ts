/** Names an employer in URLs: the id decides, the slug is for people and may be outdated. */
export function employerKey({ id, slug }: { id: number; slug: string }): string {
  return `${id}-${slug}`
}
