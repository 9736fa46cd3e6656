/** Where an employer's picture is fetched from. */
export function pictureUrl(fileId: string): string {
  return `/files/${fileId}?inline`
}
