/** The fields of the editor's form, as text. */
export type ArticleFields = Record<
  `${'de' | 'en'}${'Title' | 'Slug' | 'Excerpt' | 'Html' | 'CoverAlt'}` | 'authorId' | 'reviewerId',
  string
> &
  Record<'reviewedOn' | 'seriesId' | 'seriesPart' | 'coverFileId' | 'at' | 'until', string> & {
    tagIds: string[]
  }
